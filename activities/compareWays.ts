/** The same goods on several ways, in one currency. */
import type { CalculateRequest, LandedCostResult } from '../contract/calculate.ts';
import {
  type CompareRequest,
  type CompareResult,
  type CompareTarget,
  type ComparedResult,
  targetsOf,
} from '../contract/compare.ts';
import type { Refusal, Refused } from '../contract/outcome.ts';
import { fromNumber, roundHalfUp, toNumber } from '../engine/decimal.ts';
import { minorDigits } from '../engine/money.ts';
import type { Issue } from '../engine/refusal.ts';
import { rangeOf } from '../engine/tariff/answer/missing.ts';
import type { Asked } from '../workflows/contract.ts';
import {
  type CalculatedAnswer,
  calculateOne,
  type CalculationRun,
  scheduleFor,
} from './calculations.ts';
import { combinedSource } from './dataSource.ts';

/**
 * Every way with its landed cost, cheapest first; behind them those that miss a charge. Refused
 * when the tariff refuses one way, for more than a preference that it does not know: paths then
 * name it.
 */
export async function compareWays(
  run: CalculationRun,
  asked: Asked<CompareRequest>,
): Promise<CalculatedAnswer<CompareResult>> {
  const { request } = asked;
  const results: ComparedResult[] = [];
  const refusals: RefusedWay[] = [];
  for (const target of byTariff(run, targetsOf(request))) {
    const answer = await calculateOne(run, { ...asked, request: alongWay(request, target) });
    if (!answer.ok && answer.code === 'upstream_timeout') return answer;
    if (!answer.ok && answer.code !== 'unsupported_country')
      refusals.push({ target, refusal: answer });
    results.push(entryOf(target, answer, request.currency));
  }
  if (!refusals.every(isOfWay) || (refusals.length > 0 && results.every(({ ok }) => !ok)))
    return refusalOf(
      request,
      refusals.toSorted((a, b) => a.target.index - b.target.index),
    );
  return {
    ok: true,
    data: {
      compareCurrency: request.currency,
      results: results.toSorted(
        (a, b) => groupOf(a) - groupOf(b) || amountOf(a) - amountOf(b) || a.index - b.index,
      ),
      dataSource: combinedSource(results.flatMap(({ result }) => result?.dataSource ?? [])),
    },
  };
}

interface RefusedWay {
  target: CompareTarget;
  refusal: Refusal;
}

/** A preference that one destination does not know may be one of another. */
const isOfWay = ({ refusal: { details } }: RefusedWay): boolean => {
  const issues = issuesIn(details);
  return issues.length > 0 && issues.every(({ path }) => path === 'preference');
};

// the calculation gives these as issues, and it alone
const issuesIn = (details: Refusal['details']): readonly Issue[] =>
  (details?.['issues'] ?? []) as Issue[];

/** Ways of one tariff behind one another, so that an older release of it is read once. */
const byTariff = (
  { editions }: CalculationRun,
  targets: readonly CompareTarget[],
): CompareTarget[] => {
  const nameOf = ({ destinationCountry }: CompareTarget): string =>
    scheduleFor(editions, destinationCountry) ?? '';
  return targets.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.index - b.index);
};

/** The calculation of one way. */
function alongWay(
  { destinations: _destinations, origins: _origins, ...shared }: Asked<CompareRequest>['request'],
  { destinationCountry, originCountry, region }: CompareTarget,
): Asked<CalculateRequest>['request'] {
  return { ...shared, destinationCountry, originCountry, region };
}

function entryOf(
  { index, destinationCountry, originCountry, region }: CompareTarget,
  answer: CalculatedAnswer<LandedCostResult>,
  currency: string,
): ComparedResult {
  const way = { index, destinationCountry, region: region ?? null, originCountry };
  if (!answer.ok) {
    const { code, message } = answer;
    return { ...way, ok: false, error: { code, message }, comparable: null };
  }
  const { data } = answer;
  const inWanted = (amount: number | null): number | null => comparableOf(amount, data, currency);
  const { lowest, highest } = rangeOf(data.totals);
  return {
    ...way,
    ok: true,
    result: data,
    comparable: inWanted(data.totals.landedCost),
    ...(data.totals.complete === false
      ? { bounds: { lowest: inWanted(lowest), highest: inWanted(highest) } }
      : {}),
  };
}

/** An amount in the currency of the request, at the very rate that the answer shows. */
export function comparableOf(
  amount: number | null,
  { exchangeRate, currency }: Pick<LandedCostResult, 'exchangeRate' | 'currency'>,
  wanted: string,
): number | null {
  if (amount === null) return null;
  if (currency === wanted) return amount;
  if (exchangeRate === null || exchangeRate === 0) return null;
  return toNumber(
    roundHalfUp(fromNumber(amount).div(fromNumber(exchangeRate)), minorDigits(wanted)),
  );
}

/** A cost that misses no charge, then one that does, then none. */
function groupOf({ ok, comparable, bounds }: ComparedResult): number {
  if (!ok) return 2;
  return comparable === null || bounds ? 1 : 0;
}

/** What has no amount stands behind what has one. */
const amountOf = ({ comparable, bounds }: ComparedResult): number =>
  bounds?.lowest ?? comparable ?? Number.MAX_VALUE;

/** All that is wrong with the ways, each fault at the way that it concerns. */
function refusalOf(request: CompareRequest, refusals: readonly RefusedWay[]): Refused {
  const issues = refusals.flatMap(({ target, refusal }) => {
    const found = issuesIn(refusal.details);
    const own = found.length > 0 ? found : [{ path: '', message: refusal.message }];
    return own.map((issue) => issueAt(request, target, issue));
  });
  const distinct = [
    ...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values(),
  ];
  const [{ refusal }, [issue]] = [refusals[0] ?? { refusal: BUG }, distinct];
  return {
    ok: false,
    code: refusal.code,
    message: issue ? `${issue.path}: ${issue.message}` : refusal.message,
    details: { ...refusal.details, issues: distinct },
  };
}

const BUG: Refusal = { code: 'internal', message: 'A comparison was refused without a reason.' };

/**
 * A region is written at its destination; what is said of the goods or the whole stands where it
 * was sent.
 */
function issueAt(
  { destinations }: CompareRequest,
  { index, destinationCountry }: CompareTarget,
  issue: Issue,
): Issue {
  if (issue.path === '')
    return { ...issue, path: `${destinations ? 'destinations' : 'origins'}.${index}` };
  if (issue.path !== 'region' || !destinations) return issue;
  const { allowed } = issue;
  return {
    path: `destinations.${index}`,
    message: `a region ${issue.message}`,
    ...(allowed ? { allowed: allowed.map((region) => `${destinationCountry}-${region}`) } : {}),
  };
}
