import type { Outcome } from '../contract/outcome.ts';
import { billable } from './billable.ts';
import type { ExtractProductInput } from './contract.ts';
import { readPage } from './readPage.ts';

/** Reads the product page at an address and answers what it says. */
export async function extractProduct(input: ExtractProductInput): Promise<Outcome<unknown>> {
  return billable(input, async (steps) => {
    const read = await readPage(input, input.url, 'url');
    return read.ok ? steps.extractAndSettle({ input, product: read.page.product }) : read;
  });
}
