/** What stands around a code in words: descriptions, reasons, alternatives, refusals. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importBlocked } from '../../db/store/blocklist.ts';
import { issuePaths } from '../support/access.ts';
import { startService, type TestService, type TestWorkspace } from '../support/service.ts';

const SHIRT = { description: 'Knitted cotton T-shirt for men', destinationCountry: 'US' };

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (workspace: TestWorkspace, body: unknown) =>
  workspace.call('POST', '/v1/classify', { body });

describe('an answer', () => {
  it('names heading and line together, our label beside them, and says in words how it came there', async () => {
    const { data } = (await ask(await service.workspace(), SHIRT)).body;
    expect(data.description).toMatch(/^T-shirts.* › .*T-shirts/);
    expect(data.description.endsWith(data.label)).toBe(true);
    expect(data.reasoning).toMatch(
      /^"T-shirt" says what the goods are and "cotton" that the main .* is cotton\. By general rules 1 and 6 /,
    );
    expect(data).not.toHaveProperty('weighed');
  });

  it('with explain holds what was weighed, and is the same in all else', async () => {
    const workspace = await service.workspace();
    const explained = (await ask(workspace, { ...SHIRT, explain: true })).body.data;
    const { weighed, upstreamRequestId: _, ...rest } = explained;
    const { upstreamRequestId: __, ...plain } = (await ask(workspace, { ...SHIRT, explain: false }))
      .body.data;
    expect(rest).toEqual(plain);
    expect(weighed.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['words', 'fact', 'wording', 'rule']),
    );
    expect(JSON.stringify(weighed).length).toBeLessThanOrEqual(6000);
  });

  it('says of each alternative what would make it right', async () => {
    const dress = { description: 'summer dress of cotton', destinationCountry: 'BR' };
    const { alternatives } = (await ask(await service.workspace(), dress)).body.data;
    expect(alternatives.length).toBeGreaterThan(0);
    for (const { rightIf, label, score } of alternatives) {
      expect(rightIf).toMatch(/^Right if .+\.$/);
      expect(label).not.toBe('');
      expect(score).toBeGreaterThan(0);
    }
  });
});

describe('a refusal', () => {
  it.each([
    ['a ring of nobody knows what', 'ring', 'alone may be many things'],
    ['a case, of which only that is known', 'Kindle case', 'say little of the goods'],
    ['a text in a language that is not read', 'Női bőr táska', 'seems to be in Hungarian'],
    ['a phone named in the midst of such a text', 'เคส iPhone 14 ซิลิโคน', 'seems to be in Thai'],
  ])('%s is refused as unclassifiable, with the reason', async (_, description, reason) => {
    const answer = await ask(await service.workspace(), { ...SHIRT, description });
    expect(issuePaths(answer)).toEqual(['description']);
    expect(answer.body.error.message).toContain(reason);
  });

  it('a text whose every sensible code is blocked is refused', async () => {
    const workspace = await service.workspace();
    await importBlocked(service.orm, workspace.id, [{ code: '71', destination: '*' }], {
      replace: false,
      createdBy: 'Test',
    });
    const answer = await ask(workspace, { ...SHIRT, description: 'gold necklace' });
    expect(answer.body.error.details.reason).toBe('unclassifiable');
    expect(answer.body.error.message).toContain('blocklist');
  });
});
