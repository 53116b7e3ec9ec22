import { cancellationSignal } from '@temporalio/activity';
import type { Refused } from '../contract/outcome.ts';
import {
  restrictionItem,
  RESTRICTIONS_SHOWN_MOST,
  restrictionsRequest,
  type RestrictionsAnswer,
} from '../contract/restrictions.ts';
import { clockOf } from '../db/clock.ts';
import { listRestrictionRules } from '../db/store/restrictionRules.ts';
import type { Edition } from '../edition/edition.ts';
import { RESTRICTIONS_DATASET } from '../edition/reading/restrictions/rules.ts';
import { type LikelyCode, likelyCodes } from '../engine/classify/likely.ts';
import { toNumber } from '../engine/decimal.ts';
import { invoiceMoney } from '../engine/money.ts';
import {
  type CheckedItem,
  type CheckQuery,
  type Convert,
  inOrder,
  outcomeOf,
  type Restriction,
  restrictionsOf,
  type Rules,
} from '../engine/restrictions/check.ts';
import type { Place } from '../engine/restrictions/laws.ts';
import { ORIGIN_NOT_NAMED } from '../engine/restrictions/origin.ts';
import { whyUnread } from '../engine/restrictions/unread.ts';
import { eachInSteps } from '../engine/steps.ts';
import { converted, dayOf, exchangeOn } from '../engine/tariff/consignment/exchange.ts';
import type { RestrictionsInput } from '../workflows/contract.ts';
import { unknownField } from './calculations.ts';
import { dataSourceOf } from './dataSource.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngineInPieces } from './failures.ts';
import { requireChecked } from './gate.ts';
import { eachSpace } from './inSpace.ts';
import { keep, keptTooLate } from './keep.ts';
import { createOwnRules } from './ownRules.ts';
import { type TariffRestrictions, tariffRestrictions } from './tariffRestrictions.ts';

export const createRestrictionActivities = (dependencies: Dependencies) => {
  const checks = eachSpace(dependencies, createRestrictionCheck);
  return {
    /** Checks every item and keeps the check. Safe to repeat: it writes only what was not kept. */
    async checkAndKeepRestrictions(input: RestrictionsInput): Promise<{ ok: true } | Refused> {
      const { orm } = dependencies;
      await requireChecked(dependencies, input, 'checkRestrictions');
      const { workspaceId } = input.check;
      const own = await listRestrictionRules(orm, workspaceId);
      const check = checks(workspaceId);
      const result = await check(input, own, await clockOf(orm), cancellationSignal());
      return result ? keep(dependencies, input, { request: input.request, result }) : keptTooLate();
    },
  };
};

const FIELDS = Object.keys({ ...restrictionsRequest.shape, ...restrictionItem.shape });

/** A check, of a request or of an item of a bulk run. */
type Asked = Pick<RestrictionsInput, 'request' | 'date' | 'unknownFields'> & {
  check: Pick<RestrictionsInput['check'], 'checkId' | 'reference' | 'workspaceId'>;
};

/**
 * Checks by the rules of this moment, those that the workspace has stored among them; null where it
 * is given up before the last item.
 */
export const createRestrictionCheck = ({ editions }: Pick<Dependencies, 'editions'>) => {
  const ownRules = createOwnRules();
  return async (
    input: Asked,
    own: Parameters<typeof ownRules>[1],
    now: Date,
    givenUp: AbortSignal,
  ): Promise<RestrictionsAnswer | null> => {
    const edition = editions.current;
    const workspace = await ownRules(input.check.workspaceId, own);
    const rules = { ...edition.restrictions, workspace };
    return checked(input, rules, { edition, now, givenUp });
  };
};

