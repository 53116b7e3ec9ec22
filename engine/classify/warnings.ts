/** What a caller's own words and facts have against them, in sentences. */
import type { Decision } from './decide.ts';
import { listed } from './factWords.ts';
import { quote, writtenAt } from './phrases.ts';
import { vagueWarning } from './refuse.ts';
import type { Writing } from './written.ts';

/** The warnings of an answer; none where the text names one kind of goods and agrees with the facts. */
export const warningsOf = (decision: Decision, written: Writing): string[] => {
  const vague = vagueWarning(decision);
  return [
    ...(vague === null ? [] : [vague]),
    ...severalWarning(decision, written),
    ...contradictedWarnings(decision, written),
  ];
};

function severalWarning({ text, several }: Decision, written: Writing): string[] {
  if (several.length === 0) return [];
  const named = several.map((item) => quote(writtenAt(text, item, written)));
  return [
    `Several goods are named: ${listed(named, 'and')}. Send each by itself: each has its own code.`,
  ];
}

const contradictedWarnings = ({ text, contradicted }: Decision, written: Writing): string[] =>
  contradicted.map(
    ({ fact, value, ...place }) =>
      `The fact ${fact} is stated as ${value}, but the text says ${quote(writtenAt(text, place, written))}. ` +
      'The fact was followed: correct the one that is wrong.',
  );
