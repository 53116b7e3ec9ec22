/** What is said of an answer, in words. */
import type { Assembled } from './assemble.ts';
import type { AgencyCandidate } from './candidates.ts';
import type { HeadingEvidence } from './headings.ts';
import { formatCode } from '../hscode.ts';
import type { ClaimRow, FdaTables, NoAgencyCode } from './types.ts';

/** Goods outside the agency's say: what they are, and whose they are. */
export function outsideWords(
  { words, heading, description, agency }: AgencyCandidate,
  { agencies }: FdaTables,
): string {
  const why =
    words === null
      ? `They belong to heading ${formatCode(heading ?? '')}`
      : `"${words}" names them`;
  const whose = agency === null ? null : agencies.get(agency);
  const other = whose ? ` Such goods are the concern of ${whose}.` : '';
  return `The FDA does not regulate these goods: ${description}. ${why}.${other} No FDA product code is needed unless they make a claim that the description does not state.`;
}

export const noGoods = (why: string | null): NoAgencyCode => ({
  refused: 'unclassifiable',
  message: why ?? 'The description names no goods. Say in plain words what the goods are.',
});

export interface Explained {
  candidate: AgencyCandidate;
  claim: { row: ClaimRow; words: string } | null;
  evidence: HeadingEvidence;
  assembled: Assembled;
  rival: AgencyCandidate | undefined;
  tables: FdaTables;
  compared: { checked: boolean; validated: boolean };
}

/** Which words decided, what was not stated, and what contradicts. */
export function reasoningOf(told: Explained): string {
  const { candidate, claim, assembled, compared } = told;
  return [
    candidate.words === null
      ? `No name of our tables stands in the text; heading ${formatCode(candidate.heading ?? '')} stands for it.`
      : `"${candidate.words}" names the goods.`,
    ...(claim ? [`"${claim.words}" decides: ${claim.row.why}.`] : []),
    headingWords(told),
    ...classWords(told),
    ...(assembled.unstated.length > 0
      ? [`Not stated: ${assembled.unstated.map((position) => UNSTATED[position]).join(' and ')}.`]
      : []),
    ...rivalWords(told),
    comparedWords(compared),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const UNSTATED = { subclass: 'container or use (subclass)', process: 'process' } as const;
const NEAR = 0.35;
const AGREES = 0.5;

function headingWords({ candidate, evidence: { hint, found } }: Explained): string {
  const [best] = found;
  if (hint !== null)
    return candidate.hinted
      ? `The code ${formatCode(hint)} agrees.`
      : `The code ${formatCode(hint)} is of other goods than the text names: the text was followed.`;
  return best && candidate.words !== null && candidate.support >= AGREES
    ? `Heading ${formatCode(best.code.slice(0, 4))} of the tariff agrees.`
    : '';
}

function classWords({ candidate: { base }, tables }: Explained): string[] {
  if (!base || tables.industries.get(base.industry)?.kind === 'device') return [];
  const known = tables.classes.get(`${base.industry}${base.class}`);
  if (base.class === 'Y' && !known)
    return ['The class within the industry is not known here: not elsewhere classified.'];
  if (known?.certainty === 'K')
    return [`The class ${base.class} is known here and was not seen in a record of the agency.`];
  return base.product === '99'
    ? ['The product within the class is not known here: not elsewhere classified.']
    : [];
}

function rivalWords({ candidate, rival }: Explained): string[] {
  if (!rival || candidate.score - rival.score > NEAR) return [];
  const what = rival.base
    ? `industry ${rival.base.industry}`
    : 'goods that the FDA does not regulate';
  return [`It could also be ${rival.description} (${what}).`];
}

const comparedWords = ({ checked, validated }: { checked: boolean; validated: boolean }): string =>
  !checked
    ? 'The code was not compared with a table of the agency.'
    : validated
      ? 'The code was found in the imported table of the agency.'
      : 'The code was not found in the imported table of the agency: look it up before filing.';
