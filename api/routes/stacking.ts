import { calculateStacking, stackingItem, stackingRequest } from '../../contract/stacking.ts';
import { priced } from '../../engine/credits.ts';
import type { StackingInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import {
  fieldsOf,
  placesOf,
  requireCoverage,
  requireHeadings,
  summaryOfLines,
  unknownFields,
} from '../calculations.ts';
import { keyedRoute } from '../route.ts';

const KNOWN = fieldsOf(stackingRequest);
const KNOWN_IN_ITEMS = fieldsOf(stackingItem);

/** Free unless the operator sets a price; refused only when no line has a covered destination. */
export const stackingRoute = keyedRoute(calculateStacking, async (call) => {
  const { body, principal, services } = call;
  const destinations = body.items.map((item) => item.destinationCountry);
  requireCoverage(services, destinations);
  requireHeadings(services, body.items, 'items');
  const date = body.entryDate ?? call.services.today(); // of the whole call: no line may fall on the next day
  const { showClaims } = body;
  const items = body.items.map(({ entryDate, ...item }) => ({
    ...item,
    date: item.date ?? entryDate ?? date,
    ...(showClaims ? { showClaims } : {}),
  }));
  return runBillable(call, {
    workflow: 'calculateStacking',
    summary: `duties on ${items.length} lines`,
    terms: {
      action: 'calculate_stacking',
      ...priced(principal.prices, 'calculate_stacking'),
      ...placesOf(
        destinations,
        items.map((item) => item.originCountry),
      ),
      summary: summaryOfLines(items),
    },
    input: (charge, deadlineMs): StackingInput => ({
      charge,
      deadlineMs,
      items,
      unknownFields: unknownFields(call.sentBody, KNOWN, KNOWN_IN_ITEMS),
    }),
  });
});
