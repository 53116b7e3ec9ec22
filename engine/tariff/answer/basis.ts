/**
 * Which layer of the data a duty was read from. The order of trust: an official import, the
 * embedded schedule, a table of classes of goods, none.
 */
import type { GoodsAssessment } from '../consignment/assess.ts';
import type { Entry } from '../consignment/entry.ts';
import type { Column } from '../rate/preference.ts';
import type { MeasureRow, Schedule, TariffLine } from '../types.ts';

/** The layers, the most trusted first. */
export const BASES = ['official_import', 'embedded_schedule', 'class_table', 'none'] as const;
export type Basis = (typeof BASES)[number];

/** The layer of the base duty of the goods; `none` where no rate is known. */
export function basisOfDuty({ schedule }: Entry, { goods, line }: GoodsAssessment): Basis {
  if (line?.base == null) return 'none';
  if (goods.generalDuty) return goods.generalDuty.imported ? 'official_import' : 'class_table';
  return basisOfColumn(schedule, line.line, line.base);
}

/** The layer of one rate of a line: an agreement may state a rate for a class of goods alone. */
const basisOfColumn = (schedule: Schedule | null, line: TariffLine, { byClass }: Column): Basis =>
  byClass ? 'class_table' : basisOfLine(schedule, line);

/** The layer of what a line prints, and of the trade remedies that its tariff publishes. */
export const basisOfLine = (schedule: Schedule | null, line: TariffLine): Basis =>
  schedule?.imported === true && line.extract !== true && line.ratedByExtract !== true
    ? 'official_import'
    : 'embedded_schedule';

/** The layer of an additional duty: lists of goods may be imported. */
export const basisOfMeasure = ({ imported }: MeasureRow): Basis =>
  imported ? 'official_import' : 'embedded_schedule';
