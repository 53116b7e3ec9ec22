/** Reads the product page at an address that a caller named. */
import { Context } from '@temporalio/activity';
import type { Refused } from '../contract/outcome.ts';
import { isTestSpace } from '../contract/testSpace.ts';
import type { BlockedReason } from '../engine/page/blocked.ts';
import type { ReadPageStep, ReadProductPage } from '../workflows/contract.ts';
import { alive } from './alive.ts';
import type { Dependencies } from './dependencies.ts';
import { engineFailure } from './failures.ts';
import { admissionOf } from './fetch/admission.ts';
import { badAddress, badPage, tooSlow } from './fetch/refusals.ts';
import { requireNewCharge } from './gate.ts';
import { VISIT_MS_MAX } from './fetch/bounds.ts';
import { ParserTooLarge, ParserTooSlow, ReaderBroke, ReadingEnded } from './parsing/failures.ts';
import { type Bounds, type Reading, readingOfTry } from './reading/readingProcess.ts';
import { NOT_HTML } from './reading/wanted.ts';
import type { FetchedHeld } from './reading/work.ts';
import { readTestPage } from './testPage.ts';
import { timed } from './timeLeft.ts';
import { inTurn } from './turns/inTurn.ts';

type PageDependencies = Pick<Dependencies, 'tokens' | 'turns' | 'orm' | 'budgets'>;
type Visiting = PageDependencies & { reading: Reading };

export const createPageActivities = (
  dependencies: PageDependencies & Pick<Dependencies, 'readers'>,
) => ({
  /**
   * What a product page says, or why it is not read (see `guardedFetch`; also a wall against
   * robots, a missing page, a login: `upstream_error` with the reason). Safe to repeat: nothing is
   * written.
   */
  readProductPage: (asked: ReadPageStep): Promise<ReadProductPage> =>
    alive(async () => {
      const step = timed(asked);
      await requireNewCharge(dependencies, step.charge);
      if (isTestSpace(step.charge.workspaceId)) return readTestPage(step.url, step.field);
      const reading = readingOfTry(dependencies.readers);
      return inTurn(dependencies.turns.visits, step, () =>
        visitAndRead({ ...dependencies, reading }, step),
      );
    }),
});

async function visitAndRead(dependencies: Visiting, step: ReadPageStep): Promise<ReadProductPage> {
  const { reading } = dependencies;
  const cancelled = Context.current().cancellationSignal;
  const allowed = { untilMs: step.untilMs, cancelled };
  try {
    await reading.warm(allowed);
  } catch (cause) {
    return notParsed(cause, allowed);
  }
  // of both visits; what reads them is ready by now
  const bounds = { ...allowed, untilMs: Math.min(step.untilMs, Date.now() + VISIT_MS_MAX) };
  const visit = async (address: string, mayLeadOn: boolean) => {
    const admit = admissionOf(dependencies, step.charge);
    const fetched = await reading.fetch(
      address,
      { kind: 'page', field: step.field },
      { ...bounds, admit },
    );
    if (!fetched.ok) return fetched;
    try {
      return await parsed(dependencies, fetched, step, mayLeadOn, bounds);
    } finally {
      reading.release(fetched.file);
    }
  };
  const first = await visit(step.url, true);
  if (!('leadsOn' in first)) return first;
  const second = await visit(first.leadsOn, false);
  if ('leadsOn' in second) throw new Error('a second page may not lead on');
  return second;
}

/** What a visited page says; where it leads on to; or why it is not read. */
async function parsed(
  { reading, turns }: Visiting,
  { finalUrl, file, contentType }: FetchedHeld,
  { charge, url, field }: ReadPageStep,
  mayLeadOn: boolean,
  bounds: Bounds,
): Promise<ReadProductPage | { leadsOn: string }> {
  const order = { file, contentType, url, finalUrl, mayLeadOn };
  const page = await inTurn(turns.parsers, { charge, untilMs: bounds.untilMs }, () =>
    reading.readPage(order, bounds).catch((cause: unknown) => notParsed(cause, bounds)),
  );
  if ('ok' in page) return page;
  switch (page.kind) {
    case 'no_page':
      return badAddress(field, NOT_HTML.reason, NOT_HTML.message);
    case 'leads_on':
      return { leadsOn: page.address };
    case 'blocked':
      return notAProduct(page.reason);
    case 'read':
      return { ok: true, page: page.page };
  }
}

function notParsed(cause: unknown, { cancelled }: Bounds): Refused {
  if (cancelled.aborted || cause instanceof ReadingEnded) throw cause;
  if (cause instanceof ParserTooSlow) return tooSlow();
  if (cause instanceof ParserTooLarge)
    return badPage('page_unreadable', 'The page needs more memory to be read than one may have.');
  if (cause instanceof ReaderBroke)
    return badPage(
      'page_unreadable',
      'The page breaks the program that reads it; it was tried twice.',
    );
  throw engineFailure('The reading of the page', cause);
}

const notAProduct = (reason: BlockedReason): Refused => badPage(reason, NOT_A_PRODUCT[reason]);

const NOT_A_PRODUCT: Readonly<Record<BlockedReason, string>> = {
  page_blocked: 'The page refuses access to this service, or shows nothing without scripts.',
  page_not_found: 'The address leads to a page that says that the product or page is not there.',
  login_required: 'The page can only be read after a login.',
};
