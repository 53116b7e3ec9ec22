/** POST /v1/calculate/shipment: duties, fees and taxes of one consignment of several lines. */
import { z } from 'zod';
import {
  consignmentAnswer,
  estimatedBecause,
  goodsAnswer,
  landedCostLine,
  totals,
} from './calculate.ts';
import {
  catalogGoods,
  checkGoods,
  conditions,
  goods,
  GOODS_KNOWN,
  goodsOrNamed,
  lineOverrides,
  originCountry,
  requireCode,
  sharedCalculation,
  tariffCode,
} from './consignment.ts';
import { billed, nullableText, oneAtLeast } from './fields.ts';
import { operation } from './operation.ts';

export const SHIPMENT_LINES_MAX = 50;

/** A line of which the code and the origin are known. */
const shipmentLine = z
  .object({ hsCode: tariffCode, originCountry, ...goods, ...lineOverrides, ...catalogGoods })
  .superRefine(checkGoods);

/** The same as it is sent: the catalogue may know them. */
export const shipmentItem = z
  .object({
    hsCode: tariffCode.optional(),
    originCountry: originCountry.optional(),
    ...goodsOrNamed,
    ...lineOverrides,
  })
  .superRefine(checkGoods)
  .superRefine(requireCode)
  .meta({
    id: 'ShipmentItem',
    description: 'One line of goods of a shipment.',
    ...oneAtLeast(GOODS_KNOWN),
  });

const lines = <T extends z.ZodType>(item: T) =>
  z.array(item).min(1).max(SHIPMENT_LINES_MAX).describe('The lines of goods; one credit each.');
const shipment = { ...sharedCalculation, conditions: conditions.optional() };

export const shipmentRequest = z.object({ ...shipment, items: lines(shipmentLine) });
export type ShipmentRequest = z.infer<typeof shipmentRequest>;

export const shipmentBody = z
  .object({ ...shipment, items: lines(shipmentItem) })
  .meta({ id: 'CalculateShipmentRequest', description: 'One consignment of several lines.' });

export const shipmentItemResult = z
  .object({
    ...goodsAnswer,
    index: z.int().describe('Its place in the request, from 0.'),
    reference: nullableText.describe('`reference` of the line; null without one.'),
    productId: nullableText.describe('Product of the catalogue; null when the line names none.'),
    itemId: nullableText.describe('Its item; null when none is meant.'),
    sku: nullableText.describe('SKU of the item; null without one.'),
    description: nullableText.describe('`description` of the line; null without one.'),
    quantity: z.number().nullable().describe('Pieces as stated; null when not stated.'),
    value: z.number().describe('Price of the line, converted to `currency` of the answer.'),
    customsValue: z
      .number()
      .nullable()
      .describe('Value on which duty is charged, in `currency` of the answer.'),
    shippingShare: z
      .number()
      .nullable()
      .describe('Share of the freight, by value; null when none was stated.'),
    insuranceShare: z
      .number()
      .nullable()
      .describe('Share of the insurance, by value; null when none was stated.'),
    totals,
    flatDuty: consignmentAnswer.flatDuty,
    needs: z
      .array(z.string())
      .optional()
      .describe('Missing facts of the line, in the words of `needs` of the shipment.'),
    notes: z.array(z.string()).optional().describe('Remarks on the line, in words.'),
    workings: z.array(z.string()).optional().describe('The arithmetic of the line.'),
    estimated: z.boolean().meta({
      description: 'Some figure of the line rests on an assumption or is missing.',
    }),
    estimatedBecause,
  })
  .meta({ id: 'ShipmentItemResult', description: 'The answer for one line of a shipment.' });

export const shipmentResult = z
  .object({
    ...consignmentAnswer,
    items: z.array(shipmentItemResult).describe('One result a line, in request order.'),
    entryLines: z
      .array(landedCostLine)
      .meta({ description: 'Charged once for the entry: processing, port, handling.' }),
  })
  .meta({ id: 'ShipmentResult', description: 'Landed cost of a shipment, line by line.' });
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
    'once. `claims`, `preference` and `conditions` of a line replace those of the shipment. Goods of the catalogue that a line names ' +
    'fill what it leaves out: see `catalog`.',
  access: 'calculate',
  action: 'calculate_shipment',
  idempotent: true,
  body: shipmentBody,
  answer: billed(shipmentResult).meta({ id: 'CalculateShipmentResponse' }),
  statuses: [200, 400, 401, 402, 403, 409, 413, 422, 429, 500, 502, 503, 504],
});
