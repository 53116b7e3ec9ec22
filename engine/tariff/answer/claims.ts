/** Claims: codes that would remove a charged line if the goods qualify. */
import { ZERO } from '../../decimal.ts';
import type { Decided } from '../consignment/assessGoods.ts';
import type { Entry } from '../consignment/entry.ts';
import type { SharedRequest } from '../consignment/request.ts';
import type { DecidedGoods } from '../consignment/valued.ts';
import { namesOrigin } from '../measure/measures.ts';
import type { Column } from '../rate/preference.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import { isFor, isMeantFor, provisionsAt } from '../relief/provisions.ts';
import type { AvailableClaim, Claims } from './answer.ts';
import { appliedClaims } from './appliedClaims.ts';
import { dutyName } from './dutyLines.ts';
import { certain, type KnownClaim, ofLine } from './knownClaim.ts';
import { liftingMeasures } from './measureClaims.ts';

/**
 * What may be claimed for one line of goods: available claims are not applied until the request
 * sends them. The likely ones, in short, unless the request asks for all.
 */
export function claimsOf(entry: Entry, one: DecidedGoods): Claims {
  const known = [
    ...liftingMeasures(entry, one),
    ...liftingRemedies(one).map(certain),
    ...provisionClaims(entry, one),
    ...(one.line?.columns ?? []).flatMap((column) => liftingBase(column, one)).map(certain),
  ];
  const available =
    entry.request.showClaims === 'all'
      ? known.map(({ claim }) => claim)
      : known.filter(({ isLikely }) => isLikely).map(inShort);
  const once = new Map(
    available.map((claim) => [`${claim.code} ${claim.affectsCode ?? ''}`, claim]),
  );
  return { available: [...once.values()], applied: appliedClaims(entry, one) };
}

/** An open claim stands on every line of goods: its law and first term, without proof and page. */
const inShort = ({ claim, isOpen }: KnownClaim): AvailableClaim =>
  isOpen
    ? {
        ...claim,
        legalBasis: firstOf(claim.legalBasis, '; '),
        sourceUrl: null,
        proof: null,
        condition: beginningOf(claim.condition),
      }
    : claim;

const firstOf = (text: string | null, mark: string): string | null => text?.split(mark)[0] ?? null;

const TERM_LENGTH_MAX = 70;

/** The first term, at most so many of its words; `…` stands for what is left out. */
function beginningOf(condition: string | null): string | null {
  const term = firstOf(firstOf(condition, '; '), '. ') ?? '';
  const end = term.length <= TERM_LENGTH_MAX ? term.length : term.lastIndexOf(' ', TERM_LENGTH_MAX);
  const beginning = term.slice(0, end);
  return beginning === (condition ?? '') ? condition : `${beginning} …`;
}

/** Documents that keep a trade remedy off. */
const liftingRemedies = ({ remedies }: DecidedGoods): AvailableClaim[] =>
  remedies.flatMap(({ duty, amount }) =>
    amount.gt(ZERO)
      ? duty.lifting.map(({ document, requirement }) => ({
          ...ofLine(document, requirement, duty.name, duty.code),
          kind: 'certificate',
          legalBasis: duty.legalBasis,
          sourceUrl: duty.sourceUrl,
          proof: document,
        }))
      : [],
  );

/** Provisions that would lower what is charged, where they are claimed. */
function provisionClaims(
  { edition, keys, request, destination }: Entry,
  one: DecidedGoods,
): KnownClaim[] {
  const charged = one.baseDuty.gt(ZERO) || one.measures.some(({ amount }) => amount.gt(ZERO));
  const { hsCode, originCountry } = one.goods.item;
  if (one.provision !== null) return [];
  return provisionsAt(edition, keys, request.entryDate)
    .filter(
      (row) =>
        (charged || row.relieves.includes('tax')) &&
        namesOrigin(row.origins, originCountry) &&
        isFor(row, hsCode),
    )
    .map((row) => ({
      claim: {
        ...ofLine(row.code, row.name, baseName(one), null),
        condition: row.condition,
        kind: row.kind,
        legalBasis: row.legalBasis,
        sourceUrl: row.sourceUrl || destination.source.url,
        proof: row.proof,
      },
      isLikely: isOfPurpose(row, request) && isMeantFor(row, hsCode),
      isOpen: true,
    }));
}

/** Things of a person are no goods of a business. */
const isOfPurpose = (
  { purposes }: ProvisionRow,
  { purpose, sender }: Pick<SharedRequest, 'purpose' | 'sender'>,
): boolean =>
  purposes.length === 0 ||
  purposes.includes(purpose) ||
  (purposes.includes('person') && sender === 'person');

/** The line that a relief of the base duty would remove. */
const baseName = ({ line }: Pick<Decided, 'line'>): string =>
  line?.base ? dutyName(line.base) : 'Customs duty';

/** A quota, or a rate for which a document is presented. */
function liftingBase(column: Column, { line, rule }: Decided): AvailableClaim[] {
  const { quota, condition, relief, source, programme } = column;
  const code = quota ?? condition?.code ?? null;
  if (code === null || column === line?.base || rule !== 'tariff') return [];
  if (line?.base && !column.assessed.amount.lt(line.base.assessed.amount)) return [];
  const name = relief?.name ?? programme?.name ?? (quota === null ? null : `tariff quota ${quota}`);
  return [
    {
      ...ofLine(code, name, baseName({ line }), null),
      condition: condition?.label ?? null,
      kind: quota === null ? (relief?.kind ?? condition?.kind ?? null) : 'quota',
      legalBasis: source?.legalBasis ?? null,
      sourceUrl: source?.sourceUrl ?? null,
      proof: programme?.proof ?? condition?.code ?? null,
    },
  ];
}
