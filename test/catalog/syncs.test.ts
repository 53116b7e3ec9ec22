/** Records of a source are laid over products; the codes of these are told without a gap. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addCodesWithin,
  addCodes,
  type CodeWrite,
} from '../../db/store/catalog/classifications.ts';
import { listCodeChanges } from '../../db/store/catalog/codeChanges.ts';
import { decideCodes } from '../../db/store/catalog/decideCodes.ts';
import type { ProductWrite } from '../../db/store/catalog/merge.ts';
import { archiveProducts, findProduct } from '../../db/store/catalog/products.ts';
import { type Saved, saveProducts } from '../../db/store/catalog/saveProducts.ts';
import { syncWithin, type SyncTerms } from '../../db/store/catalog/syncs.ts';
import { sql } from '../../db/orm.ts';
import { createWorkspace } from '../../db/store/workspaces.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/waiting.ts';

let database: TestDatabase;
let workspaceId: string;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  workspaceId = (await createWorkspace(database.orm, 'Shop')).id;
});

const terms = { actor: { type: 'key', id: 'k1', name: 'Till' }, requestId: null } as const;

const record = (
  externalId: string,
  said: Partial<ProductWrite> & { updatedAt?: string } = {},
): ProductWrite => {
  const { updatedAt, ...write } = said;
  return {
    match: { by: 'source', kind: 'shopify', externalId },
    source: { kind: 'shopify', externalId, updatedAt: updatedAt ? new Date(updatedAt) : undefined },
    fields: { title: 'Tee', brand: 'Ours' },
    ...write,
  };
};
const sync = (writes: ProductWrite[], mode: SyncTerms['mode'] = 'merge'): Promise<Saved[]> =>
  database.orm.em
    .fork()
    .transactional((em) =>
      syncWithin({ em }, workspaceId, writes, { ...terms, source: 'shopify', mode }),
    );
const byHand = (id: string, write: Partial<ProductWrite>): Promise<Saved[]> =>
  saveProducts(database.orm, workspaceId, [{ match: { by: 'id', id }, fields: {}, ...write }], {
    ...terms,
    as: 'updated',
    mode: 'update',
  });
const idOf = (saved: Saved | undefined): string => {
  if (!saved?.ok) throw new Error(JSON.stringify(saved));
  return saved.productId;
};
const synced = async (write: ProductWrite): Promise<string> => idOf((await sync([write]))[0]);
const productOf = async (id: string) => {
  const product = await findProduct(database.orm, workspaceId, id);
  if (!product) throw new Error('there is no product');
  return product;
};

describe('a field that a person has set', () => {
  it('stays when the source is merged, however late its record is, and is named', async () => {
    const id = await synced(record('1'));
    await byHand(id, { fields: { brand: 'Theirs', originCountry: 'PT' }, status: 'active' });
    const later = { title: 'Tee, blue', brand: 'Ours', originCountry: 'CN' };
    const [saved] = await sync([
      record('1', { fields: later, status: 'draft', updatedAt: '2099-01-01T00:00:00Z' }),
    ]);
    expect(saved).toMatchObject({
      action: 'updated',
      kept: ['brand', 'originCountry', 'status'],
    });
    const { fields, status } = await productOf(id);
    expect({ ...fields, status }).toEqual({
      title: 'Tee, blue',
      brand: 'Theirs',
      originCountry: 'PT',
      status: 'active',
    });
  });

  it('stays on an item too, while the others follow the source', async () => {
    const id = await synced(
      record('1', { items: [{ externalId: 'v1', sku: 'A', unitValue: 10 }] }),
    );
    await byHand(id, { items: [{ sku: 'A', unitValue: 12 }] });
    const [saved] = await sync([
      record('1', { items: [{ externalId: 'v1', sku: 'A', unitValue: 9, netWeight: 2 }] }),
    ]);
    const { items } = await productOf(id);
    expect(items).toMatchObject([{ sku: 'A', fields: { unitValue: 12, netWeight: 2 } }]);
    expect(saved).toMatchObject({ kept: [`items.${items[0]?.id}.unitValue`] });
  });

  it('gives way when the source replaces, and follows it again', async () => {
    const id = await synced(record('1'));
    await byHand(id, { fields: { brand: 'Theirs' } });
    await sync([record('1')], 'replace');
    expect((await productOf(id)).fields.brand).toBe('Ours');
    await sync([record('1', { fields: { brand: 'Ours too' } })]);
    expect((await productOf(id)).fields.brand).toBe('Ours too');
  });

  it('gives way to a file of the source itself, and stays against one of somebody else', async () => {
    const id = await synced(record('1'));
    const imported = (kind: string, brand: string) =>
      saveProducts(
        database.orm,
        workspaceId,
        [{ match: { by: 'id', id }, fields: { brand }, source: { kind, externalId: '1' } }],
        { ...terms, as: 'imported', mode: 'update' },
      );
    await imported('csv', 'Theirs');
    await sync([record('1')]);
    expect((await productOf(id)).fields.brand).toBe('Theirs');
    await imported('shopify', 'Of the file');
    await sync([record('1')]);
    expect((await productOf(id)).fields.brand).toBe('Ours');
  });
});

describe('replaced', () => {
  it('is all that the source has said; what a person has added stays', async () => {
    const first = record('1', {
      fields: { title: 'Tee', brand: 'Ours', tags: ['new'], extra: { a: 1 } },
      items: [
        { externalId: 'v1', sku: 'A', unitValue: 1 },
        { externalId: 'v2', sku: 'B' },
      ],
    });
    const id = await synced(first);
    await byHand(id, { fields: { originCountry: 'PT' }, items: [{ sku: 'C' }] });
    await sync(
      [record('1', { fields: {}, items: [{ externalId: 'v1' }], hasAllItems: true })],
      'replace',
    );
    const { fields, items } = await productOf(id);
    expect(fields).toEqual({
      title: 'Tee',
      brand: null,
      tags: [],
      extra: {},
      originCountry: 'PT',
    });
    expect(items.map(({ sku, fields: { status, unitValue } }) => [sku, status, unitValue])).toEqual(
      [
        ['A', undefined, null],
        ['B', 'archived', undefined],
        ['C', undefined, undefined],
      ],
    );
    await sync([{ ...first, hasAllItems: true }]);
    expect((await productOf(id)).items[1]?.fields.status).toBe('active');
  });
});

describe('a deleted record', () => {
  it('archives its product once; an older one that comes late is skipped', async () => {
    const id = await synced(record('1', { updatedAt: '2026-11-01T00:00:00Z' }));
    const gone = record('1', { archive: true, updatedAt: '2026-11-03T00:00:00Z' });
    const late = record('1', { updatedAt: '2026-11-02T00:00:00Z' });
    const later = record('1', { updatedAt: '2026-11-04T00:00:00Z' });
    expect(await sync([gone, gone, late, later])).toMatchObject([
      { action: 'archived', productId: id },
      { action: 'unchanged', productId: id },
      { action: 'skipped', productId: id },
      { ok: false, code: 'conflict', details: { reason: 'archived' } },
    ]);
    expect(await productOf(id)).toMatchObject({ status: 'archived', version: 2 });
  });
});

const codeOf = (productId: string, code = '6109100012', schedule = 'US'): CodeWrite => ({
  productId,
  itemId: null,
  schedule,
  destinationCountry: null,
  code,
  state: 'approved',
  origin: 'manual',
});
const approved = async (...writes: CodeWrite[]): Promise<string[]> =>
  (await addCodes(database.orm, workspaceId, writes, terms)).map((one) => {
    if (!one.ok) throw new Error(JSON.stringify(one));
    return one.code.id;
  });
const decided = (id: string, decision: 'approve' | 'reject') =>
  decideCodes(database.orm, workspaceId, [{ id, decision, note: 'why' }], terms);

const WAITING = `select 1 as one from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** What a shop reads behind its cursor: ids of codes, those withdrawn with a minus. */
class Reader {
  after = '0';
  async read(limit = 100): Promise<string[]> {
    const found = await listCodeChanges(database.orm, workspaceId, 'shopify', {
      after: this.after,
      limit,
    });
    this.after = found.at(-1)?.position ?? this.after;
    return found.map(
      ({ change, isRemoved }) => `${isRemoved ? '-' : ''}${change.classificationId}`,
    );
  }
}

