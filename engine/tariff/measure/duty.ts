/** Duty of one tariff line: the base duty of the chosen column, and additional duties upon it. */
import { type KeptDuties, keptMeasures, type LineMeasures } from '../consignment/keptDuties.ts';
import { fromNumber, sum, ZERO } from '../../decimal.ts';
import type { ScheduleName } from '../../hscode.ts';
import { type Currency, type Money, roundMoney } from '../../money.ts';
import { rememberedOf } from '../../remembered.ts';
import type { TradeRemedy } from '../consignment/request.ts';
import { type Assessed, type DutyBasis, evaluateDuty } from '../rate/evaluate.ts';
import { parseDuty } from '../rate/expression.ts';
import { chooseColumn, type Column, columnsOf, generalOf, UNPROVEN } from '../rate/preference.ts';
import { claimableHeadings, isClaimableAgainst } from '../relief/exemptionHeading.ts';
import type { AdditionalDuty, MeasureRow, TariffEdition, TariffLine } from '../types.ts';
import { type Charged, charge } from './charge.ts';
import { type Contents, isOwnChapter } from './contents.ts';
import { METALS, metalOf, rateOf } from './measureRate.ts';
import { type Applied, applicableMeasures, type MeasureFacts } from './measures.ts';

export interface DutyQuery {
  edition: TariffEdition;
  /** Null where no schedule is embedded and the line is a general duty. */
  schedule: ScheduleName | null;
  line: TariffLine;
  /**
   * The digits by which measures are found: the request's own, or the line's when they are longer.
   */
  digits: string;
  origin: string;
  date: string;
  basis: DutyBasis;
  /**
   * The value on which additional duties are calculated; under a provision it may be more than that
   * of the base duty.
   */
  measuredValue: Money;
  currency: Currency;
  preference: string;
  /** Symbols of the programmes that the preference means. */
  preferred?: readonly string[];
  conditions: readonly string[];
  claims: readonly string[];
  columnTwo: boolean;
  contents: Contents;
  /** Metal is under 15 % of the weight, as declared. */
  light: boolean;
  /** The share of the metal in the weight is declared, whatever it is. */
  lightKnown: boolean;
  /** The base duty is not charged: a total is not topped up from it. */
  withoutBase?: boolean;
  /** Additional duties in force for the origin on the day. */
  measures: readonly MeasureRow[];
  /** Deposits that the request states. */
  tradeRemedies: readonly TradeRemedy[];
  /** What was found for these goods at another price. */
  kept: KeptDuties;
}

/** A trade remedy with its amount, rounded. */
export interface Remedy {
  duty: AdditionalDuty;
  assessed: Assessed;
  amount: Money;
}

/**
 * Duties of a line; amounts rounded to the currency. `base` is null when the line prints no rate.
 */
export interface LineDuties {
  line: TariffLine;
  columns: readonly Column[];
  base: Column | null;
  baseAmount: Money;
  /** A preference was asked for that this line or origin does not have. */
  preferenceUnknown: boolean;
  /** Symbols under which the goods are entered. */
  claimed: readonly string[];
  measures: readonly Charged[];
  /**
   * Measures on a metal content that is not declared: they may apply, and are not in the amounts.
   */
  undeclared: readonly MeasureRow[];
  /**
   * Anti-dumping, countervailing, safeguard and retaliatory duties that stand as measures of the
   * line.
   */
  remedies: readonly Remedy[];
  total: Money;
}

/**
 * Base and additional duties. Measures hang on the preference claimed, so the column is chosen
 * first.
 */
export function dutiesOf(query: DutyQuery): LineDuties {
  const { line, currency, basis, contents } = query;
  const columns = columnsOf(query);
  const asked = chooseColumn(columns, query.preference, query);
  const printed = asked ?? generalOf(columns);
  const claimed = claimedSymbols(query, printed);
  const { applied, undeclared } = keptMeasures(query.kept, line, claimed, () =>
    measuresOf(query, claimed),
  );
  const base = withoutReplaced(printed, applied);
  const baseAmount = roundMoney(base?.assessed.amount ?? ZERO, currency);
  const counted = query.withoutBase === true ? ZERO : baseAmount;
  const measured = { ...basis, customsValue: query.measuredValue };
  const measures = applied
    .map((one) =>
      charge(one, {
        basis: measured,
        contents,
        digits: query.digits,
        baseAmount: counted,
        currency,
      }),
    )
    // without a heading to file the other measure alone speaks for the goods
    .filter(({ exemption }) => exemption?.heading !== null);
  const remedies = remediesOf(line, query.tradeRemedies, measured, currency);
  return {
    line,
    columns,
    base,
    baseAmount,
    preferenceUnknown: asked === null && columns.length > 0,
    claimed,
    measures,
    undeclared,
    remedies,
    total: sum([baseAmount, ...[...measures, ...remedies].map(({ amount }) => amount)]),
  };
}

