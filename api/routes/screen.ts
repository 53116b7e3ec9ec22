import {
  screen,
  screeningChecks,
  type ScreenAnswer,
  type ScreenRequest,
} from '../../contract/screen.ts';
import type { KeptCheck } from '../../db/store/checks.ts';
import type { ScreeningQuery } from '../../engine/screening/screen.ts';
import type { ScreenInput } from '../../workflows/contract.ts';
import { pageOfChecks } from '../checks.ts';
import { runKept } from '../kept.ts';
import { keyedRoute } from '../route.ts';

const screenRoute = keyedRoute(screen, async (call) => {
  const { reference = null } = call.body;
  return runKept(call, {
    kind: 'screen',
    workflow: 'screen',
    reference,
    summary: 'screening of a name',
    input: (check, deadlineMs): ScreenInput => ({
      check,
      deadlineMs,
      query: queryOf(call.body),
    }),
  });
});

/** What is screened of a request. */
export const queryOf = ({ name, company, country, type }: ScreenRequest): ScreeningQuery => ({
  name,
  company: company ?? null,
  country: country ?? null,
  type: type ?? null,
});

const checksRoute = keyedRoute(screeningChecks, async ({ services, principal, query }) => ({
  body: await pageOfChecks(
    services,
    { workspaceId: principal.workspace.id, kind: 'screen' },
    query,
    presentCheck,
  ),
}));

function presentCheck({ id, checkedAt, reference, actor, result }: KeptCheck) {
  const answer = result as ScreenAnswer; // what the screening stored
  return {
    id,
    checkedAt: checkedAt.toISOString(),
    query: answer.query,
    reference,
    outcome: answer.outcome,
    matchCount: answer.matches.length,
    topScore: answer.matches[0]?.score ?? null,
    lists: answer.lists,
    actor,
    result: answer,
  };
}

/** A name screened and kept, and the screenings that were kept. */
export const screenRoutes = [screenRoute, checksRoute];
