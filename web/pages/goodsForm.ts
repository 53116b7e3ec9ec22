/** Fields of goods that are calculated: the same for a landed cost and a comparison. */
import { COUNTRY_CODES } from '../../contract/fields.ts';
import { numberIn, stated, textIn } from '../forms.ts';
import { faultsOf } from '../parts/fault.ts';
import { Choice, Field } from '../parts/fields.ts';
import type { Shown, Stated } from '../trial.ts';
import { view, type View } from '../view.ts';
import type { PageVisit } from '../visit.ts';

export const GOODS_FIELDS: ReadonlySet<string> = new Set([
  'hsCode',
  'originCountry',
  'value',
  'currency',
  'shippingCost',
  'insuranceCost',
  'quantity',
  'weight',
  'entryDate',
]);

/** Fields by name, of a form or an address. */
export interface Named {
  get: (name: string) => string | null | undefined;
}

/** What a body says of the goods. */
export function goodsOf(fields: Named): Record<string, unknown> {
  const text = (name: string): string | undefined => textIn(fields.get(name));
  const weight = numberIn(fields.get('weight'));
  return stated({
    hsCode: text('hsCode'),
    originCountry: text('originCountry'),
    value: numberIn(fields.get('value')),
    currency: text('currency')?.toUpperCase(),
    shippingCost: numberIn(fields.get('shippingCost')),
    insuranceCost: numberIn(fields.get('insuranceCost')),
    quantity: numberIn(fields.get('quantity')),
    weight,
    weightUnit: weight === undefined ? undefined : 'kg',
    entryDate: text('entryDate'),
  });
}

/** Whether an answer to this code is one to what is stated: a code of odd length is read as a shorter one. */
export const isOfCode = (code: string, fields: Stated): boolean =>
  code !== '' && (fields.get('hsCode') ?? '').replaceAll(/\D/g, '').startsWith(code);

/** The fields, as far as they are stated, with their faults; `target` is the one of where to. */
export function GoodsFields({
  visit,
  shown: { fields, error },
  target,
}: {
  visit: PageVisit;
  shown: Shown;
  target: View;
}): View {
  const { texts, print } = visit;
  const faults = faultsOf(error);
  const field = (name: keyof typeof texts.fields) => ({
    name,
    label: texts.fields[name],
    value: fields.get(name) ?? '',
    fault: faults.get(name),
  });
  const amount = { type: 'number', step: 'any', min: 0, inputmode: 'decimal' };
  const origins = [['', '–'], ...print.countries(COUNTRY_CODES)];
  return view`
    <div class="pair">
      <${Field} ...${field('hsCode')} required hint=${texts.cost.codeHint} more=${{ maxlength: 30 }} />
      <${Choice} ...${field('originCountry')} required options=${origins} />
    </div>
    ${target}
    <div class="pair">
      <${Field} ...${field('value')} required more=${amount} />
      <${Field} ...${field('currency')} value=${fields.get('currency') ?? 'USD'} required
        more=${{ maxlength: 3, pattern: '[A-Za-z]{3}' }} />
      <${Field} ...${field('shippingCost')} more=${amount} />
      <${Field} ...${field('insuranceCost')} more=${amount} />
    </div>
    <div class="pair">
      <${Field} ...${field('quantity')} more=${{ ...amount, step: 1, min: 1 }} />
      <${Field} ...${field('weight')} more=${amount} />
      <${Field} ...${field('entryDate')} more=${{ type: 'date' }} />
    </div>`;
}