/** The measures on the line, which no price changes. */
function measuresOf(query: DutyQuery, claimed: readonly string[]): LineMeasures {
  const { edition, line, digits, columnTwo, conditions, contents } = query;
  if (!isOrdinary(query)) return findMeasures(query, claimed);
  const goods = [numberOf(query.measures), digits, columnTwo, line.chapter99];
  const stated = [claimed, conditions, contents.metalsKnown, isWithoutMetal(query)];
  const known = ordinaryOf(edition.measures);
  const key = [...goods, ...stated].join(';');
  const found = known.get(key) ?? findMeasures(query, claimed);
  if (known.size >= ORDINARY_MOST) known.clear();
  known.set(key, found);
  return found;
}

/**
 * What was found for goods with nothing out of the ordinary stated: shipments and callers ask for
 * the same codes again and again. Some ten megabytes at the most.
 */
const ordinaryOf = rememberedOf((_all: readonly MeasureRow[]) => new Map<string, LineMeasures>());
const ORDINARY_MOST = 10_000;

const isOrdinary = ({ claims, contents, light, lightKnown }: DutyQuery): boolean =>
  claims.length === 0 && contents.meltShares.size === 0 && !light && !lightKnown;

/** Tells the measures of one schedule, origin and day from those of another. */
const numberOf = rememberedOf((_measures: readonly MeasureRow[]): number => (numbered += 1));
let numbered = 0;

function findMeasures(query: DutyQuery, claimed: readonly string[]): LineMeasures {
  const { declared, open } = byContent(withClaims(query), query);
  const facts = factsOf(query, claimed);
  const found = declared.length > 0 ? applicableMeasures(declared, facts) : [];
  return {
    applied: found.map((one) => withoutAnsweredDoubt(one, query)),
    undeclared: open.length > 0 ? undeclaredOf(open, declared, facts) : [],
  };
}

/** The column at nothing where an additional duty is charged in place of the base duty. */
function withoutReplaced(base: Column | null, applied: readonly Applied[]): Column | null {
  const instead = applied.find(({ row, exemption }) => exemption === null && rateOf(row).replaces);
  if (!base || !instead) return base;
  const working = `${instead.row.heading} is charged in its place`;
  const nothing = { amount: ZERO, working, needs: [], assumptions: [], isOpen: false };
  return { ...base, assessed: nothing };
}

/**
 * A duty that hangs on the weight of the metal, or on where it was melted, is certain once that is
 * declared. Of articles of a metal's own chapters the weight decides nothing.
 */
function withoutAnsweredDoubt(
  applied: Applied,
  { lightKnown, contents, digits, origin }: DutyQuery,
): Applied {
  const hangsOn = (when: 'light' | 'melted', value?: string): boolean =>
    applied.row.exemptions.some(
      (one) => one.when === when && (value === undefined || one.values.includes(value)),
    );
  if (!hangsOn('light')) return applied;
  const weighed = lightKnown || METALS.some((metal) => isOwnChapter(metal, digits));
  const melted = !hangsOn('melted', origin) || contents.meltShares.size > 0;
  return weighed && melted && (lightKnown || hangsOn('melted', origin))
    ? { ...applied, doubtful: false }
    : applied;
}

/** Measures with the headings that the request claims against them. */
function withClaims(query: DutyQuery): readonly MeasureRow[] {
  const { edition, measures, claims } = query;
  const claimed =
    claims.length === 0
      ? []
      : claimableHeadings(edition, query).filter(({ heading }) => claims.includes(heading));
  if (claimed.length === 0) return measures;
  return measures.map((row) => {
    const against = claimed
      .filter((one) => isClaimableAgainst(one, row))
      .map(({ heading }) => heading);
    const [heading] = against;
    if (heading === undefined) return row;
    const exemption = {
      when: 'claim' as const,
      negated: false,
      values: against,
      within: [],
      heading,
    };
    return { ...row, exemptions: [exemption, ...row.exemptions] };
  });
}

/**
 * Measures on a content cannot be charged while no content is declared; but articles of the metal's
 * own chapters are taken to be of it whole.
 */
