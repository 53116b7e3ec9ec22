import { extractProduct } from '../../contract/products.ts';
import { priced } from '../../engine/credits.ts';
import type { ExtractProductInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import { keyedRoute } from '../route.ts';
import { requireVisits } from '../visits.ts';

/**
 * One price, whatever the page says. Whether the address may be visited is decided where it is
 * visited.
 */
export const extractProductRoute = keyedRoute(extractProduct, async (call) => {
  const { url } = call.body;
  return runBillable(call, {
    workflow: 'extractProduct',
    summary: 'read a product page',
    terms: {
      action: 'extract_product',
      ...priced(call.principal.prices, 'extract_product'),
      summary: placeOf(url),
    },
    input: async (charge, deadlineMs): Promise<ExtractProductInput> => {
      await requireVisits(call, [url]);
      return { charge, deadlineMs, url };
    },
  });
});

const SUMMARY_CHARACTERS = 140;

/** Host and path of an address: its query may hold what is nobody else's business. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  const place = url ? `${url.host}${url.pathname}` : address;
  return [...place].slice(0, SUMMARY_CHARACTERS).join('');
}
