/** Many products in one transaction: matched, merged, refused one by one, each with its history. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ITEMS_MAX } from '../../contract/catalogProduct.ts';
import type { ProductWrite } from '../../db/store/catalog/merge.ts';
import { archiveProducts, findProduct, listHistory } from '../../db/store/catalog/products.ts';
import { saveProducts, type SaveTerms } from '../../db/store/catalog/saveProducts.ts';
import { createWorkspace } from '../../db/store/workspaces.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let workspaceId: string;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  workspaceId = (await createWorkspace(database.orm, 'Shop')).id;
});

const actor = { type: 'key', id: 'k1', name: 'Till' } as const;
const byHand: SaveTerms = { actor, requestId: null, as: 'updated', mode: 'upsert' };
const fromSource: SaveTerms = { ...byHand, as: 'synced', keepsOwn: true };

const save = (writes: readonly ProductWrite[], terms = byHand) =>
  saveProducts(database.orm, workspaceId, writes, terms);
const tee = (sku: string, title = 'Tee'): ProductWrite => ({
  match: { by: 'sku', sku },
  fields: { title },
  items: [{ sku, unitValue: 10, currency: 'USD' }],
});
async function created(write: ProductWrite): Promise<string> {
  const [saved] = await save([write]);
  if (!saved?.ok) throw new Error(JSON.stringify(saved));
  return saved.productId;
}
const productOf = (id: string) => findProduct(database.orm, workspaceId, id);
const historyOf = (id: string) => listHistory(database.orm, workspaceId, id, { limit: 100 });

describe('a write', () => {
  it('creates, changes and then leaves alone the product that its SKU names', async () => {
    const writes = [tee('A'), tee('A', 'Tee, blue'), tee('A', 'Tee, blue')];
    const saved = await save(writes);
    expect(saved).toMatchObject([
      { ok: true, action: 'created', version: 1 },
      { ok: true, action: 'updated', version: 2 },
      { ok: true, action: 'unchanged', version: 2 },
    ]);
    const ids = new Set(saved.map((one) => (one.ok ? one.productId : null)));
    expect(ids.size).toBe(1);
  });

  it('clears by null alone: what is left out or blank stays', async () => {
    const id = await created({
      match: null,
      fields: { title: 'Tee', brand: 'Ours', category: 'Tops', description: 'Of cotton' },
    });
    await save([{ match: { by: 'id', id }, fields: { brand: null, category: '' } }]);
    expect((await productOf(id))?.fields).toEqual({
      title: 'Tee',
      brand: null,
      category: 'Tops',
      description: 'Of cotton',
    });
  });

  it('is told field by field, with its actor', async () => {
    const id = await created(tee('A'));
    const item = (await productOf(id))?.items[0]?.id ?? '';
    await save([
      { match: { by: 'id', id }, fields: { brand: 'Ours' }, items: [{ sku: 'A', unitValue: 12 }] },
    ]);
    const [newest, oldest] = await historyOf(id);
    expect(newest).toMatchObject({
      action: 'updated',
      actor,
      changes: [
        { path: 'brand', from: null, to: 'Ours' },
        { path: `items.${item}.unitValue`, from: 10, to: 12 },
      ],
    });
    expect(oldest?.action).toBe('created');
  });

  it('may hand a SKU from one item to another', async () => {
    const id = await created({
      match: null,
      fields: { title: 'Tee' },
      items: [{ sku: 'S' }, { sku: 'M' }],
    });
    const [small, medium] = (await productOf(id))?.items ?? [];
    await save([
      {
        match: { by: 'id', id },
        fields: {},
        items: [
          { id: small?.id, sku: null },
          { id: medium?.id, sku: 'S' },
        ],
      },
    ]);
    expect((await productOf(id))?.items.map(({ sku }) => sku)).toEqual([null, 'S']);
  });
});

describe('refused, while the others stand, is', () => {
  it.each<[string, ProductWrite, object]>([
    [
      'a SKU of another product, with its owner',
      { match: null, fields: { title: 'Cap' }, items: [{ sku: 'A' }] },
      { code: 'conflict', details: { reason: 'sku_taken', sku: 'A' } },
    ],
    [
      'a product that is not there',
      { match: { by: 'id', id: '019db3a0-0000-7000-8000-000000000000' }, fields: {} },
      { code: 'not_found' },
    ],
    [
      'another version',
      { match: { by: 'sku', sku: 'A' }, fields: { title: 'X' }, version: 7 },
      { code: 'conflict', details: { reason: 'version', version: 1 } },
    ],
    ['a new product without a title', { match: null, fields: {} }, { code: 'invalid_input' }],
    [
      'an item that the product does not have',
      {
        match: { by: 'sku', sku: 'A' },
        fields: {},
        items: [{ id: '019db3a0-0000-7000-8000-000000000000' }],
      },
      { code: 'invalid_input' },
    ],
    [
      'more items than a product has',
      {
        match: { by: 'sku', sku: 'A' },
        fields: {},
        items: Array.from({ length: ITEMS_MAX }, (_, at) => ({ sku: `A${at}` })),
      },
      { code: 'invalid_input', details: { reason: 'limit_reached' } },
    ],
    [
      'an archived product',
      { match: { by: 'sku', sku: 'OLD' }, fields: { title: 'X' } },
      { code: 'conflict', details: { reason: 'archived' } },
    ],
  ])('%s', async (_, write, refusal) => {
    const owner = await created(tee('A'));
    const old = await created(tee('OLD'));
    await archiveProducts(database.orm, workspaceId, [old], {
      actor,
      requestId: null,
      note: null,
    });
    const [refused, stands] = await save([write, tee('B')]);
    expect(refused).toMatchObject({ ok: false, ...refusal });
    expect(stands).toMatchObject({ ok: true, action: 'created' });
    if (!refused?.ok && refused?.details['reason'] === 'sku_taken')
      expect(refused.details['productId']).toBe(owner);
    expect(await historyOf(owner)).toHaveLength(1);
  });
});

describe('a source', () => {
  const record = (title: string, brand: string, updatedAt?: string): ProductWrite => ({
    match: { by: 'source', kind: 'shopify', externalId: '42' },
    source: {
      kind: 'shopify',
      externalId: '42',
      updatedAt: updatedAt === undefined ? undefined : new Date(updatedAt),
    },
    fields: { title, brand },
  });

  it('does not lay an older record over a later one', async () => {
    const saved = await save(
      [
        record('Tee', 'Ours', '2026-11-02T00:00:00Z'),
        record('Tea', 'Ours', '2026-11-01T00:00:00Z'),
      ],
      fromSource,
    );
    expect(saved).toMatchObject([{ action: 'created' }, { action: 'skipped' }]);
  });

  it('does not overwrite what somebody else has set since', async () => {
    const [first] = await save([record('Tee', 'Ours')], fromSource);
    if (!first?.ok) throw new Error('not saved');
    await save([{ match: { by: 'id', id: first.productId }, fields: { brand: 'Theirs' } }]);
    await save([record('Tee, blue', 'Ours', '2020-01-01T00:00:00Z')], fromSource);
    expect((await productOf(first.productId))?.fields).toMatchObject({
      title: 'Tee, blue',
      brand: 'Theirs',
    });
  });
});

it('five hundred records are stored, and sent again change nothing', async () => {
  const writes = Array.from({ length: 500 }, (_, at) => tee(`N${at}`));
  const first = await save(writes);
  const again = await save(writes);
  expect(new Set(first.map((one) => one.ok && one.action))).toEqual(new Set(['created']));
  expect(again).toEqual(first.map((one) => ({ ...one, action: 'unchanged' })));
});
