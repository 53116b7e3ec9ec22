/**
 * `npm run bench:versions`: two versions do the work of one service side by side, as in the minutes
 * of an upgrade.
 */
import { say } from '../workers/process/progress.ts';
import { readAccounts, readKeyless, settledKeys } from './chaos/accounts.ts';
import { workspacesFor } from './chaos/calls.ts';
import { openWorkflows } from './chaos/openWorkflows.ts';
import { count, prove, type ProofVerdict } from './support/command.ts';
import { install } from './support/installation.ts';
import { importList } from './support/list.ts';
import { openShop } from './support/shop.ts';
import { createWorkspaces, openDatabase } from './support/workspaces.ts';
import { checkOut, commitOf } from './versions/checkout.ts';
import { readWork } from './versions/histories.ts';
import { judgeVersions, type SideBySide, stretchSummary, unlikeRepeats } from './versions/judge.ts';
import { CALLS_MAX } from './versions/load.ts';
import { ALONE, callAll, sayAlone, sendToAll } from './versions/stretches.ts';

const HELP = `npm run bench:versions [-- --with REF --seconds N]

Starts a service of this version, takes the version REF from git beside it, on the same database and Temporal, and sends
billable calls and checks, with keys and without, to
  the old API beside new workers,
  the new API beside old workers,
  the old ones while they are replaced: the worker first, then the API, as docs/backup.md says.
Exit code 0 when every call was answered at once, as one version alone answers it where both say the same, when all
accounts are exact, no workflow is left open and no workflow task has failed. At the end every key is repeated at the new
API, which has to give the stored answer.

  --with REF   a commit, tag or branch (the last tag)
  --seconds N  of load in each of the three (60)`;

const SECONDS = 60;
const NO_WORK = { workflows: 0, tasksBy: {}, failed: [] };

await prove({
  help: HELP,
  options: { with: { type: 'string' }, seconds: { type: 'string' } },
  run: async (proof) => {
    const seconds = count(proof.values, 'seconds', SECONDS);
    const commit = await commitOf(proof.values['with'] as string | undefined);
    const shop = await openShop();
    proof.atEnd(() => shop.close());
    const installation = await install('versions', proof, {
      FETCH_ALLOW_HOSTS: shop.host,
      VISITS_PER_MINUTE: '1000000',
      HOST_VISITS_PER_MINUTE: '1000000',
    });
    const oldRoot = await checkOut(commit, proof);
    await importList(installation);
    const { databaseUrl, temporalAddress = '' } = installation.state();
    const orm = await openDatabase(databaseUrl);
    const number = workspacesFor(CALLS_MAX) + 1;
    const [keyless, ...workspaces] = await createWorkspaces(orm, number, 100_000);
    if (!keyless) throw new Error('there is no workspace');
    const callers = { workspaces, keyless, pageUrl: shop.pageUrl };
    const sides = { installation, proof, callers, seconds, oldRoot };
    const alone = await sayAlone(sides);
    const served = await sendToAll(sides);
    say('repeating every key at the new API');
    const answered = [...alone.answered, ...served.flatMap((one) => one.answered)];
    const calls = answered.map(({ call }) => call);
    const repeated = await callAll(calls, installation.url);
    say('reading accounts and histories');
    const queues = served.map(({ queue }) => queue);
    const books = {
      answered,
      repeated,
      keyless: served.flatMap((one) => one.keyless),
      failovers: [],
      openWorkflows: await openWorkflows(temporalAddress, ['requests', ALONE, ...queues]),
      keylessEvents: await readKeyless(orm, [keyless.id]),
      accounts: await readAccounts(orm),
      settled: await settledKeys(orm),
    };
    await orm.close(true);
    const works = await readWork(temporalAddress, queues);
    const stretches = served.map((one, at) => ({ ...one, work: works[at] ?? NO_WORK }));
    return verdictOf({ books, stretches, old: alone.old, present: alone.present });
  },
});

function verdictOf(evidence: SideBySide): ProofVerdict {
  const { books, stretches, old, present } = evidence;
  const findings = judgeVersions(evidence);
  const summary = Object.fromEntries([
    ...stretches.map((stretch) => [stretch.name, stretchSummary(stretch, old, present)] as const),
    ['repeats unlike the stored answer', unlikeRepeats(books)],
  ]);
  const text = [
    ...Object.entries(summary).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ...findings.map(
      ({ promise, held, found }) => `${held ? 'held  ' : 'BROKEN'}  ${promise} (${found})`,
    ),
  ].join('\n');
  return { holds: findings.every(({ held }) => held), data: { summary, findings }, text };
}