/** The answer; null where the step was cancelled, since its time was over, before the last item. */
async function checked(
  { check, request, date, unknownFields = [] }: Asked,
  rules: Rules,
  { edition, now, givenUp }: { edition: Edition; now: Date; givenUp: AbortSignal },
): Promise<RestrictionsAnswer | null> {
  const { destinationCountry, originCountry = null } = request;
  const query = {
    destinationCountry,
    originCountry,
    originPlace: placeOf(request.originRegion, request.originPostalCode),
    destinationPlace: placeOf(request.destinationRegion, request.destinationPostalCode),
    day: date,
  };
  const tariffs = tariffRestrictions(edition, query);
  const steps = eachInSteps(request.items, (sent, index): AnsweredItem => ({
    index,
    ...itemChecked(sent, query, { rules, tariffs, edition }),
  }));
  const items = await runEngineInPieces('The check', steps, givenUp);
  if (items === null) return null;
  const counts = { clear: 0, review: 0, blocked: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return {
    id: check.checkId,
    checkedAt: now.toISOString(),
    destinationCountry,
    originCountry,
    reference: check.reference,
    outcome: counts.blocked > 0 ? 'blocked' : counts.review > 0 ? 'review' : 'clear',
    counts,
    items,
    ...(unknownFields.length > 0
      ? { notes: unknownFields.map((field) => unknownField(field, FIELDS)) }
      : {}),
    dataSource: dataSourceOf(edition.releases, [RESTRICTIONS_DATASET, ...tariffs.datasets]),
  };
}

const placeOf = (region: string | undefined, postalCode: string | undefined): Place => ({
  region: region ?? null,
  postalCode: postalCode ?? null,
});

type SentItem = RestrictionsInput['request']['items'][number];
type AnsweredItem = RestrictionsAnswer['items'][number];

function itemChecked(
  sent: SentItem,
  query: CheckQuery,
  { rules, tariffs, edition }: { rules: Rules; tariffs: TariffRestrictions; edition: Edition },
): Omit<AnsweredItem, 'index'> {
  const item = { ...checkedItem(sent), likelyCodes: likelyOf(sent, query, edition) };
  const rates = new Set<string>(); // what is to be said of rates
  const ofTariffs = tariffs.of(item);
  const found = inOrder([
    ...restrictionsOf(item, query, rules, conversionOn(edition, query.day, rates)),
    ...ofTariffs.restrictions,
  ]);
  const { sku, title, hsCode } = item;
  const restrictions = listed(found);
  const omitted = found.length - restrictions.length;
  const unread = found.every(isAside) ? whyUnread(item) : null;
  const notes = [...rates, ...ofTariffs.notes, ...(unread === null ? [] : [unread])];
  return {
    sku,
    title,
    hsCode,
    // what was not read is not clear
    outcome: unread !== null && hsCode === null ? 'review' : outcomeOf(found),
    restrictions,
    ...(omitted > 0 ? { omitted } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    ...(rates.size > 0 ? { estimated: true } : {}),
  };
}

/** What the title of an item without a code may be: its classification, which nobody pays twice. */
const likelyOf = (
  { title, hsCode }: SentItem,
  { destinationCountry }: CheckQuery,
  { classification }: Edition,
): readonly LikelyCode[] =>
  hsCode === undefined && title ? likelyCodes(title, classification, destinationCountry) : [];

/** Says nothing of the goods themselves. */
const isAside = ({ id }: Restriction): boolean => id === ORIGIN_NOT_NAMED;

/**
 * What an item may take of an answer, beside its first restriction: a hundred items make some four
 * megabytes.
 */
const ITEM_BYTES_MAX = 40_000;

/**
 * The first of the restrictions, most serious first: so many as an answer may list, and an item may
 * take.
 */
function listed(found: readonly Restriction[]): AnsweredItem['restrictions'] {
  const shown: AnsweredItem['restrictions'] = [];
  let bytes = 0;
  for (const { documents, matchedKeywords, ...one } of found.slice(0, RESTRICTIONS_SHOWN_MOST)) {
    const next = { ...one, documents: [...documents], matchedKeywords: [...matchedKeywords] };
    bytes += Buffer.byteLength(JSON.stringify(next));
    if (bytes > ITEM_BYTES_MAX && shown.length > 0) break;
    shown.push(next);
  }
  return shown;
}

const checkedItem = (sent: SentItem): CheckedItem => ({
  sku: sent.sku || null,
  title: sent.title || null,
  description: sent.description || null,
  material: sent.material || null,
  category: sent.category || null,
  hsCode: sent.hsCode ?? null,
  originCountry: sent.originCountry ?? null,
  quantity: sent.quantity ?? null,
  value: sent.value ?? null,
  currency: sent.currency ?? null,
});

/**
 * Conversion at the rates of a day; of rates that are too old it leaves a note, since a limit of
 * value rests on them.
 */
const conversionOn =
  ({ tariff }: Edition, date: string, notes: Set<string>): Convert =>
  (amount, from, to) => {
    const exchange = exchangeOn(tariff, from, to, date);
    if (exchange?.stale)
      notes.add(
        `A limit in ${to} was compared with the value in ${from} at ${exchange.rate.toFixed()}: the exchange rate of ${dayOf(exchange)} is more than 31 days away from the day of the check, customs will use another one.`,
      );
    return exchange && toNumber(converted(invoiceMoney(amount), exchange, to));
  };
