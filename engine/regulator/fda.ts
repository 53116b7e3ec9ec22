/**
 * From what goods are to the product code that the United States Food and Drug Administration asks
 * for.
 */
import { readGoods, type GoodsText } from '../classify/text.ts';
import type { ClassificationEdition } from '../classify/edition.ts';
import { languagesOf } from '../classify/language.ts';
import { contentWords } from '../classify/refuse.ts';
import { labelKey, LATIN_LANGUAGES, type Language } from '../classify/stem.ts';
import { assemble } from './assemble.ts';
import { type AgencyCandidate, candidatesOf, type NameRows } from './candidates.ts';
import { withClaims } from './claims.ts';
import { confidenceOf } from './confidence.ts';
import { type HeadingEvidence, headingEvidence } from './headings.ts';
import { findNames, nameTable, type NameTable } from './names.ts';
import { comparedWith, type PublishedIndex } from './published.ts';
import { noGoods, outsideWords, reasoningOf } from './words.ts';
import type {
  AgencyCode,
  AgencyGoods,
  ClaimRow,
  FdaTables,
  FormRow,
  NoAgencyCode,
} from './types.ts';

/** The tables of the agency, ready to be searched. */
export interface FdaEdition {
  tables: FdaTables;
  names: NameRows;
  claims: NameTable<ClaimRow>;
  forms: NameTable<FormRow>;
}

/** Makes tables searchable, once for a process. */
export const fdaEdition = (tables: FdaTables): FdaEdition => ({
  tables,
  names: nameTable([...tables.products, ...tables.outside]),
  claims: nameTable(tables.claims),
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
  const refused = refusalOf(text, evidence, candidates);
  if (refused) return refused;
  const best = mostSpecific(candidates);
  if (!best) return noGoods(null);
  const { candidate, claim } = withClaims(best, text, languages, {
    claims: edition.claims,
    names: edition.names,
    order: edition.tables.claims,
  });
  if (!candidate.base && isGuess(candidate)) return noGoods(null);
  if (candidate.base && claim === null && isGuessedDevice(candidate, edition.tables))
    return noGoods(null);
  if (!candidate.base)
    return { refused: 'not_regulated', message: outsideWords(candidate, edition.tables) };
  const { base } = candidate;
  const { forms, tables } = edition;
  const assembled = assemble(base, tables, { text, languages, forms }, candidate.description);
  const rival = candidates.find((one) => one.base?.industry !== best.base?.industry);
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
