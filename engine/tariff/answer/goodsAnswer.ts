/** What the answer says of one line of goods. */
import { formatCode } from '../../hscode.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { MeasureRow, RegulatoryRow } from '../types.ts';
import type { GoodsAnswer, LandedCostLine, Regulatory } from './answer.ts';
import { basisOfDuty } from './basis.ts';
import { claimsOf } from './claims.ts';
import { contentHintsOf } from './contentHints.ts';
import { dutyLines, typeOf } from './dutyLines.ts';
import { entryCodeOrder, entryCodesOf } from './entryCodes.ts';
import { taxLines } from './lines.ts';
import { optionsOf } from './options.ts';

/** Lines of duty and tax, options, claims and codes of the goods; fees belong to the entry. */
export function goodsAnswer(
  entry: Entry,
  one: GoodsAssessment,
  regulatory: readonly RegulatoryRow[],
): GoodsAnswer {
  const { destination } = entry;
  const { item } = one.goods;
  const lines: LandedCostLine[] = [...dutyLines(entry, one), ...taxLines(entry, one)];
  const claims = claimsOf(entry, one);
  const programme = one.rule === 'tariff' ? (one.line?.base?.programme ?? null) : null;
  return {
    hsCode: item.hsCode,
    hsCodeFormatted: formatCode(item.hsCode, destination.schedule ?? 'us'),
    originCountry: item.originCountry,
    lines,
    regulatory: [
      ...regulatory.map(regulatoryAnswer),
      ...(one.line?.undeclared ?? []).map(undeclaredAnswer),
    ],
    tradeAgreement: programme?.name ?? null,
    rateFound: one.line?.base != null,
    dutyBasis: basisOfDuty(entry, one),
    availableExemptions: [...new Set(claims.available.map(({ code }) => code))],
    options: optionsOf(one, destination.currency),
    claims,
    contentHints: contentHintsOf(entry, one),
    entryCodes: entryCodesOf(entry, one),
    entryCodeOrder: entryCodeOrder(entry),
  };
}

export const regulatoryAnswer = (row: RegulatoryRow): Regulatory => ({
  code: row.code,
  name: row.name,
  description: row.legalBasis,
  agency: row.agency,
  measureType: row.measureType,
  condition: row.condition,
});

/** A duty on a metal content that the request does not declare. */
export const undeclaredAnswer = (row: MeasureRow): Regulatory => ({
  code: row.heading,
  name: row.name,
  description: row.legalBasis,
  agency: 'CBP',
  measureType: typeOf(row.kind),
  condition: `${row.rate}; declare the value of the metal in components`,
});
