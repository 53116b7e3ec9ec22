/** The agent endpoint with the client library of each revision of its protocol. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readAgentGrant, revokeAgentGrant } from '../../db/store/agentGrants.ts';
import {
  type AnyClient,
  earlierClient,
  grantedTo,
  modernClient,
  StandInSignIn,
} from '../support/agents.ts';
import { type Json, startService, type TestService } from '../support/service.ts';

let service: TestService;
const signIn = new StandInSignIn();
beforeAll(async () => {
  service = await startService({ overrides: { agents: signIn } });
});
afterAll(() => service.stop());

const SHIRT = { description: 'Knitted T-shirt for men, 100% cotton', destinationCountry: 'US' };
const GOODS = {
  hsCode: '6109.10.00.12',
  originCountry: 'VN',
  destinationCountry: 'US',
  value: 480,
  shippingCost: 35,
  entryDate: '2026-11-23',
};

async function connected(
  connect: (url: string, token: string) => Promise<AnyClient>,
  terms: Parameters<typeof grantedTo>[3] = {},
) {
  const workspace = await service.workspace();
  const granted = await grantedTo(service, signIn, workspace, terms);
  return { workspace, ...granted, client: await connect(service.url, granted.token) };
}

const clients = [
  ['2026-07-28', modernClient],
  ['2025-11-25', earlierClient],
] as const;

describe.each(clients)('a client of %s', (_, connect) => {
  it('classifies as the REST call does, and is charged as that is', async () => {
    const { client, workspace, grantId } = await connected(connect);
    const result = await client.callTool({ name: 'classify_product', arguments: SHIRT });
    const rest = await workspace.call('POST', '/v1/classify', { body: SHIRT });
    const { data, credits } = result.structuredContent;
    const told = ({ upstreamRequestId: _id, ...others }: Json) => others;
    expect(told(data)).toEqual(told(rest.body.data));
    expect(credits.charged).toBe(rest.body.credits.charged);
    expect(result.content[0].text).toContain(data.hsCodeFormatted);
    expect(result.content[0].text.length).toBeLessThan(1500);
    const usage = await workspace.call('GET', '/v1/usage');
    expect(usage.body.data).toMatchObject([
      { source: 'api', keyId: workspace.keyId },
      { source: 'mcp', keyId: null, id: credits.usageId },
    ]);
    const grant = await readAgentGrant(service.orm, workspace.id, grantId);
    expect(grant?.creditsSpent).toBe(credits.charged);
    await client.close();
  });

  it('calculates as the REST call does, with rate, date and source in the summary', async () => {
    const { client, workspace } = await connected(connect);
    const result = await client.callTool({ name: 'calculate_landed_cost', arguments: GOODS });
    const rest = await workspace.call('POST', '/v1/calculate', { body: GOODS });
    expect(result.structuredContent.data.totals).toEqual(rest.body.data.totals);
    const { text } = result.content[0];
    expect(text).toContain('16.5%');
    expect(text).toContain('2026-11-23');
    expect(text).toContain('HTS 2026');
    await client.close();
  });

  it('is told of a faulty call in the words of the interface, and charged nothing', async () => {
    const { client, workspace } = await connected(connect);
    const args = { ...GOODS, destinationCountry: 'USA' };
    const result = await client.callTool({ name: 'calculate_landed_cost', arguments: args });
    const rest = await workspace.call('POST', '/v1/calculate', { body: args });
    expect(result.isError).toBe(true);
    expect(result.structuredContent.error).toEqual(rest.body.error);
    expect(result.structuredContent.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect((await workspace.call('GET', '/v1/credits')).body.data.balance).toBe(100);
    await client.close();
  });

  it('prices a call without making it', async () => {
    const { client, workspace } = await connected(connect, { creditCeiling: 5 });
    const priced = await client.callTool({
      name: 'classify_product',
      arguments: { ...SHIRT, dryRun: true },
    });
    expect(priced.structuredContent).toEqual({
      dryRun: { credits: 2, balance: 100, ceilingLeft: 5 },
    });
    const batch = await client.callTool({
      name: 'classify_products',
      arguments: { items: [SHIRT, SHIRT], dryRun: true },
    });
    expect(batch.structuredContent.dryRun.credits).toBe(4);
    expect((await workspace.call('GET', '/v1/usage')).body.data).toEqual([]);
    await client.close();
  });

  it('stops at the ceiling of its grant', async () => {
    const { client } = await connected(connect, { creditCeiling: 1 });
    const first = await client.callTool({ name: 'calculate_landed_cost', arguments: GOODS });
    expect(first.isError).toBeFalsy();
    const second = await client.callTool({ name: 'calculate_landed_cost', arguments: GOODS });
    expect(second.structuredContent.error).toMatchObject({
      code: 'insufficient_credits',
      details: { required: 1, ceilingLeft: 0 },
    });
    await client.close();
  });

  it('repeats a call under its key without a charge', async () => {
    const { client } = await connected(connect);
    const args = { ...GOODS, idempotencyKey: randomUUID() };
    const call = () => client.callTool({ name: 'calculate_landed_cost', arguments: args });
    const first = await call();
    const second = await call();
    expect(second.structuredContent).toMatchObject({
      data: first.structuredContent.data,
      replayed: true,
      credits: { charged: 0 },
    });
    await client.close();
  });

  it('is shut out at once when its grant is revoked', async () => {
    const { client, workspace, grantId } = await connected(connect);
    await revokeAgentGrant(service.orm, workspace.id, grantId);
    await expect(
      client.callTool({ name: 'calculate_landed_cost', arguments: GOODS }),
    ).rejects.toThrow();
    await client.close();
  });

  it('sees nothing of another workspace', async () => {
    const mine = await connected(connect);
    const other = await service.workspace();
    const made = await other.call('POST', '/v1/catalog/products', { body: { title: 'Mug' } });
    const { id } = made.body.data;
    const shown = await mine.client.callTool({ name: 'get_product', arguments: { id } });
    expect(shown.structuredContent.error.code).toBe('not_found');
    const rest = await other.call('POST', '/v1/classify', { body: SHIRT });
    const uri = `customs://classification/${rest.body.credits.usageId}`;
    await expect(mine.client.readResource({ uri })).rejects.toThrow();
    const listed = await mine.client.callTool({ name: 'list_usage', arguments: {} });
    expect(listed.structuredContent.data).toEqual([]);
    await mine.client.close();
  });

  it('reads resources and prompts, and is told how to work', async () => {
    const { client } = await connected(connect);
    expect(client.getInstructions()).toContain('Never state a code');
    const { resources } = await client.listResources();
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0].text.length).toBeGreaterThan(100);
    }
    const code = await client.readResource({ uri: 'customs://tariff/US/61091000' });
    expect(JSON.parse(code.contents[0].text)).toMatchObject({ codeFormatted: '6109.10.00' });
    const schema = await client.readResource({ uri: 'customs://schema/calculate_landed_cost' });
    expect(JSON.parse(schema.contents[0].text).properties).toHaveProperty('hsCode');
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }: Json) => name)).toEqual([
      'classify_with_evidence',
      'quote_a_shipment',
      'audit_an_invoice',
    ]);
    const prompt = await client.getPrompt({
      name: 'quote_a_shipment',
      arguments: { goods: 'ten mugs', destination: 'DE' },
    });
    expect(prompt.messages[0].content.text).toContain('ten mugs');
    await client.close();
  });
});
