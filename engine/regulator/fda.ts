/**
 * From what goods are to the product code that the United States Food and Drug Administration asks
 * for.
 */
import { readGoods, type GoodsText } from '../classify/text.ts';
import type { ClassificationEdition } from '../classify/edition.ts';
import { languagesOf } from '../classify/language.ts';
import { contentWords } from '../classify/refuse.ts';
import { labelKey, LATIN_LANGUAGES, type Language } from '../classify/stem.ts';
import { type StatedActive, statedActive } from './actives.ts';
import { assemble } from './assemble.ts';
import { type AgencyCandidate, candidatesOf, type NameRows } from './candidates.ts';
import { type Claimed, withClaims } from './claims.ts';
import { confidenceOf } from './confidence.ts';
import { type HeadingEvidence, headingEvidence, hintFits, supportOf } from './headings.ts';
import { findNames, nameTable, type NameTable } from './names.ts';
import { comparedWith, type PublishedIndex } from './published.ts';
import { noGoods, outsideWords, reasoningOf } from './words.ts';
import type {
  ActiveRow,
  AgencyCode,
  AgencyGoods,
  ClaimRow,
  CodeBase,
  FdaTables,
  FormRow,
  NoAgencyCode,
} from './types.ts';

/** The tables of the agency, ready to be searched. */
export interface FdaEdition {
  tables: FdaTables;
  names: NameRows;
  claims: NameTable<ClaimRow>;
  actives: NameTable<ActiveRow>;
  forms: NameTable<FormRow>;
}

/** Makes tables searchable, once for a process. */
export const fdaEdition = (tables: FdaTables): FdaEdition => ({
  tables,
  names: nameTable([...tables.products, ...tables.outside]),
  claims: nameTable(tables.claims),
  actives: nameTable(tables.actives),
  forms: nameTable(tables.forms),
});

/** A name of this weight stands for itself, whatever the classifier makes of the text. */
const SURE_NAME = 0.6;
/** From this share on a heading alone says that goods are outside. */
const SURE_HEADING = 0.3;
/** From this share on a heading alone names a device. */
const SURE_DEVICE = 0.6;
/** A name that is not denied, and does not only stand beside the goods. */
const NAMED_PRODUCT = 0.4;

/**
 * The code, or why there is none: `not_regulated` for goods that the agency has no say over,
 * `unclassifiable` for a text that names no goods. Text decides which product it is, the headings
 * of the tariff which kind; a claim may move it.
 */
export function classifyForFda(
  goods: AgencyGoods,
  edition: FdaEdition,
  classification: ClassificationEdition,
  published: PublishedIndex | null,
): AgencyCode | NoAgencyCode {
  const text = readGoods({ description: goods.description });
  const evidence = headingEvidence(goods, classification, 'US');
  const languages = spokenIn(text, edition, classification);
  const candidates = candidatesOf(text, languages, evidence, edition);
  const active = statedActive(text, LATIN_LANGUAGES, edition.actives);
  const refused = active ? null : refusalOf(text, evidence, candidates);
  if (refused) return refused;
  const best = mostSpecific(candidates);
  if (!best && !active) return noGoods(null);
  const claimed = active
    ? asDrug(active, evidence)
    : best && withClaims(best, text, languages, edition);
  if (!claimed) return noGoods(null);
  const { candidate, claim } = claimed;
  if (!candidate.base && isGuess(candidate)) return noGoods(null);
  if (candidate.base && claim === null && isGuessedDevice(candidate, edition.tables))
    return noGoods(null);
  if (!candidate.base)
    return { refused: 'not_regulated', message: outsideWords(candidate, edition.tables) };
  const { base } = candidate;
  const { forms, tables } = edition;
  const assembled = assemble(base, tables, { text, languages, forms }, candidate.description);
  const own = active ? candidate : best;
  const rival = candidates.find((one) => one.base?.industry !== own?.base?.industry);
  const compared = comparedWith(assembled.parts, published);
  const isKnown = base.product !== '99' || tables.classes.has(`${base.industry}${base.class}`);
  return {
    productCode: assembled.productCode,
    parts: assembled.parts,
    product: isKnown
      ? {
          code: `${base.industry}${base.class}--${base.product}`,
          description: candidate.description,
        }
      : null,
    confidence: confidenceOf({ candidate, rival, evidence, compared, claimed: claim !== null }),
    reasoning: reasoningOf({ candidate, claim, evidence, assembled, rival, tables, compared }),
    ...compared,
  };
}