describe('goods that a file of the source has brought in', () => {
  it('are found by their other id and SKUs, and go by the ids of the source from then on', async () => {
    const [made] = await saveProducts(
      database.orm,
      workspaceId,
      [
        {
          match: null,
          fields: { title: 'Tee' },
          source: { kind: 'shopify', externalId: 'blue-tee' },
          items: [{ sku: 'A', externalId: 'of the file' }],
        },
      ],
      { ...terms, as: 'imported', mode: 'create' },
    );
    const id = idOf(made);
    const of = { by: 'source', kind: 'shopify', externalId: '1', alias: 'blue-tee' } as const;
    const items = [{ externalId: 'v1', sku: 'A' }];
    expect(await synced(record('1', { match: of, items }))).toBe(id);
    expect(await synced(record('1', { match: of, items }))).toBe(id);
    expect(await productOf(id)).toMatchObject({
      source: { kind: 'shopify', externalId: '1' },
      items: [{ sku: 'A', externalId: 'v1' }],
    });
  });

  it('with a SKU twice are refused: one of the two would be lost', async () => {
    const items = [
      { externalId: 'v1', sku: 'A' },
      { externalId: 'v2', sku: 'A' },
    ];
    const [saved] = await sync([record('1', { items })]);
    const issues = [{ path: 'items.0' }, { path: 'items.1' }];
    expect(saved).toMatchObject({ ok: false, details: { issues } });
  });
});

