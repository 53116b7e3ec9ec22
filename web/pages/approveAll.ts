/** Approving all codes of which the engine is sure: first how many they are, then all of them. */
import { goOn, ownForm } from '../../api/signIn/signInPages.ts';
import { keyOf, numberIn } from '../forms.ts';
import { show } from '../frame.ts';
import { Marks } from '../parts/fields.ts';
import { view } from '../view.ts';
import { ask, at, type PageVisit } from '../visit.ts';

const FILTER = { filter: { confidence: 'high' } } as const;

/** POST /w/{workspace}/review/approve: asks how many, then approves if they are still as many. */
export async function takeApproveAll(visit: PageVisit): Promise<void> {
  const form = await ownForm(visit);
  const expectedCount = numberIn(form.get('count'));
  if (expectedCount === undefined) return confirm(visit);
  const body = { ...FILTER, expectedCount };
  await ask(visit, 'approveClassifications', { body, idempotencyKey: keyOf(form, body) });
  goOn(visit, at(visit, '/review'));
}

async function confirm(visit: PageVisit): Promise<void> {
  const { texts, print } = visit;
  const body = { ...FILTER, dryRun: true };
  const { approved } = (await ask(visit, 'approveClassifications', { body })).data;
  const form = view`<form method="post" action=${at(visit, '/review/approve')}>
    <${Marks} visit=${visit} /><input type="hidden" name="count" value=${approved} />
    <p class="buttons"><button class="main">${texts.review.approveThem}</button>
      <a class="button" href=${at(visit, '/review')}>${texts.review.leave}</a></p></form>`;
  const page = view`<p>${texts.review.countSure(print.number(approved))}</p>
    ${approved > 0 ? form : view`<p><a href=${at(visit, '/review')}>${texts.review.leave}</a></p>`}`;
  show(visit, texts.review.approveSure, page);
}
