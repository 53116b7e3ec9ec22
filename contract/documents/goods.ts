/**
 * Lines of goods on invoices, packing lists and postal declarations: written out, or taken from a
 * stored calculation and completed.
 */
import { z } from 'zod';
import { amount, catalogGoods, tariffCode } from '../consignment.ts';
import { country, uuid } from '../fields.ts';
import { line } from './parts.ts';

export const DOCUMENT_LINES_MAX = 100;

export const usageId = uuid
  .transform((value) => value.toLowerCase())
  .optional()
  .meta({
    description:
      '`credits.usageId` of a calculation or shipment of this workspace: its lines, currency, freight and insurance are filled ' +
      'in. `lines` then add to its lines, or replace facts of them, in its order.',
  });

/** Goods of the catalogue, a line each. */
export const productIds = (max: number) =>
  z
    .array(z.uuid())
    .max(max)
    .optional()
    .describe(
      'Products of the catalogue, a line each, in the order of `lines`: what a line leaves out is filled from there.',
    );

/** Weights of documents are in kilograms: postal forms and most invoices have no other. */
export const kilograms = z.number().min(0.0001).max(1_000_000);

export const documentLine = z
  .object({
    ...catalogGoods,
    description: line(300)
      .optional()
      .describe('What the goods are, of what material, for what use.'),
    hsCode: tariffCode.optional(),
    originCountry: country.optional().describe('Where the goods are made.'),
    quantity: z
      .number()
      .min(0.0001)
      .max(1_000_000_000)
      .optional()
      .describe('How many or how much.'),
    unit: line(12).optional().describe('Unit of `quantity`. Left out: `pcs`.'),
    netWeightKg: kilograms.optional().describe('Net weight of the line, in kilograms.'),
    unitValue: amount.optional().describe('Price of one, in `currency`.'),
    value: amount
      .optional()
      .describe('Value of the line, in `currency`. Left out: `quantity` by `unitValue`.'),
    reference: line(60).optional().describe('Your number of the item; printed.'),
  })
  .meta({
    id: 'DocumentLine',
    description:
      'A line of goods. What neither it, nor the calculation, nor the catalogue states is asked for.',
  });

export const documentLines = z
  .array(documentLine)
  .max(DOCUMENT_LINES_MAX)
  .default([])
  .describe('The goods; required without `usageId` and `productIds`.');
