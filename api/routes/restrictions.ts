import { ApiError, invalidInput } from '../../contract/errors.ts';
import * as contract from '../../contract/restrictions.ts';
import type { KeptCheck } from '../../db/store/checks.ts';
import {
  addRestrictionRule,
  listRestrictionRules,
  removeRestrictionRule,
  RESTRICTION_LIMITS,
  type RestrictionLimit,
  type RestrictionRuleRecord,
} from '../../db/store/restrictionRules.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Issue } from '../../engine/refusal.ts';
import { hasRestrictionRules } from '../../edition/lookup/coverage.ts';
import { isUnderHeading } from '../../edition/lookup/headings.ts';
import type { RestrictionsInput } from '../../workflows/contract.ts';
import { fieldsOf, unknownFields } from '../calculations.ts';
import { pageOfChecks } from '../checks.ts';
import { runKept } from '../kept.ts';
import { keyedRoute, type Route } from '../route.ts';
import type { Services } from '../services.ts';

const KNOWN = fieldsOf(contract.restrictionsRequest);
const KNOWN_IN_ITEMS = fieldsOf(contract.restrictionItem);

const check = keyedRoute(contract.checkRestrictions, async (call) => {
  const { body, services } = call;
  requireRules(services, body);
  return runKept(call, {
    kind: 'restrictions',
    workflow: 'checkRestrictions',
    reference: body.reference || null,
    summary: `${body.items.length} items to ${body.destinationCountry}`,
    input: (evidence, deadlineMs): RestrictionsInput => ({
      check: evidence,
      deadlineMs,
      request: body,
      date: call.services.today(), // of the whole check: no item may fall on the next day
      unknownFields: unknownFields(call.sentBody, KNOWN, KNOWN_IN_ITEMS),
    }),
  });
});

/** 400 on a code without a heading, 422 where the destination has no rules. */
export function requireRules(
  { editions }: Pick<Services, 'editions'>,
  { items, destinationCountry }: contract.RestrictionsRequest,
): void {
  requireHeadings(items, editions.current);
  if (hasRestrictionRules(destinationCountry, editions.current)) return;
  throw new ApiError(
    'unsupported_country',
    `There are no rules on restricted goods for ${destinationCountry} yet. GET /v1/countries lists the covered destinations.`,
    { destinationCountry },
  );
}

/** 400 that names every code whose heading does not exist. */
function requireHeadings(items: contract.RestrictionsRequest['items'], edition: Edition): void {
  const issues = items.flatMap(({ hsCode }, index): Issue[] =>
    hsCode === undefined || hsCode.length < 4 || isUnderHeading(hsCode, edition)
      ? []
      : [
          {
            path: `items.${index}.hsCode`,
            message: 'its first four digits are no heading of the Harmonized System (HS 2022)',
          },
        ],
  );
  if (issues.length > 0) throw invalidInput(issues);
}

const checks = keyedRoute(
  contract.listRestrictionChecks,
  async ({ services, principal, query }) => ({
    body: await pageOfChecks(
      services,
      { workspaceId: principal.workspace.id, kind: 'restrictions' },
      query,
      presentCheck,
    ),
  }),
);

function presentCheck({ id, checkedAt, reference, actor, result: kept }: KeptCheck) {
  const result = kept as contract.RestrictionsAnswer; // the answer of this very operation
  const { destinationCountry, originCountry, outcome, counts, items } = result;
  return {
    id,
    checkedAt: checkedAt.toISOString(),
    destinationCountry,
    originCountry,
    reference,
    outcome,
    itemCount: items.length,
    counts,
    actor,
    result,
  };
}

const listRules = keyedRoute(contract.listRestrictionRules, async ({ services, principal }) => ({
  body: {
    data: (await listRestrictionRules(services.orm, principal.workspace.id)).map(presentRule),
  },
}));

const addRule = keyedRoute(contract.addRestrictionRule, async ({ services, principal, body }) => {
  const rule = {
    ...body,
    code: body.code ?? null,
    keywords: [...new Set(body.keywords)],
    origins: [...new Set(body.origins)],
    summary: body.summary || null,
  };
  const added = await addRestrictionRule(
    services.orm,
    principal.workspace.id,
    rule,
    principal.actor.name,
  );
  if ('limitReached' in added) throw tooMany(added.limitReached);
  return { body: { data: presentRule(added) } };
});

/** What the rules of a workspace may be together, in words, and the field that has too much. */
const LIMITS: Readonly<Record<RestrictionLimit, { what: string; path: string }>> = {
  rules: { what: 'rules', path: 'title' },
  keywords: { what: 'keywords in all its rules', path: 'keywords' },
  bytes: { what: 'bytes of text in all its rules', path: 'summary' },
};

function tooMany(reached: RestrictionLimit): ApiError {
  const limit = RESTRICTION_LIMITS[reached];
  const { what, path } = LIMITS[reached];
  const message = `A workspace may have at most ${limit} ${what}. Nothing was added.`;
  return new ApiError('invalid_input', message, {
    reason: 'limit_reached',
    limit,
    issues: [{ path, message }],
  });
}

const removeRule = keyedRoute(
  contract.removeRestrictionRule,
  async ({ services, principal, query }) => ({
    body: {
      data: {
        removed: await removeRestrictionRule(services.orm, principal.workspace.id, query.id),
      },
    },
  }),
);

const presentRule = ({ createdAt, ...rule }: RestrictionRuleRecord) => ({
  ...rule,
  createdAt: createdAt.toISOString(),
});

export const restrictionsRoutes: readonly Route[] = [check, checks, listRules, addRule, removeRule];
