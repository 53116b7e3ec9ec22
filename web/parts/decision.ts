/** Approving and rejecting a code, wherever it is shown. */
import { REJECT_REASONS } from '../../contract/catalog.ts';
import { mayApprove } from '../../contract/roles.ts';
import type { Told } from '../../api/askInside.ts';
import { view, type View } from '../view.ts';
import { at, type PageVisit } from '../visit.ts';
import { Marks } from './fields.ts';

interface Props {
  visit: PageVisit;
  productId: string;
  classification: Told;
}

/** Two forms for who may decide, nothing for others: approve at once, or reject with a reason. */
export function Decision({ visit, productId, classification }: Props): View {
  const { texts, member, context } = visit;
  if (!mayApprove(member.role)) return null;
  const { id, codeFormatted } = classification;
  const path = at(visit, `/products/${productId}/codes/${id}`);
  const back = view`<input type="hidden" name="back" value=${context.url} />`;
  const reasons = Object.keys(REJECT_REASONS) as (keyof typeof REJECT_REASONS)[]; // as written there
  return view`<div class="decision">
    <form method="post" action=${`${path}/approve`}>
      <${Marks} visit=${visit} />${back}
      <button class="main" data-approve aria-label=${`${texts.review.approve} ${codeFormatted}`}>${texts.review.approve}</button>
    </form>
    <details data-reject>
      <summary class="button">${texts.review.reject} …</summary>
      <form method="post" action=${`${path}/reject`} class="reject">
        <${Marks} visit=${visit} />${back}
        <label for=${`reason-${id}`}>${texts.review.reason}</label>
        <select id=${`reason-${id}`} name="reason">
          ${reasons.map((reason) => view`<option value=${reason}>${texts.reasons[reason]}</option>`)}
        </select>
        <label for=${`right-${id}`}>${texts.review.rightCode}</label>
        <input id=${`right-${id}`} name="correctCode" maxlength="30" />
        <label for=${`note-${id}`}>${texts.review.note}</label>
        <input id=${`note-${id}`} name="note" maxlength="1000" />
        <button>${texts.review.reject}</button>
      </form>
    </details>
  </div>`;
}
