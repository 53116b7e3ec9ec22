/** The goods in the words of a customs declaration. */
import type { CodeCandidate, Decision } from './decide.ts';
import { positiveWords } from './labelIndex.ts';
import type { GoodsText } from './text.ts';

/** Customs systems of carriers cut what is longer, and officers refuse what says less. */
const LENGTH = { min: 30, max: 60 } as const;

/** What is told of an axis, in this order; only what the text itself states is declared. */
const AXES_TOLD: ReadonlyMap<string, (value: string) => string> = new Map([
  ['user', (value: string) => `for ${value}`],
  ['state', (value: string) => value],
  ['weave', (value: string) => (value === 'knit' ? 'knitted' : value)],
  ['main-fibre', (value: string) => `of ${value}`],
  ['main', (value: string) => `of ${value}`],
  ['upper', (value: string) => `upper of ${value}`],
  ['sole', (value: string) => `sole of ${value}`],
  ['power', (value: string) => (value === 'manual' ? '' : `${value} powered`)],
  ['finish', (value: string) => value],
]);

/** 30 to 60 characters in English: what the goods are and what is known of them, filled up from the tariff label where a known article says little; shorter only where the text names none. */
export function customsDescriptionOf(
  decision: Decision,
  best: CodeCandidate,
  labels: ReadonlyMap<string, string>,
): string {
  const { support } = best;
  const label = `${labels.get(best.code) ?? ''} ${labels.get(best.code.slice(0, 4)) ?? ''}`;
  const named = support
    ? [nameOf(decision, support), ...told(decision)]
    : [plainWords(decision.text) || label];
  const description = named.reduce((text, part) => joined(text, part), '');
  // words of a label that only resembles the text would declare what nobody said
  return capital(description.length >= LENGTH.min || !support ? description : filled(description, label));
}

/** The name as the text has it when that is English and says more than one word, else the article's English name. */
function nameOf({ text }: Decision, { hit, article }: NonNullable<CodeCandidate['support']>): string {
  if (hit.language === 'en' && hit.length > 1) return text.words.slice(hit.at, hit.at + hit.length).join(' ');
  return article.names.find(({ language }) => language === 'en')?.phrase ?? article.id.replace(/-/g, ' ');
}

function told({ sight }: Decision): string[] {
  const parts = [...AXES_TOLD].flatMap(([axis, tell]) => {
    const stated = sight.facts.values.get(axis)?.[0];
    const isSure = stated !== undefined && stated.source === undefined && stated.weight >= 0.4;
    return isSure ? [tell(stated.value.replace(/-/g, ' '))] : [];
  });
  return [...new Set(parts)].filter(Boolean);
}

/** The text with a further part, where it still fits. */
function joined(text: string, part: string): string {
  if (text === '') return cut(part);
  return text.length + part.length + 2 <= LENGTH.max ? `${text}, ${part}` : text;
}

/** A short text with words of the tariff labels that it does not hold, as many as it takes to be long enough. */
function filled(text: string, label: string): string {
  const held = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const words = [...new Set(positiveWords(label))].filter(
    (word) => /^\p{L}{3,}$/u.test(word) && !held.has(word),
  );
  let longer = text;
  for (const word of words) {
    if (longer.length >= LENGTH.min) break;
    const next = longer === text && text !== '' ? `${text} (${word}` : `${longer} ${word}`.trim();
    if (next.length < LENGTH.max) longer = next;
  }
  return longer.includes('(') ? `${longer})` : longer;
}

function plainWords(text: GoodsText): string {
  const [first] = text.fields;
  return first ? text.words.slice(first.start, Math.min(first.end, first.start + 12)).join(' ') : '';
}

/** At most 60 characters, whole words. */
const cut = (words: string): string =>
  // bounded: 61 characters, cut off here
  words.length <= LENGTH.max ? words : words.slice(0, LENGTH.max + 1).replace(/[\s,]+\S*$/, '');

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
