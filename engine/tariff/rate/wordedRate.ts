/**
 * Rates that the HTS prints in words: `No change`, `The rate applicable to each garment …`, `See
 * 9822.04.25`.
 */
import type { ComponentRule, DutyExpression } from './expression.ts';

/** Canonical words of the duty of the goods' own subheading, on which chapter 99 builds. */
export const APPLICABLE_WORDS = 'The duty provided in the applicable subheading';

/** Canonical words of the rates of sets, as printed most often: headings 6103 and 8206. */
export const COMPONENT_WORDS: Readonly<Record<ComponentRule, string>> = {
  each: 'The rate applicable to each garment in the ensemble if separately entered',
  highest:
    'The rate of duty applicable to that article in the set subject to the highest rate of duty',
};

const EACH = [
  /^The rate applicable to each garment in the (?:in the )?ensemble if (?:separately entered|entered separately)$/,
  // sets of pens, 9608.50
  /^The rate applicable,? to each article in the absence of this subheading$/,
];
const APPLICABLE = /^(?:no change|the duty provided (?:for )?in ?the applicable subheading)$/i;

/**
 * Where a rate may stand: a note, another heading, the tariff of another article; or the terms it
 * hangs on.
 */
const REFERENCES = [
  /^Entry Price$/, // fruit and vegetables: the duty hangs on the price at entry
  /^See (?:(?:additional )?U\.S\. note|(?:headings? |subheadings? )?\d{4})[^+]*$/,
  /^The (?:duty )?rate (?:applicable|provided) [^+]+$/,
  /^The duty provided in (?:sub)?headings? \d{4}[^+]*$/,
  /^A duty (?:upon|equal to|\(in lieu of) ?[^+]+$/,
  /^the duty for the complete movement(?:, if [^+]+)?$/,
  /^Free(?:, under the terms of| \(See|, for such temporary periods) [^+]+$/,
];

/**
 * The expression of a rate in words, or null when the words are not known. A reference is never
 * free.
 */
export function parseWorded(text: string): DutyExpression | null {
  if (APPLICABLE.test(text)) return { kind: 'applicable' };
  if (EACH.some((words) => words.test(text))) return { kind: 'ofComponents', rule: 'each' };
  if (text === COMPONENT_WORDS.highest) return { kind: 'ofComponents', rule: 'highest' };
  return REFERENCES.some((words) => words.test(text)) ? { kind: 'reference', text } : null;
}
