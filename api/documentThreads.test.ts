import { describe, expect, it } from '@jest/globals';
import { packingListRequest } from '../contract/documents/invoice.ts';
import { PACKING_LIST } from '../test/support/goodsDocuments.ts';
import type { Asked } from '../documents/make.ts';
import { makeInThread } from './documentThreads.ts';

const ASKED = {
  type: 'packing_list' as const,
  request: packingListRequest.parse(PACKING_LIST),
  calculated: null,
  catalog: [],
} satisfies Asked;
/** Refused as soon as it is looked at. */
const REFUSED: Asked = {
  ...ASKED,
  request: { ...ASKED.request, lines: [] },
};
const LONG_MS = 120_000; // a busy machine

const outcomeOf = (asked: Asked, timeoutMs = LONG_MS): Promise<string> =>
  makeInThread(asked, timeoutMs).then(
    (said) => ('made' in said ? 'made' : said.code),
    (cause: { why: string }) => cause.why,
  );

describe('documents', () => {
  it(
    'are made in their turn, and no more wait than may',
    async () => {
      const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(REFUSED)));
      expect(outcomes.filter((one) => one === 'invalid_input')).toHaveLength(24);
      expect(outcomes.filter((one) => one === 'busy')).toHaveLength(6);
    },
    LONG_MS,
  );

  it(
    'that take too long are given up, and the next is made',
    async () => {
      expect(await outcomeOf(ASKED, 0)).toBe('too_late');
      expect(await outcomeOf(ASKED)).toBe('made');
    },
    LONG_MS,
  );

  it(
    'that break are told so, and the next is made',
    async () => {
      const broken = { ...ASKED, request: null } as unknown as Asked; // what the interface never lets in
      expect(await outcomeOf(broken)).toBe('broke');
      expect(await outcomeOf(ASKED)).toBe('made');
    },
    LONG_MS,
  );
});