const DRUG: CodeBase = { industry: '66', class: 'V', product: '99' };
const MEDICINES = ['3003', '3004'];

/**
 * An active ingredient with its strength makes a drug, whatever heading of the tariff the
 * ingredient or the article has (FD&C Act 201(g); 21 CFR 330).
 */
function asDrug({ words, at }: StatedActive, evidence: HeadingEvidence): Claimed {
  const description = 'Drug, active ingredient not classed here';
  const why = 'an active ingredient with its strength makes a drug (21 CFR 330)';
  const support = supportOf(evidence, MEDICINES);
  const candidate: AgencyCandidate = {
    base: DRUG,
    description,
    certainty: 'V',
    agency: null,
    outside: null,
    words,
    heading: null,
    at,
    name: 1,
    support,
    hinted: hintFits(evidence, MEDICINES),
    score: 1 + support,
  };
  return { candidate, claim: { row: { from: [], to: DRUG, description, why, names: [] }, words } };
}

/**
 * Goods that only a weak reading of the text puts outside: to send their owner away would be a
 * guess.
 */
const isGuess = ({ words, hinted, support }: AgencyCandidate): boolean =>
  words === null && !hinted && support < SURE_HEADING;

/**
 * One product of a device or radiating kind that nothing but a heading of the classifier speaks
 * for: its heading holds other goods too.
 */
const isGuessedDevice = (
  { base, words, hinted, support }: AgencyCandidate,
  { industries }: FdaTables,
): boolean => {
  const kind = industries.get(base?.industry ?? '')?.kind;
  const isDevice = kind === 'device' || kind === 'radiation';
  return isDevice && base?.product !== '99' && words === null && !hinted && support < SURE_DEVICE;
};

/**
 * Languages whose names are searched: those the text seems to be in, and all where these name
 * nothing.
 */
function spokenIn(
  text: GoodsText,
  { names }: FdaEdition,
  { names: lexicon, labels }: ClassificationEdition,
): Language[] {
  const likely = [
    ...new Set<Language>([
      'en',
      ...languagesOf(text, lexicon, (word) => labels.terms.has(labelKey(word))),
    ]),
  ];
  return findNames(text, names, likely).length > 0 ? likely : [...LATIN_LANGUAGES];
}

/**
 * The best; or the product of its class that the text names as well, where the best is the class as
 * a whole.
 */
function mostSpecific(candidates: readonly AgencyCandidate[]): AgencyCandidate | undefined {
  const [best] = candidates;
  if (best?.base?.product !== '99') return best;
  const { industry, class: letter } = best.base;
  const product = candidates.find(
    ({ base, name }) =>
      base?.industry === industry &&
      base.class === letter &&
      base.product !== '99' &&
      name >= NAMED_PRODUCT,
  );
  return product ?? best;
}

/**
 * A text without words, or one that neither the classifier nor our names know. The caller's code
 * alone may carry the rest.
 */
function refusalOf(
  text: GoodsText,
  { refused, hint }: HeadingEvidence,
  candidates: readonly AgencyCandidate[],
): NoAgencyCode | null {
  if (contentWords(text).length === 0) return noGoods(refused);
  if (refused === null || hint !== null) return null;
  return candidates.some(({ name }) => name >= SURE_NAME) ? null : noGoods(refused);
}
