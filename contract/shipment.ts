/** POST /v1/calculate/shipment: duties, fees and taxes of one consignment of several lines. */
import { z } from 'zod';
import {
  consignmentAnswer,
  estimatedBecause,
  goodsAnswer,
  landedCostLine,
  nullableText,
  totals,
} from './calculate.ts';
import {
  checkGoods,
  conditions,
  goods,
  lineOverrides,
  notYet,
  sharedCalculation,
  tariffCode,
} from './consignment.ts';
import { billed, country } from './fields.ts';
import { operation } from './operation.ts';

export const SHIPMENT_LINES_MAX = 50;

export const shipmentItem = z
  .object({
    hsCode: tariffCode,
    originCountry: country,
    ...goods,
    ...lineOverrides,
    productId: notYet('productId'),
    itemId: notYet('itemId'),
    sku: notYet('sku'),
  })
  .superRefine(checkGoods)
  .meta({ id: 'ShipmentItem' });

export const shipmentRequest = z
  .object({
    ...sharedCalculation,
    conditions: conditions.optional(),
    items: z.array(shipmentItem).min(1).max(SHIPMENT_LINES_MAX),
  })
  .meta({ id: 'CalculateShipmentRequest' });
export type ShipmentRequest = z.infer<typeof shipmentRequest>;

export const shipmentItemResult = z
  .object({
    ...goodsAnswer,
    index: z.int(),
    reference: nullableText,
    productId: nullableText,
    itemId: nullableText,
    sku: nullableText,
    description: nullableText,
    quantity: z.number().nullable(),
    value: z.number(),
    customsValue: z.number().nullable(),
    shippingShare: z.number().nullable(),
    insuranceShare: z.number().nullable(),
    totals,
    flatDuty: consignmentAnswer.flatDuty,
    needs: z.array(z.string()).optional(),
    notes: z.array(z.string()).optional(),
    workings: z.array(z.string()).optional(),
    estimated: z.boolean().meta({
      description: 'Some figure of the line rests on an assumption or is missing.',
    }),
    estimatedBecause,
  })
  .meta({ id: 'ShipmentItemResult' });

export const shipmentResult = z
  .object({
    ...consignmentAnswer,
    items: z.array(shipmentItemResult),
    entryLines: z
      .array(landedCostLine)
      .meta({ description: 'Charged once for the entry: processing, port, handling.' }),
  })
  .meta({ id: 'ShipmentResult' });
export type ShipmentResult = z.infer<typeof shipmentResult>;

export const calculateShipment = operation({
  id: 'calculateShipment',
  method: 'post',
  path: '/v1/calculate/shipment',
  group: 'Landed cost',
  summary: 'Duties, fees, taxes and landed cost of a shipment of up to 50 lines',
  description:
    'Costs one credit a line; an uncovered destination is 422 without charge. Freight and insurance are shared out ' +
    'by value, the low-value limits are those of the whole shipment, and what is charged for an entry is charged ' +
    'once. `claims`, `preference` and `conditions` of a line replace those of the shipment.',
  access: 'calculate',
  action: 'calculate_shipment',
  idempotent: true,
  body: shipmentRequest,
  answer: billed(shipmentResult).meta({ id: 'CalculateShipmentResponse' }),
  statuses: [200, 400, 401, 402, 403, 409, 413, 422, 429, 500, 502, 503, 504],
});
