import * as contract from '../../contract/blocklist.ts';
import { ApiError } from '../../contract/errors.ts';
import type { BlockedCode } from '../../db/entities/blockedCode.ts';
import {
  BLOCKED_CODES_MAX,
  type BlockedCodeInput,
  findBlocked,
  importBlocked,
  listBlocked,
  removeBlocked,
} from '../../db/store/blocklist.ts';
import { formatCode } from '../../engine/hscode.ts';
import { type KeyedCall, keyedRoute, type Route } from '../route.ts';

const list = keyedRoute(contract.listBlocklist, async ({ services, principal }) => ({
  body: { data: (await listBlocked(services.orm, principal.workspace.id)).map(present) },
}));

const add = keyedRoute(contract.addToBlocklist, async (call) => {
  const { code, destination } = call.body;
  await importOrRefuse(call, [inputOf(call.body)], false);
  const blocked = await findBlocked(
    call.services.orm,
    call.principal.workspace.id,
    code,
    destination,
  );
  if (!blocked)
    throw new ApiError('conflict', 'The code was unblocked again at the same moment. Try again.');
  return { body: { data: present(blocked) } };
});

const remove = keyedRoute(contract.removeFromBlocklist, async ({ services, principal, query }) => ({
  body: {
    data: {
      removed: await removeBlocked(
        services.orm,
        principal.workspace.id,
        query.code,
        query.destination,
      ),
    },
  },
}));

const importMany = keyedRoute(contract.importBlocklist, async (call) => ({
  body: { data: await importOrRefuse(call, call.body.codes.map(inputOf), call.body.replace) },
}));

async function importOrRefuse(call: KeyedCall, codes: BlockedCodeInput[], replace: boolean) {
  const { workspace, actor } = call.principal;
  const result = await importBlocked(call.services.orm, workspace.id, codes, {
    replace,
    createdBy: actor.name,
  });
  if (result !== 'limit_reached') return result;
  const message = `A workspace may block at most ${BLOCKED_CODES_MAX} codes. Nothing was changed.`;
  throw new ApiError('invalid_input', message, {
    reason: 'limit_reached',
    limit: BLOCKED_CODES_MAX,
    issues: [{ path: codes.length === 1 ? 'code' : 'codes', message }],
  });
}

const inputOf = ({
  code,
  destination,
  reason,
}: {
  code: string;
  destination: string;
  reason?: string | undefined;
}) => ({
  code,
  destination,
  ...(reason ? { reason } : {}),
});

const present = (blocked: BlockedCode) => ({
  code: blocked.code,
  codeFormatted: formatCode(blocked.code),
  destination: blocked.destination,
  reason: blocked.reason,
  createdBy: blocked.createdBy,
  createdAt: blocked.createdAt.toISOString(),
});

export const blocklistRoutes: readonly Route[] = [list, add, remove, importMany];
