/** Everything that goods may be for the agency, each with what speaks for it. */
import { type HeadingEvidence, headingOf, hintFits, supportOf } from './headings.ts';
import { findNames, type NameHit, type NameTable } from './names.ts';
import type { GoodsText } from '../classify/text.ts';
import type { Language } from '../classify/stem.ts';
import type { Certainty, CodeBase, FdaTables, OutsideRow, ProductRow } from './types.ts';
import { weightOfHit } from './weigh.ts';

/** What goods may be. */
export interface AgencyCandidate {
  /** Null: goods that the agency has no say over. */
  base: CodeBase | null;
  description: string;
  certainty: Certainty;
  /** The other agency, for goods outside. */
  agency: string | null;
  /** The row of `outside.txt`, where one was named. */
  outside: OutsideRow | null;
  /** Words of the text that name it; null where only the heading speaks for it. */
  words: string | null;
  /** The heading that it rests on, where no name does. */
  heading: string | null;
  /** Place of the name in the text. */
  at: number;
  name: number;
  /** What the classifier's reading of the text adds, 0 to 1. */
  support: number;
  hinted: boolean;
  score: number;
}

/**
 * Names of products and of goods outside, in one table: of "dog shampoo" the shampoo is only a
 * part.
 */
export type NameRows = NameTable<ProductRow | OutsideRow>;

const BY_HEADING = 0.35;
const SUPPORT = 0.8;
const HINT = 0.9;
/** A heading that the agency's group shares speaks less than the row's own headings. */
const SHARED = 0.75;
/** Below this weight a name says nothing of the goods. */
const NAME_MIN = 0.12;
/** The row has another of its names in the text. */
const AGAIN = 0.25;

/** All candidates, best first. */
export function candidatesOf(
  text: GoodsText,
  languages: readonly Language[],
  evidence: HeadingEvidence,
  { tables, names }: { tables: FdaTables; names: NameRows },
): AgencyCandidate[] {
  const hits = findNames(text, names, languages)
    .map((hit) => named(text, hit, evidence, tables))
    .filter(({ name }) => name >= NAME_MIN);
  return [...together(withoutFlavors(hits)), ...byHeading(evidence, tables)].sort(
    (a, b) => b.score - a.score || b.name - a.name || (a.description < b.description ? -1 : 1),
  );
}

function named(
  text: GoodsText,
  hit: NameHit<ProductRow | OutsideRow>,
  evidence: HeadingEvidence,
  tables: FdaTables,
): AgencyCandidate {
  const { row, at, length } = hit;
  const outside = 'agency' in row ? row : null;
  const product = 'agency' in row ? null : row;
  const dosed = product?.industry === SUPPLEMENTS && isDosed(text) ? DOSED : 0;
  const name = weightOfHit(text, hit) * (isContent(text, hit) ? CONTENT : 1) + dosed;
  const support = Math.max(
    supportOf(evidence, row.hsCodes),
    SHARED * sharedSupport(evidence, tables, product?.industry ?? null),
  );
  const hinted =
    hintFits(evidence, row.hsCodes) || isShared(tables, evidence.hint, product?.industry ?? null);
  return {
    base: product && { industry: product.industry, class: product.class, product: product.product },
    description: row.description,
    certainty: product?.certainty ?? 'K',
    agency: outside?.agency ?? null,
    outside,
    words: text.words.slice(at, at + length).join(' '),
    heading: null,
    at,
    name,
    support,
    hinted,
    score: name + SUPPORT * support + (hinted ? HINT : 0),
  };
}

const SUPPLEMENTS = '54';
const DOSED = 0.5;
const DOSE = /^(?:\d[\d.,]*)?(?:mg|mcg|µg|ug|iu)$/;
const DOSE_FORMS = new Set(
  'capsule capsules caps tablet tablets tabs softgel softgels gummy gummies lozenges pills vcaps kapseln tabletten gélules comprimés cápsulas comprimidos gomitas capsule compresse capsules tabletten kapsułki tabletki'
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(' '),
);

