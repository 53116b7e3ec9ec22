/** The pages of this service for people, and what they load. */
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import type { Provider } from 'oidc-provider';
import { ApiError } from '../../contract/errors.ts';
import { showApproval, takeApproval } from '../mcp/approvalPage.ts';
import { showConsent, takeConsent } from '../oauth/consent.ts';
import type { ApiContext } from '../route.ts';
import type { Services } from '../services.ts';
import { serveFile } from '../staticFiles.ts';
import { rateLimit } from '../steps/access.ts';
import { showAccount, takeNewPassword } from './accountPages.ts';
import { addressOf, Refusal, showPage } from './browser.ts';
import { notice } from './html.ts';
import { TooBusy } from './passwords.ts';
import type { PublicAddress } from './publicAddress.ts';
import {
  offerAdding,
  offerSignIn,
  takeAwayPasskey,
  takeNewPasskey,
  takePasskey,
} from './passkeys.ts';
import {
  showLink,
  showSignIn,
  takeLink,
  takeSignIn,
  takeSignOut,
  type Visit,
} from './signInPages.ts';

type Handle = (visit: Visit, part: string) => Promise<void>;

const FILE_S = 300;

/** Mounts the pages by which people sign in, consent and approve. */
export function mountPages(
  router: Router,
  services: Services,
  open: (address: PublicAddress) => Promise<Provider>,
): void {
  const at = (method: 'GET' | 'POST', path: string, handle: Handle, tell = tellPerson): void => {
    router.register(path, [method], [answered(services, handle, tell) as RouterMiddleware]);
  };
  at('GET', '/sign-in', showSignIn);
  at('POST', '/sign-in', takeSignIn);
  at('POST', '/sign-out', takeSignOut);
  at('GET', '/sign-in/link/:part', showLink);
  at('POST', '/sign-in/link/:part', takeLink);
  at('GET', '/account', showAccount);
  at('POST', '/account/password', takeNewPassword);
  at('POST', '/sign-in/passkeys/sign-in/options', offerSignIn, tellScript);
  at('POST', '/sign-in/passkeys/sign-in', takePasskey, tellScript);
  at('POST', '/sign-in/passkeys/add/options', offerAdding, tellScript);
  at('POST', '/sign-in/passkeys/add', takeNewPasskey, tellScript);
  at('POST', '/sign-in/passkeys/remove', takeAwayPasskey);
  at('GET', '/consent/:part', (visit, uid) => showConsent(visit, uid, open));
  at('POST', '/consent/:part', (visit, uid) => takeConsent(visit, uid, open));
  at('GET', '/approvals/:part', showApproval);
  at('POST', '/approvals/:part', takeApproval);
  mountFile(router, 'style.css', 'text/css');
  mountFile(router, 'passkey.js', 'text/javascript');
}

function mountFile(router: Router, name: string, type: string): void {
  const read = (): Promise<Buffer> => readFile(new URL(name, import.meta.url));
  const serve = serveFile({ type, keptS: FILE_S, read });
  router.get(`/sign-in/${name}`, (context) => serve(context as unknown as ApiContext));
}

type Tell = (context: ApiContext, refusal: Refusal) => void;

const tellPerson: Tell = (context, { status, message }) =>
  showPage(context, status, notice('This cannot go on', message));

const tellScript: Tell = (context, { status, message }) => {
  context.status = status;
  context.body = { message };
};

/** A page, or a page that says why not: people read no JSON. */
function answered(services: Services, handle: Handle, tell: Tell) {
  const limit = rateLimit(services);
  return async (context: ApiContext & { params: Record<string, string> }): Promise<void> => {
    try {
      await limit(context, async () => {
        const address = addressOf(context, services);
        await handle({ context, services, address }, context.params['part'] ?? '');
      });
    } catch (cause) {
      const refusal = refusalOf(cause);
      if (!refusal) throw cause;
      tell(context, refusal);
    }
  };
}

const BUSY = new Refusal(503, 'Many people sign in at this moment. Try again in a few seconds.');

/** What a page says in the place of an answer; null for a bug. */
export function refusalOf(cause: unknown): Refusal | null {
  if (cause instanceof Refusal) return cause;
  if (cause instanceof TooBusy) return BUSY;
  if (cause instanceof ApiError && cause.code === 'rate_limited')
    return new Refusal(429, cause.message);
  return null;
}
