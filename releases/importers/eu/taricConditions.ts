/**
 * Conditions as TARIC prints them within a duty: `Cond:  A cert: D-008 (01):10.000 % ; A
 * (01):12.000 %`.
 */
import type { MeasureCondition } from '../../../engine/release/records.ts';

/** What a printed duty says: the duty itself, and the conditions behind `Cond:`. */
export interface PrintedDuty {
  /**
   * As printed, with its conditions when they set the rate; null when no rate is printed at all.
   */
  duty: string | null;
  conditions: readonly MeasureCondition[];
}

/**
 * Duty and conditions of a printed duty. Conditions that only ask for a document leave the duty in
 * front of them; where they set rates, the duty stays the whole text, which is no single rate and
 * must not be taken for one. A text behind `Cond:` that is not understood stays in the duty too,
 * with no conditions.
 */
export function splitConditions(printed: string | null): PrintedDuty {
  if (printed === null) return { duty: null, conditions: [] };
  const at = printed.indexOf('Cond:');
  if (at < 0) return { duty: printed, conditions: [] };
  const conditions = conditionsOf(printed.slice(at + 'Cond:'.length));
  if (conditions === null) return { duty: printed, conditions: [] };
  if (conditions.some(({ duty }) => duty !== null)) return { duty: printed, conditions };
  const lead = printed.slice(0, at).trim();
  return { duty: lead === '' ? null : lead, conditions };
}

/** Conditions in TARIC's own way of printing them. */
export const printConditions = (conditions: readonly MeasureCondition[]): string =>
  `Cond:  ${conditions.map(printCondition).join(' ; ')}`;

function printCondition({ code, document, requirement, action, duty }: MeasureCondition): string {
  const certificate =
    document === null ? '' : `cert: ${document.slice(0, 1)}-${document.slice(1)} `;
  return `${code} ${certificate}${requirement ?? ''}(${action ?? ''}):${duty ?? ''}`;
}

// Letter of the condition, its certificate, its limit (`52.600 EUR/DTN`), the action in brackets,
// the duty that then holds.
const CONDITION =
  /^([A-Z]{1,2})\s*(?:cert:\s*([A-Z0-9])\s*-\s*([A-Z0-9]{3})\s*)?(\d[^()]*)?\((\d{2})\)\s*:(.*)$/;

function conditionsOf(text: string): MeasureCondition[] | null {
  const conditions: MeasureCondition[] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const match = CONDITION.exec(part);
    if (!match) return null;
    const [, code = '', kind, number = '', limit, action, duty = ''] = match;
    conditions.push({
      code,
      document: kind === undefined ? null : `${kind}${number}`,
      requirement: limit?.trim() ?? null,
      action: action ?? null,
      duty: duty.trim() || null,
    });
  }
  return conditions.length === 0 ? null : conditions;
}
