import {
  calculateShipment,
  shipmentItem,
  type ShipmentRequest,
  shipmentRequest,
} from '../../contract/shipment.ts';
import { priced } from '../../engine/credits.ts';
import type { ShipmentInput } from '../../workflows/contract.ts';
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
import { today } from '../today.ts';

const KNOWN = fieldsOf(shipmentRequest);
const KNOWN_IN_ITEMS = fieldsOf(shipmentItem);

/** One credit a line, one usage event for the whole. */
export const shipmentRoute = keyedRoute(calculateShipment, async (call) => {
  const { body, principal, services } = call;
  const { items, destinationCountry } = body;
  requireCoverage(services, [destinationCountry]);
  requireHeadings(services, items, 'items');
  const request = { ...body, items: withConditions(body), entryDate: body.entryDate ?? today() };
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
    }),
  });
});

/** Lines that name no conditions of their own meet those of the shipment. */
const withConditions = ({ items, conditions }: ShipmentRequest): ShipmentRequest['items'] =>
  conditions
    ? items.map((item) => ({ ...item, conditions: item.conditions ?? conditions }))
    : items;
