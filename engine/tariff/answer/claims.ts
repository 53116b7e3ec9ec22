/**
 * Claims: codes that would remove a charged line if the goods qualify, and those that were applied.
 */
import { ZERO } from '../../decimal.ts';
import type { Decided } from '../consignment/assessGoods.ts';
import type { Entry } from '../consignment/entry.ts';
import type { DecidedGoods } from '../consignment/valued.ts';
import type { Charged } from '../measure/charge.ts';
import { namesOrigin } from '../measure/measures.ts';
import type { Column } from '../rate/preference.ts';
import { claimableHeadings, isClaimableAgainst } from '../relief/exemptionHeading.ts';
import { openExemptions, type ReachFacts, reachOf } from '../relief/exemptionReach.ts';
import type { ProvisionRow } from '../relief/provisionRow.ts';
import { isFor, provisionsAt } from '../relief/provisions.ts';
import type { ExemptionHeading, MeasureExemption } from '../types.ts';
import type { AvailableClaim, Claims } from './answer.ts';
import { dutyName } from './dutyLines.ts';
import { applicationOf, whyExempt } from './exemptionAnswer.ts';

/**
 * What may be claimed for one line of goods: available claims are not applied until the request
 * sends them.
 */
export function claimsOf(entry: Entry, one: DecidedGoods): Claims {
  const available = [
    ...liftingMeasures(entry, one),
    ...one.remedies.flatMap(({ duty, amount }) =>
      amount.gt(ZERO)
        ? duty.lifting.map(({ document, requirement }) => ({
            ...ofLine(document, requirement, duty.name, duty.code),
            kind: 'certificate',
            legalBasis: duty.legalBasis,
            sourceUrl: duty.sourceUrl,
            proof: document,
          }))
        : [],
    ),
    ...provisionClaims(entry, one),
    ...(one.line?.columns ?? []).flatMap((column) => liftingBase(column, one)),
  ];
  const once = new Map(
    available.map((claim) => [`${claim.code} ${claim.affectsCode ?? ''}`, claim]),
  );
  return { available: [...once.values()], applied: appliedOf(entry, one) };
}

const ofLine = (
  code: string,
  name: string | null,
  affects: string,
  affectsCode: string | null,
): AvailableClaim => ({
  code,
  name,
  affects,
  affectsCode,
  kind: null,
  legalBasis: null,
  sourceUrl: null,
  proof: null,
  condition: name,
});

/**
 * Headings of chapter 99 that would keep charged measures off: those of their own rows, and those
 * for their kind.
 */
function liftingMeasures(entry: Entry, one: DecidedGoods): AvailableClaim[] {
  const charged = one.measures.filter(
    ({ exemption, amount }) => exemption === null && amount.gt(ZERO),
  );
  if (charged.length === 0) return [];
  const facts = reachOf(entry, one);
  const headings =
    entry.destination.schedule === 'us' ? claimableHeadings(entry.edition, facts) : [];
  return charged.flatMap((measure) => liftingMeasure(measure, facts, headings));
}

function liftingMeasure(
  { row, heading }: Charged,
  facts: ReachFacts,
  headings: readonly ExemptionHeading[],
): AvailableClaim[] {
  const cited = { legalBasis: row.legalBasis, sourceUrl: row.sourceUrl };
  const own = openExemptions(row, facts)
    .filter(({ when, negated }) => when === 'claim' && !negated)
    .flatMap((exemption) =>
      claimOfExemption(exemption).map((code) => ({
        ...ofLine(code, null, row.name, heading),
        ...cited,
        kind: 'listed_goods',
      })),
    );
  const byKind = headings
    .filter((one) => isClaimableAgainst(one, row))
    .map((one) => ({
      ...ofLine(one.heading, one.goods, row.name, heading),
      ...cited,
      kind: 'listed_goods',
      proof: one.proof,
    }));
  return [...own, ...byKind].map((claim) => named(claim, headings));
}

/** The heading's own table says what the goods must be. */
function named(claim: AvailableClaim, headings: readonly ExemptionHeading[]): AvailableClaim {
  const known = headings.find(({ heading }) => heading === claim.code);
  return known
    ? { ...claim, name: known.goods, condition: known.goods, proof: known.proof }
    : claim;
}

const claimOfExemption = ({ heading, values }: MeasureExemption): string[] =>
  heading === null ? [...values] : [heading];

/** Provisions for the purpose of the shipment that would lower what is charged. */
function provisionClaims(
  { edition, keys, request, destination }: Entry,
  one: DecidedGoods,
): AvailableClaim[] {
  const charged = one.baseDuty.gt(ZERO) || one.measures.some(({ amount }) => amount.gt(ZERO));
  if (one.provision !== null) return [];
  return provisionsAt(edition, keys, request.entryDate)
    .filter(
      (row) =>
        isOffered(row, request.purpose, charged) &&
        namesOrigin(row.origins, one.goods.item.originCountry) &&
        isFor(row, one.goods.item.hsCode),
    )
    .map((row) => ({
      ...ofLine(row.code, row.name, baseName(one), null),
      condition: row.condition,
      kind: row.kind,
      legalBasis: row.legalBasis,
      sourceUrl: row.sourceUrl || destination.source.url,
      proof: row.proof,
    }));
}

/** The line that a relief of the base duty would remove. */
const baseName = ({ line }: Pick<Decided, 'line'>): string =>
  line?.base ? dutyName(line.base) : 'Customs duty';

/** A provision is offered for its purpose, where it would free anything. */
const isOffered = (
  { purposes, relieves }: ProvisionRow,
  purpose: string,
  charged: boolean,
): boolean =>
  (purposes.length === 0 || purposes.includes(purpose)) && (charged || relieves.includes('tax'));

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

function appliedOf(
  { edition }: Entry,
  { measures, remedies, provision, rule, reliefs, line }: Decided,
): Claims['applied'] {
  const exempted = measures.flatMap(({ row, exemption }) => {
    if (!exemption?.heading) return [];
    const { name } = whyExempt(edition, exemption, row);
    return [{ code: exemption.heading, name, application: applicationOf(exemption.when) }];
  });
  const byDocument = remedies.flatMap(({ duty }) =>
    duty.liftedBy === null
      ? []
      : [{ code: duty.liftedBy, name: duty.name, application: 'claim' as const }],
  );
  const byProvision = provision
    ? [{ code: provision.code, name: provision.name, application: provision.application }]
    : [];
  const byValue =
    rule === 'exempt' && reliefs.exemptedBy
      ? [
          {
            code: reliefs.exemptedBy.row.kind,
            name: 'relief by value',
            application: 'automatic' as const,
          },
        ]
      : [];
  const { quota = null, condition = null } = (rule === 'tariff' && line?.base) || {};
  const byQuota =
    quota === null ? [] : [{ code: quota, name: 'tariff quota', application: 'claim' as const }];
  const byCondition =
    condition === null || condition.code === null
      ? []
      : [{ code: condition.code, name: condition.label, application: 'claim' as const }];
  return [...byProvision, ...byValue, ...exempted, ...byDocument, ...byQuota, ...byCondition];
}
