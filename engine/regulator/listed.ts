/**
 * Schemes that answer from the table that their agency publishes: the tariff code and the words of
 * the description pick a row.
 */
import type { ClassificationEdition } from '../classify/edition.ts';
import { contentWords } from '../classify/refuse.ts';
import { labelKey } from '../classify/stem.ts';
import { readGoods } from '../classify/text.ts';
import { foldMarks, wordsOf } from '../fold.ts';
import { formatCode } from '../hscode.ts';
import { headingEvidence, type HeadingEvidence } from './headings.ts';
import type { PublishedIndex } from './published.ts';
import type { Scheme } from './schemes.ts';
import type { AgencyCode, AgencyGoods, NoAgencyCode, PublishedCode } from './types.ts';
import { noGoods } from './words.ts';

export interface TableContext {
  scheme: Scheme;
  destination: string;
  published: PublishedIndex;
  classification: ClassificationEdition;
}

interface Match {
  row: PublishedCode;
  /** Digits of the code that the row shares. */
  shared: number;
  /** Share of the words of the row that the text says, and words in common. */
  words: number;
  said: string[];
}

const SUBHEADING = 6;
const RESIDUAL = /\b(?:others?|n\.?e\.?[cs]\.?|outros?|outras?|其他|demais)\b|其他/i;

/**
 * The row of the table whose tariff code the goods have, the one whose words the text says best;
 * `not_regulated` where the table has none for the code, `unclassifiable` where neither a code nor
 * the text tells what the goods are.
 */
export function classifyByTable(
  goods: AgencyGoods,
  context: TableContext,
): AgencyCode | NoAgencyCode {
  const { scheme, published, classification, destination } = context;
  const text = readGoods({ description: goods.description });
  const evidence = headingEvidence(goods, classification, destination);
  const code = evidence.hint ?? evidence.found[0]?.code;
  if (contentWords(text).length === 0 || code === undefined) return noGoods(evidence.refused);
  const keys = new Set(text.words.map(labelKey));
  const matches = published.rows
    .flatMap((row) => matchOf(row, code, keys))
    .sort(
      (a, b) =>
        b.shared - a.shared || b.words - a.words || residual(b) - residual(a) || order(a, b),
    );
  const [best, next] = matches;
  if (!best)
    return {
      refused: 'not_regulated',
      message: `The table of ${scheme.agency} lists no code for ${formatCode(code)}: such goods need none.`,
    };
  return answerOf(best, next, { scheme, code, evidence });
}

const residual = ({ row }: Match): number => (RESIDUAL.test(row.description) ? 1 : 0);
const order = (a: Match, b: Match): number => (codeOf(a.row) < codeOf(b.row) ? -1 : 1);
const codeOf = ({ parts }: PublishedCode): string => Object.values(parts).join(' ');

function matchOf(row: PublishedCode, code: string, keys: ReadonlySet<string>): Match[] {
  const shared = Math.max(0, ...row.hsCodes.map((own) => sharedDigits(own, code)));
  if (shared === 0) return [];
  const own = [...new Set(wordsOf(foldMarks(row.description)).map(labelKey))].filter((key) =>
    /\p{L}{3}/u.test(key),
  );
  const said = own.filter((key) => keys.has(key));
  return [{ row, shared, words: own.length === 0 ? 0 : said.length / own.length, said }];
}

/**
 * Digits in common, at least the six of the subheading or as many as the shorter code has; else
 * none.
 */
function sharedDigits(own: string, code: string): number {
  const length = Math.min(own.length, code.length);
  let shared = 0;
  while (shared < length && own[shared] === code[shared]) shared += 1;
  return shared >= Math.min(SUBHEADING, length) ? shared : 0;
}

function answerOf(
  { row, shared, words, said }: Match,
  next: Match | undefined,
  { scheme, code, evidence }: { scheme: Scheme; code: string; evidence: HeadingEvidence },
): AgencyCode {
  const parts = scheme.levels.flatMap(([level, label]) => {
    const own = row.parts[level] ?? null;
    return own === null ? [] : [{ level, label, code: own, description: row.description }];
  });
  const alone = !next || next.shared < shared;
  const certain = evidence.hint !== null ? 0.95 : evidence.levels.subheading;
  const chosen = alone ? 1 : words > next.words ? 0.5 + 0.4 * words : 0.3;
  return {
    productCode: parts.map((part) => part.code).join(scheme.separator),
    parts,
    product: {
      code: parts.map((part) => part.code).join(scheme.separator),
      description: row.description,
    },
    confidence: Math.round(100 * certain * chosen) / 100,
    reasoning: [
      evidence.hint === null
        ? `The text was classified in ${formatCode(code)}.`
        : `The code ${formatCode(code)} was taken as given.`,
      alone
        ? 'The table has one row for it.'
        : said.length > 0
          ? `Of several rows the words ${said.join(', ')} chose this one.`
          : 'The table has several rows for it, and no word of the text chooses among them: the general one was taken.',
    ].join(' '),
    checked: true,
    validated: true,
  };
}