describe('codes to write back', () => {
  it('are told once: approved, withdrawn, approved again; the superseded give way', async () => {
    const id = await synced(record('1'));
    const reader = new Reader();
    const [first = ''] = await approved(codeOf(id));
    expect(await reader.read()).toEqual([first]);
    await decided(first, 'reject');
    expect(await reader.read()).toEqual([`-${first}`]);
    await decided(first, 'approve');
    const [second = ''] = await approved(codeOf(id, '6109100004'));
    expect(await reader.read()).toEqual([second]);
    expect(await reader.read()).toEqual([]);
  });

  it('are those of products of that source which are sold, in pages', async () => {
    const ids = [await synced(record('1')), await synced(record('2')), await synced(record('3'))];
    const [other] = await saveProducts(
      database.orm,
      workspaceId,
      [{ match: null, fields: { title: 'Cap' } }],
      { ...terms, as: 'updated', mode: 'create' },
    );
    const codes = await approved(...[...ids, idOf(other)].map((id) => codeOf(id)));
    await archiveProducts(database.orm, workspaceId, [ids[1] ?? ''], { ...terms, note: null });
    const reader = new Reader();
    expect(await reader.read(1)).toEqual([codes[0]]);
    expect(await reader.read(1)).toEqual([codes[2]]);
    expect(await reader.read(1)).toEqual([]);
  });

  it('are told again when what goes with them changes, and when the product gets its source', async () => {
    const [made] = await saveProducts(
      database.orm,
      workspaceId,
      [{ match: null, fields: { title: 'Tee' }, items: [{ sku: 'A' }] }],
      { ...terms, as: 'updated', mode: 'create' },
    );
    const id = idOf(made);
    const codes = await approved(codeOf(id));
    const reader = new Reader();
    expect(await reader.read()).toEqual([]);
    const linked = {
      match: { by: 'id', id },
      fields: {},
      source: { kind: 'shopify', externalId: '1' },
    };
    await saveProducts(database.orm, workspaceId, [linked as ProductWrite], {
      ...terms,
      as: 'imported',
      mode: 'update',
    });
    expect(await reader.read()).toEqual(codes);
    await byHand(id, { fields: { brand: 'Ours' } });
    expect(await reader.read()).toEqual([]);
    await byHand(id, { fields: { originCountry: 'PT' } });
    expect(await reader.read()).toEqual(codes);
  });

  it('are never passed over, whichever of two open transactions ends first', async () => {
    const [one, other] = [await synced(record('1')), await synced(record('2'))];
    const reader = new Reader();
    const seen: string[] = [];
    const read = async () => seen.push(...(await reader.read()));
    const hold = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    // the first has written its code and stays open
    const first = database.orm.em.fork().transactional(async (em) => {
      await addCodesWithin({ em }, workspaceId, [codeOf(one)], terms);
      written.resolve();
      await hold.promise;
    });
    await written.promise;
    // the second comes after it, and would be done first if it could
    const second = addCodes(database.orm, workspaceId, [codeOf(other)], terms);
    let isDone = false;
    void second.then(() => (isDone = true));
    const isWaiting = async () => (await sql(database.orm, WAITING)).length > 0;
    await eventually(
      async () => (await isWaiting()) || isDone,
      (isSo) => isSo,
    );
    await read();
    hold.resolve();
    await Promise.all([first, second]);
    await read();
    expect(seen).toHaveLength(2);
  });
});

it('five hundred records with two items each take few statements', async () => {
  const writes = Array.from({ length: 500 }, (_, at) =>
    record(`${at}`, { items: [{ externalId: `a${at}`, sku: `A${at}` }, { sku: `B${at}` }] }),
  );
  const first = await sync(writes);
  expect(new Set(first.map((one) => one.ok && one.action))).toEqual(new Set(['created']));
  const again = await sync(writes);
  expect(new Set(again.map((one) => one.ok && one.action))).toEqual(new Set(['unchanged']));
});