function byContent(
  measures: readonly MeasureRow[],
  { contents, digits }: DutyQuery,
): { declared: readonly MeasureRow[]; open: readonly MeasureRow[] } {
  if (contents.metalsKnown) return { declared: measures, open: [] };
  const open = measures.filter((row) => {
    const metal = metalOf(row);
    return metal !== null && !isOwnChapter(metal, digits);
  });
  return open.length === 0
    ? { declared: measures, open }
    : { declared: measures.filter((row) => !open.includes(row)), open };
}

/** Of the measures on a content those that would be charged on these goods. */
const undeclaredOf = (
  open: readonly MeasureRow[],
  declared: readonly MeasureRow[],
  facts: MeasureFacts,
): MeasureRow[] =>
  applicableMeasures([...declared, ...open], facts).flatMap(({ row, exemption }) =>
    exemption === null && open.includes(row) ? [row] : [],
  );

/** Stated to hold none of the metals; an article of a metal's own chapters always holds it. */
const isWithoutMetal = ({ contents: { metalsKnown, metals }, digits }: DutyQuery): boolean =>
  metalsKnown &&
  [...metals].every(([metal, value]) => value.eq(ZERO) && !isOwnChapter(metal, digits));

const factsOf = (query: DutyQuery, claimed: readonly string[]): MeasureFacts => ({
  digits: query.digits,
  origin: query.origin,
  chapter99: query.line.chapter99,
  columnTwo: query.columnTwo,
  claimed,
  claims: query.claims,
  conditions: query.conditions,
  meltShares: query.contents.meltShares,
  light: query.light,
  noMetal: isWithoutMetal(query),
  date: query.date,
});

/**
 * Symbols under which the goods are entered. Goods of Canada and Mexico that are free anyway may
 * still be USMCA goods, which keeps surcharges off (9903.05.93/.94): they are taken to be unless
 * the request says `none`.
 */
function claimedSymbols(
  { schedule, origin, preference, columnTwo }: DutyQuery,
  base: Column | null,
): readonly string[] {
  if (base?.programme) return base.programme.symbols;
  const free = base !== null && base.assessed.needs.length === 0 && base.assessed.amount.eq(ZERO);
  const usmca = schedule === 'us' && !columnTwo && (origin === 'CA' || origin === 'MX');
  return usmca && free && !['none', UNPROVEN].includes(preference) ? ['S', 'S+'] : [];
}

const remediesOf = (
  line: TariffLine,
  declared: readonly TradeRemedy[],
  basis: DutyBasis,
  currency: Currency,
): Remedy[] =>
  [...(line.additional ?? []), ...declared.map(deposit)].map((duty) => {
    const assessed = evaluateDuty(parseDuty(duty.printed), basis);
    return {
      duty,
      assessed,
      amount: duty.liftedBy === null ? roundMoney(assessed.amount, currency) : ZERO,
    };
  });

/** A deposit whose rate the request brings. */
const deposit = ({ kind, percent, caseNumber }: TradeRemedy): AdditionalDuty => ({
  code: caseNumber ?? (kind === 'anti_dumping' ? 'AD' : 'CVD'),
  name:
    kind === 'anti_dumping' ? 'Anti-dumping duty, as declared' : 'Countervailing duty, as declared',
  kind,
  printed: `${fromNumber(percent).toFixed()}%`,
  doubtful: false,
  others: [],
  lifting: [],
  liftedBy: null,
  legalBasis: 'rate stated in the request',
  sourceUrl: '',
});

/**
 * Of several lines that a code may mean, the dearest; `differ` when they do not all cost the same.
 */
export function dearestOf(candidates: readonly LineDuties[]): {
  dearest: LineDuties | null;
  differ: boolean;
} {
  const [first, ...rest] = candidates;
  if (!first) return { dearest: null, differ: false };
  const dearest = rest.reduce((top, one) => (dearer(one, top) ? one : top), first);
  const differ = rest.some((one) => !one.total.eq(first.total) || needsOf(one) !== needsOf(first));
  return { dearest, differ };
}

const needsOf = ({ base }: LineDuties): string => (base ? base.assessed.needs.join() : 'none');
const dearer = (left: LineDuties, right: LineDuties): boolean =>
  left.total.eq(right.total)
    ? isOpen(left.base?.assessed) && !isOpen(right.base?.assessed)
    : left.total.gt(right.total);
const isOpen = (assessed: Assessed | undefined): boolean =>
  assessed === undefined || assessed.needs.length > 0;
