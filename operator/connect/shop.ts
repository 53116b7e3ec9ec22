/** What every shop can do for the connector. */
import type { Goods } from '../../engine/catalog/sync/goods.ts';
import type { SourceRecord } from '../../engine/catalog/sync/records.ts';

export interface PulledPage {
  records: SourceRecord[];
  /** Where the next page begins; null: this was the last. */
  next: string | null;
}

export interface WriteTerms {
  /** Countries that are sold to, by their tariff. */
  countriesOf: (schedule: string) => readonly string[];
  /** The tariff whose code a shop gets that has place for one; null: the six digits. */
  market: string | null;
}

export interface Shop {
  /** Kind of the source. */
  kind: string;
  /** A page of the products that were changed at a moment or later; null: of all. */
  pull: (since: string | null, cursor: string | null) => Promise<PulledPage>;
  /** Whether the shop has the product: one in its bin, from which it may come back, it has. */
  has: (externalId: string) => Promise<boolean>;
  /** Tells the shop of a product what is new, and says in how many calls; null: it has none such. */
  write: (goods: Goods, terms: WriteTerms) => Promise<number | null>;
}
