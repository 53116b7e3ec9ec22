import type { ExtractProductInput, ReadPage } from '../workflows/contract.ts';
import type { Dependencies } from './dependencies.ts';
import { requireCharged } from './gate.ts';
import { store, type Stored } from './tariff.ts';

export interface ExtractStep {
  input: ExtractProductInput;
  product: ReadPage['product'];
}

export const createExtractActivities = (
  dependencies: Pick<Dependencies, 'orm' | 'tokens' | 'keepAnswer'>,
) => ({
  /** Settles the reading of a page with what was read. Safe to repeat. */
  async extractAndSettle({ input, product }: ExtractStep): Promise<Stored> {
    await requireCharged(dependencies, input, 'extractProduct');
    return store(dependencies, input, { answer: product, resultCode: null });
  },
});
