/** Claims in the text that move goods to another industry. */
import type { GoodsText } from '../classify/text.ts';
import type { Language } from '../classify/stem.ts';
import type { AgencyCandidate, NameRows } from './candidates.ts';
import { findNames, type NameHit, type NameTable } from './names.ts';
import type { ClaimRow } from './types.ts';

/** A candidate after the claims, and the claim that moved it. */
export interface Claimed {
  candidate: AgencyCandidate;
  claim: { row: ClaimRow; words: string } | null;
}

/** Soaps are outside until they claim something. */
const SOAP = 'soap';
const SOAP_PREFIX = '3401';

/** Moves a candidate by the first claim of the table that the text makes and that counts for it. */
export function withClaims(
  candidate: AgencyCandidate,
  text: GoodsText,
  languages: readonly Language[],
  {
    claims,
    names,
    tables,
  }: { claims: NameTable<ClaimRow>; names: NameRows; tables: { claims: readonly ClaimRow[] } },
): Claimed {
  const goods = findNames(text, names, languages);
  const made = findNames(text, claims, languages).filter(
    (claim) => text.scopes[claim.at] !== 'without' && !goods.some((name) => isPartOf(claim, name)),
  );
  for (const row of tables.claims) {
    const hit = made.find((one) => one.row === row);
    if (!hit || !row.from.some((from) => counts(from, candidate)) || isSame(row, candidate))
      continue;
    const words = text.words.slice(hit.at, hit.at + hit.length).join(' ');
    return {
      candidate: {
        ...candidate,
        base: row.to,
        description: row.description,
        certainty: 'V',
        agency: null,
      },
      claim: { row, words },
    };
  }
  return { candidate, claim: null };
}

/** A word inside a longer name of goods claims nothing: a hot dog is not for dogs. */
const isPartOf = (claim: Place, name: Place): boolean =>
  name.length > claim.length &&
  name.at <= claim.at &&
  name.at + name.length >= claim.at + claim.length;

type Place = Pick<NameHit<unknown>, 'at' | 'length'>;

function counts(from: string, { base, outside, heading }: AgencyCandidate): boolean {
  if (from === SOAP)
    return (
      !base &&
      ((outside?.hsCodes.includes(SOAP_PREFIX) ?? false) ||
        (heading?.startsWith(SOAP_PREFIX) ?? false))
    );
  return base !== null && `${base.industry}${base.class}`.startsWith(from);
}

const isSame = ({ to }: ClaimRow, { base }: AgencyCandidate): boolean =>
  base?.industry === to.industry && base.class === to.class && base.product === to.product;
