import {
  calculateShipment,
  shipmentBody,
  shipmentItem,
  type ShipmentRequest,
} from '../../contract/shipment.ts';
import { priced } from '../../engine/credits.ts';
import type { ShipmentInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import { fillLines } from '../catalogLines.ts';
import {
  fieldsOf,
  placesOf,
  requireCoverage,
  requireHeadings,
  summaryOfLines,
  unknownFields,
} from '../calculations.ts';
import { keyedRoute } from '../route.ts';

const KNOWN = fieldsOf(shipmentBody);
const KNOWN_IN_ITEMS = fieldsOf(shipmentItem);

/** One credit a line, one usage event for the whole. */
export const shipmentRoute = keyedRoute(calculateShipment, async (call) => {
  const { body, principal, services } = call;
  const { destinationCountry, entryDate = call.services.today() } = body;
  requireCoverage(services, [destinationCountry]);
  const { lines: items, catalog } = await fillLines(call, body.items, {
    destinationCountry,
    currency: body.currency,
    on: entryDate,
    prefix: 'items',
  });
  requireHeadings(services, items, 'items');
  const request = { ...body, items: withConditions({ ...body, items }), entryDate };
  return runBillable(call, {
    workflow: 'calculateShipment',
    summary: `${items.length} lines -> ${destinationCountry}`,
    terms: {
      action: 'calculate',
      ...priced(principal.prices, 'calculate_shipment', items.length),
      ...placesOf(
        [destinationCountry],
        items.map((item) => item.originCountry),
      ),
      summary: summaryOfLines(items),
    },
    input: (charge, deadlineMs): ShipmentInput => ({
      charge,
      deadlineMs,
      request,
      unknownFields: unknownFields(call.sentBody, KNOWN, KNOWN_IN_ITEMS),
      ...(catalog ? { catalog } : {}),
    }),
  });
});

/** Lines that name no conditions of their own meet those of the shipment. */
const withConditions = ({ items, conditions }: ShipmentRequest): ShipmentRequest['items'] =>
  conditions
    ? items.map((item) => ({ ...item, conditions: item.conditions ?? conditions }))
    : items;
