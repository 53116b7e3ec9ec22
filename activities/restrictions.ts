import type { Refused } from '../contract/outcome.ts';
import type { RestrictionsAnswer } from '../contract/restrictions.ts';
import type { Edition } from '../data/edition.ts';
import { loadHidingWords } from '../data/restrictionHiding.ts';
import { loadRestrictionRules, RESTRICTIONS_DATASET } from '../data/restrictions.ts';
import { listRestrictionRules } from '../db/store/restrictionRules.ts';
import {
  type CheckedItem,
  type Convert,
  inOrder,
  outcomeOf,
  restrictionsOf,
  type Rules,
} from '../engine/restrictions/check.ts';
import { ownRule } from '../engine/restrictions/ownRule.ts';
import { toNumber } from '../engine/decimal.ts';
import { converted, dayOf, exchangeOn } from '../engine/tariff/exchange.ts';
import type { RestrictionsInput } from '../workflows/contract.ts';
import { dataSourceOf } from './dataSource.ts';
import type { Dependencies } from './dependencies.ts';
import { runEngine } from './failures.ts';
import { requireChecked } from './gate.ts';
import { keep } from './keep.ts';
import { tariffRestrictions } from './tariffRestrictions.ts';

export const createRestrictionActivities = (dependencies: Dependencies) => ({
  /** Checks every item and keeps the check. Safe to repeat: it writes only what was not kept. */
  async checkAndKeepRestrictions(input: RestrictionsInput): Promise<{ ok: true } | Refused> {
    const { orm, editions } = dependencies;
    await requireChecked(dependencies, input, 'checkRestrictions');
    const own = await listRestrictionRules(orm, input.check.workspaceId);
    const rules = {
      official: loadRestrictionRules(),
      workspace: own.map(ownRule),
      hiding: loadHidingWords(),
    };
    const result = runEngine('The check', () => checked(input, rules, editions.current));
    return keep(dependencies, input, { request: input.request, result });
  },
});

function checked(
  { check, request, date }: RestrictionsInput,
  rules: Rules,
  edition: Edition,
): RestrictionsAnswer {
  const { destinationCountry, originCountry = null } = request;
  const query = { destinationCountry, originCountry, day: date };
  const tariffs = tariffRestrictions(edition, query);
  const items = request.items.map((sent, index) => {
    const item = checkedItem(sent);
    const notes = new Set<string>();
    const ofTariffs = tariffs.of(item);
    const found = inOrder([
      ...restrictionsOf(item, query, rules, conversionOn(edition, date, notes)),
      ...ofTariffs.restrictions,
    ]);
    const { sku, title, hsCode } = item;
    const restrictions = found.map(({ documents, matchedKeywords, ...one }) => ({
      ...one,
      documents: [...documents],
      matchedKeywords: [...matchedKeywords],
    }));
    const told = [...notes, ...ofTariffs.notes];
    const remarks = {
      ...(told.length > 0 ? { notes: told } : {}),
      ...(notes.size > 0 ? { estimated: true } : {}),
    };
    return { index, sku, title, hsCode, outcome: outcomeOf(found), restrictions, ...remarks };
  });
  const counts = { clear: 0, review: 0, blocked: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return {
    id: check.checkId,
    checkedAt: new Date().toISOString(),
    destinationCountry,
    originCountry,
    reference: check.reference,
    outcome: counts.blocked > 0 ? 'blocked' : counts.review > 0 ? 'review' : 'clear',
    counts,
    items,
    dataSource: dataSourceOf(edition.releases, [RESTRICTIONS_DATASET, ...tariffs.datasets]),
  };
}

const checkedItem = (sent: RestrictionsInput['request']['items'][number]): CheckedItem => ({
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

/** Conversion at the rates of a day; of rates that are too old it leaves a note, since a limit of value rests on them. */
const conversionOn =
  ({ tariff }: Edition, date: string, notes: Set<string>): Convert =>
  (amount, from, to) => {
    const exchange = exchangeOn(tariff, from, to, date);
    if (exchange?.stale)
      notes.add(
        `A limit in ${to} was compared with the value in ${from} at ${exchange.rate.toFixed()}: the exchange rate of ${dayOf(exchange)} is more than 31 days away from the day of the check, customs will use another one.`,
      );
    return exchange && toNumber(converted(amount, exchange, to));
  };
