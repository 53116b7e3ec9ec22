/** Forms that decide on a code. */
import { ownForm } from '../../api/signIn/signInPages.ts';
import { goOn, nextOf } from '../../api/signIn/signInPages.ts';
import { keyOf, stated, textIn } from '../forms.ts';
import { ask, at, type PageVisit } from '../visit.ts';

/** POST .../codes/{code}/approve, and back to where the form stood. */
export const takeApproval = (visit: PageVisit): Promise<void> =>
  decide(visit, 'approveClassification', () => ({}));

/** POST .../codes/{code}/reject */
export const takeRejection = (visit: PageVisit): Promise<void> =>
  decide(visit, 'rejectClassification', (form) =>
    stated({
      reason: textIn(form.get('reason')),
      correctCode: textIn(form.get('correctCode')),
      note: textIn(form.get('note')),
    }),
  );

async function decide(
  visit: PageVisit,
  operation: string,
  bodyOf: (form: URLSearchParams) => Record<string, unknown>,
): Promise<void> {
  const form = await ownForm(visit);
  const { product: id = '', code: classificationId = '' } = visit.params;
  const body = bodyOf(form);
  const params = { id, classificationId };
  await ask(visit, operation, {
    params,
    body,
    idempotencyKey: keyOf(form, { ...params, ...body }),
  });
  const back = nextOf(form.get('back'));
  goOn(visit, back.startsWith(at(visit, '/')) ? back : at(visit, `/products/${id}`));
}
