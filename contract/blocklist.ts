/** The workspace's blocked codes: list, block, unblock, import. */
import { z } from 'zod';
import { boundedText, country, timestamp, writtenCode } from './fields.ts';
import { MB, operation, S2 } from './operation.ts';

const destination = z.union([z.literal('*'), country]);

export const blockRequest = z
  .object({
    code: writtenCode,
    destination: destination.default('*'),
    reason: boundedText(0, 300).optional(),
  })
  .meta({ id: 'BlockCodeRequest' });

export const blockedCode = z
  .object({
    code: z.string(),
    codeFormatted: z.string(),
    destination: z.string(),
    reason: z.string().nullable(),
    createdBy: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'BlockedCode' });

const path = '/v1/classify/blocklist';
const group = 'Blocked codes';
const access = 'settings' as const;

export const listBlocklist = operation({
  id: 'listBlocklist',
  method: 'get',
  path,
  group,
  access,
  summary: 'The blocked codes of the workspace',
  description:
    'A blocked line, or every line under a blocked heading, is skipped: the next best answer is given.',
  answer: z.object({ data: z.array(blockedCode) }).meta({ id: 'BlockedCodesResponse' }),
  statuses: [200, 401, 403, 429, 500],
});

export const addToBlocklist = operation({
  id: 'addToBlocklist',
  method: 'post',
  path,
  group,
  access,
  summary: 'Block a code',
  description:
    'Blocking a blocked code updates its reason. At most 5,000 codes (`details.reason` = `limit_reached`).',
  body: blockRequest,
  answer: z.object({ data: blockedCode }).meta({ id: 'BlockedCodeResponse' }),
  statuses: S2,
});

export const unblockQuery = z.object({ code: writtenCode, destination: destination.optional() });

export const removeFromBlocklist = operation({
  id: 'removeFromBlocklist',
  method: 'delete',
  path,
  group,
  access,
  summary: 'Unblock a code',
  description: 'Without `destination` the code is unblocked for every destination.',
  query: unblockQuery,
  answer: z
    .object({ data: z.object({ removed: z.boolean() }) })
    .meta({ id: 'BlockedCodeRemoveResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});

export const importBlocklistRequest = z
  .object({ codes: z.array(blockRequest).min(1).max(5000), replace: z.boolean().default(false) })
  .meta({ id: 'ImportBlockedCodesRequest' });

export const importBlocklist = operation({
  id: 'importBlocklist',
  method: 'post',
  path: `${path}/import`,
  group,
  access,
  summary: 'Block many codes at once, all or nothing',
  description:
    'With `replace` the list becomes exactly these codes. More than 5,000 in all changes nothing.',
  bodyBytesMax: 9 * MB,
  body: importBlocklistRequest,
  answer: z
    .object({
      data: z.object({ added: z.int(), updated: z.int(), removed: z.int(), total: z.int() }),
    })
    .meta({ id: 'BlockedCodesImportResponse' }),
  statuses: S2,
});
