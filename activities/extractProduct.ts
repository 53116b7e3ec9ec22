import type { ExtractProductInput, ReadPage } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { store, type Stored } from './tariff.ts';

export interface ExtractStep {
  input: ExtractProductInput;
  product: ReadPage['product'];
}

export const createExtractActivities = ({ orm }: Pick<Dependencies, 'orm'>) => ({
  /** Settles the reading of a page with what was read. Safe to repeat. */
  extractAndSettle: ({ input, product }: ExtractStep): Promise<Stored> =>
    store(orm, input, { answer: product, resultCode: null }),
});
