/** Products with the ids that the examples of the description name. */
import { addCodes } from '../../db/store/catalog/classifications.ts';
import { blankProduct } from '../../db/store/catalog/merge.ts';
import { saveProducts, storeProducts } from '../../db/store/catalog/saveProducts.ts';
import { type Orm, sql } from '../../db/orm.ts';

const TEE = '019d5c00-0000-7000-8000-000000000001';
const OLD = '019d5c00-0000-7000-8000-000000000002';
const APPROVED = '019d5c00-0000-7000-8000-000000000011';
const REJECTED = '019d5c00-0000-7000-8000-000000000012';
const terms = { actor: { type: 'key', id: 'k', name: 'Web shop' }, requestId: null } as const;

/** Puts them into the catalogue of a workspace. */
export async function placeExampleProducts(orm: Orm, workspaceId: string): Promise<void> {
  const at = (id: string, title: string) => ({
    ...blankProduct(new Date()),
    id,
    fields: { title },
  });
  await storeProducts(orm, workspaceId, [at(OLD, 'Old cap'), at(TEE, 'T-shirt')]);
  await saveProducts(
    orm,
    workspaceId,
    [
      {
        match: { by: 'id', id: TEE },
        fields: { title: 'Knitted T-shirt', description: 'Knitted cotton T-shirt for men' },
        items: [{ sku: 'TEE-BLUE-M', title: 'Blue, M', unitValue: 20, currency: 'USD' }],
      },
    ],
    { ...terms, as: 'updated', mode: 'update' },
  );
  for (const [id, code] of [
    [APPROVED, '6109100012'],
    [REJECTED, '610990'],
  ] as const)
    await placeCode(orm, workspaceId, id, code);
}

/** Puts a product of a shop with an approved code into the catalogue of a workspace. */
export async function placeExampleSync(orm: Orm, workspaceId: string): Promise<void> {
  const source = { kind: 'woocommerce', externalId: '17' };
  const write = {
    match: { by: 'source' as const, ...source },
    source,
    fields: {
      title: 'Knitted T-shirt',
      originCountry: 'PT',
      customsDescription: 'Cotton T-shirts, knitted',
    },
  };
  const [saved] = await saveProducts(orm, workspaceId, [write], {
    ...terms,
    as: 'synced',
    mode: 'upsert',
  });
  if (!saved?.ok) throw new Error('the product of an example was refused');
  await addCodes(
    orm,
    workspaceId,
    [
      {
        productId: saved.productId,
        itemId: null,
        schedule: 'US',
        destinationCountry: 'US',
        code: '6109100012',
        state: 'approved',
        origin: 'manual',
      },
    ],
    terms,
  );
}

async function placeCode(orm: Orm, workspaceId: string, id: string, code: string): Promise<void> {
  const write = {
    productId: TEE,
    itemId: null,
    schedule: 'US',
    destinationCountry: 'US',
    code,
    state: 'suggested',
    origin: 'manual',
  } as const;
  const [added] = await addCodes(orm, workspaceId, [write], terms);
  if (!added?.ok) throw new Error('the code of an example was refused');
  await sql(orm, 'update catalog_classifications set id = ? where id = ?', [id, added.code.id]);
}
