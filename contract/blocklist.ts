/** The workspace's blocked codes: list, block, unblock, import. */
import { z } from 'zod';
import { boundedText, country, timestamp, writtenCode } from './fields.ts';
import { MB, operation, S2 } from './operation.ts';

const destination = z
  .union([z.literal('*'), country])
  .describe('Country whose classifications skip the code, or `*` for all.');

export const blockRequest = z
  .object({
    code: writtenCode,
    destination: destination
      .default('*')
      .describe('Country whose classifications skip the code, or `*` for all.'),
    reason: boundedText(0, 300).optional().describe('Why, for those who read the list.'),
  })
  .meta({ id: 'BlockCodeRequest', description: 'A code to skip; all codes below it are skipped.' });

export const blockedCode = z
  .object({
    code: z.string().describe('The code, digits only.'),
    codeFormatted: z.string().describe('The code with its dots.'),
    destination: z.string().describe('ISO 3166-1 alpha-2 country, or `*` for all.'),
    reason: z.string().nullable().describe('Why; null when nobody said.'),
    createdBy: z.string().nullable().describe('Name of the key that blocked it.'),
    createdAt: timestamp,
  })
  .meta({ id: 'BlockedCode', description: 'A code that classifications of the workspace skip.' });

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
  answer: z
    .object({ data: z.array(blockedCode).describe('All of them, by code.') })
    .meta({ id: 'BlockedCodesResponse' }),
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

export const unblockQuery = z.object({
  code: writtenCode,
  destination: destination
    .optional()
    .describe('Country to unblock it for, or `*` for the entry of all; left out: every entry.'),
});

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
    .object({
      data: z
        .object({ removed: z.boolean().describe('False when the code was not blocked.') })
        .meta({ id: 'BlockedCodeRemoval', description: 'What became of the entry.' }),
    })
    .meta({ id: 'BlockedCodeRemoveResponse' }),
  statuses: [200, 400, 401, 403, 429, 500],
});

export const importBlocklistRequest = z
  .object({
    codes: z
      .array(blockRequest)
      .min(1)
      .max(5000)
      .describe('The codes to block, each with its terms.'),
    replace: z
      .boolean()
      .default(false)
      .describe('True: the list becomes exactly these codes. False: they are added to it.'),
  })
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
      data: z
        .object({
          added: z.int().describe('Codes newly blocked.'),
          updated: z
            .int()
            .describe(
              'Codes that were blocked already; their reason was replaced where one is given.',
            ),
          removed: z.int().describe('Codes unblocked, since a replacing import left them out.'),
          total: z.int().describe('Blocked codes after the import.'),
        })
        .meta({ id: 'BlockedCodesImport', description: 'What the import changed.' }),
    })
    .meta({ id: 'BlockedCodesImportResponse' }),
  statuses: S2,
});
