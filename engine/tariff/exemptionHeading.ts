/** Headings that keep additional duties off. */
import { isOfKind } from './interplay.ts';
import type { ExemptionHeading, MeasureRow } from './types.ts';

/** Whether the heading is for the measure at all, whatever its goods, origins and days. */
export const isAgainst = (
  { kinds }: Pick<ExemptionHeading, 'kinds'>,
  { kind, heading }: Pick<MeasureRow, 'kind' | 'heading'>,
): boolean =>
  kinds.some((named) => isOfKind(kind, named) || heading.split('/').some((filed) => filed.startsWith(named)));
