/**
 * Who said what of a product: its source, or somebody else. Only the latter is kept, by the path of
 * the change in the history; all other values of a product with a source are the source's.
 */
import { ITEM_FIELDS } from '../../../contract/catalogProduct.ts';
import type { ItemRecord, ProductRecord } from './records.ts';

export interface Writer {
  /** The source of the product speaks, or somebody else. */
  isSource: boolean;
  /** What somebody else has set stays as it is. */
  keepsOwn: boolean;
  now: Date;
}

/** Lets one writer change a product, and notes what is somebody's own from then on. */
export class Authorship {
  /** What stays although the writer says something else. */
  readonly kept: string[] = [];
  readonly #product: ProductRecord;
  readonly #writer: Writer;
  readonly #hadSource: boolean;

  /** `product` is changed: its `setAt` must be a copy. */
  constructor(product: ProductRecord, writer: Writer) {
    this.#product = product;
    this.#writer = writer;
    this.#hadSource = product.source !== null;
    if (writer.isSource && !this.#hadSource) this.#ownItems(product.items);
  }

  get isSource(): boolean {
    return this.#writer.isSource;
  }

  /** Whether somebody other than the source has set it. */
  isOwn(path: string): boolean {
    return this.#product.setAt[path] !== undefined;
  }

  /** Whether the writer changes it; what it may not change is in `kept`. */
  mayWrite(path: string): boolean {
    if (!this.#writer.keepsOwn || !this.isOwn(path)) return true;
    this.kept.push(path);
    return false;
  }

  wrote(path: string): void {
    const { setAt } = this.#product;
    if (this.#writer.isSource) delete setAt[path];
    // before there is a source nothing of an item need be told apart: see `#ownItems`
    else if (this.#hadSource || !path.startsWith('items.'))
      setAt[path] = this.#writer.now.toISOString();
  }

  /** The source comes to a product that others have made: its items are theirs. */
  #ownItems(items: readonly ItemRecord[]): void {
    const { setAt } = this.#product;
    const at = this.#writer.now.toISOString();
    for (const { id, sku, fields } of items) {
      setAt[`items.${id}`] = at;
      if (sku !== null) setAt[`items.${id}.sku`] = at;
      for (const field of ITEM_FIELDS)
        if (fields[field] !== undefined) setAt[`items.${id}.${field}`] = at;
    }
  }
}