/** A dose and a form that is swallowed: what is named is taken, and no sweet or chemical. */
const isDosed = ({ words }: GoodsText): boolean =>
  words.some((word) => DOSE.test(word)) && words.some((word) => DOSE_FORMS.has(word));

/** Fruit, nuts, spices, candy, chocolate, honey: what other goods taste or smell of. */
const FLAVORS = new Set(['20', '21', '22', '23', '28', '33', '34', '36']);
const NAMED = 0.5;

/**
 * A listing that begins with a product and goes on to a flavor is of the product: «mouthwash mint»,
 * «potato chips sea salt».
 */
function withoutFlavors(hits: readonly AgencyCandidate[]): AgencyCandidate[] {
  const isFlavor = ({ base }: AgencyCandidate): boolean =>
    base !== null && FLAVORS.has(base.industry);
  if (!hits.some((hit) => hit.at === 0 && hit.name >= NAMED && !isFlavor(hit))) return [...hits];
  return hits.map((hit) =>
    hit.at > 0 && isFlavor(hit) ? { ...hit, score: hit.score - SUPPORT * hit.support } : hit,
  );
}

const EMPTY = new Set(
  'empty leer leere leerer vide vides vacio vacia vacios vuoto vuota vuoti leeg lege pusty pusta puste vazio vazia vazios'.split(
    ' ',
  ),
);
const CONTENT = 0.4;

/**
 * Of an empty container the name says what it could hold, unless the name itself is of something
 * empty.
 */
function isContent({ words }: GoodsText, { at, length }: NameHit<unknown>): boolean {
  const isEmpty = (word: string): boolean => EMPTY.has(word);
  return words.some(isEmpty) && !words.slice(at, at + length).some(isEmpty);
}

/** What is named by several names gains by each of them. */
function together(hits: readonly AgencyCandidate[]): AgencyCandidate[] {
  const rows = new Map<string, AgencyCandidate[]>();
  for (const hit of hits) {
    const key = hit.base
      ? `${hit.base.industry}${hit.base.class}${hit.base.product}`
      : hit.description;
    rows.set(key, [...(rows.get(key) ?? []), hit]);
  }
  return [...rows.values()].flatMap((same) => {
    const [best, ...others] = same.toSorted((a, b) => b.score - a.score);
    if (!best) return [];
    const gain = others.some(({ words }) => words !== best.words) ? AGAIN : 0;
    return [{ ...best, name: best.name + gain, score: best.score + gain }];
  });
}

/**
 * How much the text speaks for headings that goods of the industry may have; null: goods outside.
 */
function sharedSupport(
  evidence: HeadingEvidence,
  tables: FdaTables,
  industry: string | null,
): number {
  const own = evidence.found.filter(({ code }) => isShared(tables, code, industry));
  return Math.max(0, ...own.map(({ code }) => supportOf(evidence, [code.slice(0, 4)])));
}

function isShared(tables: FdaTables, code: string | null, industry: string | null): boolean {
  const row = code === null ? undefined : headingOf(tables, code);
  if (!row) return false;
  return industry === null
    ? row.mayBeOutside
    : row.bases.some((base) => base.industry === industry);
}

/** What the headings alone mean, for texts whose names we do not know. */
function byHeading(evidence: HeadingEvidence, tables: FdaTables): AgencyCandidate[] {
  const codes = [
    ...(evidence.hint === null ? [] : [evidence.hint]),
    ...evidence.found.map(({ code }) => code),
  ];
  const seen = new Set<string>();
  return codes.flatMap((code): AgencyCandidate[] => {
    const row = headingOf(tables, code);
    if (!row || seen.has(row.prefix)) return [];
    seen.add(row.prefix);
    const support = supportOf(evidence, [row.prefix]);
    const hinted = hintFits(evidence, [row.prefix]);
    return [
      {
        base: row.bases[0] ?? null,
        description: row.description,
        certainty: 'K',
        agency: row.agency,
        outside: null,
        words: null,
        heading: code.slice(0, Math.max(4, row.prefix.length)),
        at: -1,
        name: 0,
        support,
        hinted,
        score: BY_HEADING + SUPPORT * support + (hinted ? HINT : 0),
      },
    ];
  });
}
