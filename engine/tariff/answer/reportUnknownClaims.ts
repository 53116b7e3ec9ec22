/** Remarks on claims and registrations that are none here, and change nothing. */
import type { Entry } from '../consignment/entry.ts';
import type { GoodsAssessment } from '../consignment/assess.ts';
import { unknownClaims } from '../relief/claimCodes.ts';
import { SELLER_SCHEMES } from '../tax/sellerSchemes.ts';
import type { Remark } from './remarks.ts';

/** Claims that no table of the destination knows; what is no claim is pointed to its field. */
export const onClaims = (entry: Entry, { goods }: GoodsAssessment): Remark[] =>
  unknownClaims(entry, goods.claims).map((claim) => ({
    note: `${claim} ${saidOfClaim(claim, entry.destination.country)}`,
  }));

function saidOfClaim(claim: string, country: string): string {
  if (SELLER_SCHEMES.includes(claim))
    return 'is a registration of the seller: send it in `sellerRegistrations`; as a claim it was ignored.';
  if (CONDITIONS.has(claim))
    return 'is a condition that goods meet: send it in `conditions`; as a claim it was ignored.';
  return `is not a claim known for ${country}; it was ignored. The codes for these goods are in \`claims.available\`.`;
}

/** Kinds of conditions, as the interface names them. */
const CONDITIONS: ReadonlySet<string> = new Set([
  'pharmaceutical',
  'end_use',
  'certificate',
  'company',
  'quality',
  'route',
]);

/** Registrations that no table knows; a code that is claimed is pointed to its field. */
export function onRegistrations(entry: Entry): Remark[] {
  const unknown = (entry.request.sellerRegistrations ?? []).filter(
    (one) => !SELLER_SCHEMES.includes(one),
  );
  const claims = unknown.filter((one) => unknownClaims(entry, [one]).length === 0);
  const others = unknown.filter((one) => !claims.includes(one));
  return [
    ...claims.map((claim) => ({
      note: `${claim} is a claim: send it in \`claims\`; as a seller registration it was ignored.`,
    })),
    ...(others.length === 0 ? [] : [{ note: saidOfUnknown(others) }]),
  ];
}

const saidOfUnknown = (schemes: readonly string[]): string =>
  schemes.length === 1
    ? `${schemes.join('')} is not a seller registration known to this service; it was ignored.`
    : `${schemes.join(', ')} are not seller registrations known to this service; they were ignored.`;
