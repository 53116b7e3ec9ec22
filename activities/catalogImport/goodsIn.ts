/** The goods of an opened file, with what its lines hold beside columns and which of them are none. */
import { type Goods, type GoodsTerms, readGoods } from '../../engine/catalog/import/readGoods.ts';
import type { ImportedProduct } from '../../engine/catalog/import/types.ts';
import type { More } from './jsonLines.ts';
import type { OpenedFile } from './openFile.ts';

/** Products and faults by row; a line that is no product is a row that failed. */
export function goodsIn(
  { sheet, rows, usualNotation, aside }: OpenedFile,
  terms: GoodsTerms,
): Goods {
  const read = readGoods(sheet, rows, { usualNotation, ...terms });
  if (!aside) return read;
  const { more, faults } = aside;
  return {
    products: read.products.map((product) => withMore(product, more)),
    issues: [...read.issues, ...faults].toSorted((a, b) => a.row - b.row),
    counts: {
      rows: read.counts.rows + faults.length,
      failed: read.counts.failed + faults.length,
      skipped: read.counts.skipped,
    },
  };
}

/** A product with what its line holds beside the columns; items are those of the line, in order. */
function withMore(product: ImportedProduct, more: ReadonlyMap<number, More>): ImportedProduct {
  const found = more.get(product.rows[0] ?? 0);
  if (!found) return product;
  const isWhole = found.items.length === product.items.length;
  return {
    ...product,
    more: found.product,
    items: product.items.map((item, at) => ({
      ...item,
      more: (isWhole ? found.items[at] : undefined) ?? {},
    })),
  };
}
