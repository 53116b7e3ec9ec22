/** POST /v1/documents/waybill: an air waybill as a PDF. */
import { z } from 'zod';
import { amount, catalogGoods } from '../consignment.ts';
import { boundedMoney, calendarDate, currency } from '../fields.ts';
import { operation, S1 } from '../operation.ts';
import { productIds } from './goods.ts';
import { documentEnvelope, line, party } from './parts.ts';

const spelt = (pattern: RegExp, wanted: string, description: string) =>
  z
    .string()
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.string().regex(pattern, `must be ${wanted}`))
    .describe(description);
const digits = (pattern: RegExp, wanted: string, description: string) =>
  z
    .string()
    .max(20)
    .transform((value) => value.replaceAll(/[.\s-]/g, ''))
    .pipe(z.string().regex(pattern, `must be ${wanted}`))
    .describe(description);

const airport = (description: string) => spelt(/^[A-Z]{3}$/, 'three letters', description);
const payment = z.enum(['prepaid', 'collect']);

const dimensions = z
  .object({
    length: z.number().min(0.01).max(100_000).describe('Longest side.'),
    width: z.number().min(0.01).max(100_000).describe('Width.'),
    height: z.number().min(0.01).max(100_000).describe('Height.'),
    unit: z.enum(['cm', 'in']).describe('Unit of the three sides.'),
    pieces: z.int().min(1).max(100_000).describe('Pieces of this size.'),
  })
  .meta({ id: 'PieceDimensions', description: 'Pieces of one size.' });

export const RATE_CLASSES = ['M', 'N', 'Q', 'C', 'R', 'S', 'U', 'E', 'X'] as const;

const WAYBILL_LINES_MAX = 12;

const waybillLine = z
  .object({
    ...catalogGoods,
    pieces: z.int().min(1).max(100_000).describe('Number of pieces.'),
    grossWeight: z.number().min(0.001).max(10_000_000).describe('Gross weight, in `weightUnit`.'),
    weightUnit: z.enum(['K', 'L']).describe('Kilograms or pounds.'),
    rateClass: z
      .enum(RATE_CLASSES)
      .optional()
      .describe(
        'M minimum, N under 45 kg, Q 45 kg and over, C commodity, R reduction, S surcharge, U, E and X unit load.',
      ),
    commodityItem: line(10).optional().describe('Commodity item number, or per cent of R and S.'),
    chargeableWeight: z
      .number()
      .min(0.001)
      .max(10_000_000)
      .optional()
      .describe('Left out: the greater of gross and volume weight (cm3 / 6000), rounded up.'),
    rate: amount.optional().describe('Rate for a unit of weight; of class M and U the charge.'),
    total: amount.optional().describe('Left out, or wrong: rate by chargeable weight is printed.'),
    description: line(500)
      .optional()
      .describe('Nature of the goods; required of a line that names no goods of the catalogue.'),
    dimensions: z.array(dimensions).max(20).optional().describe('Sizes of the pieces.'),
    hsCodes: z
      .array(digits(/^\d{4,10}$/, '4 to 10 digits', 'A tariff code.'))
      .max(10)
      .optional()
      .describe('Tariff codes of the goods.'),
    slac: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe("Pieces by the shipper's load and count."),
    uld: line(20).optional().describe('Number of the unit load device.'),
  })
  .meta({ id: 'WaybillLine', description: 'A line of goods of an air waybill.' });

const logo = z
  .string()
  .max(280_000, 'must be a picture of 200 kB at most')
  .regex(/^data:image\/(?:png|jpeg);base64,/, 'must be a data URL of a PNG or JPEG picture')
  .describe('Picture in the box of the issuer: data URL, PNG or JPEG, up to 200 kB.');

const copy = z
  .string()
  .regex(
    /^(?:original[123]|copy(?:[4-9]|1[0-2]))$/,
    'must be original1 to original3 or copy4 to copy12',
  )
  .describe('A page: `original1` to `original3`, `copy4` to `copy12`.');

export const ORIGINALS = ['original1', 'original2', 'original3'];

export const waybillRequest = z
  .object({
    awb: z
      .object({
        prefix: digits(/^\d{3}$/, 'three digits', 'Three digits of the airline.'),
        serial: digits(
          /^\d{7,8}$/,
          'seven digits, or eight with the check digit',
          'Seven digits, to which the check digit is added, or all eight.',
        ),
      })
      .optional()
      .describe("Number out of the airline's stock. Left out: a draft without a number."),
    house: z
      .object({
        number: line(20).describe('Number of the house air waybill.'),
        masterNumber: line(20)
          .optional()
          .describe('Number of its master air waybill. Left out: `awb`, where it is given.'),
      })
      .optional()
      .describe(
        'For a house air waybill: its number is printed, and `awb` becomes that of its master.',
      ),
    issuer: z
      .object({
        name: line(80).describe('Name of the issuing carrier or forwarder.'),
        address: z.array(line(80)).max(3).optional().describe('Its address.'),
        logo: logo.optional(),
      })
      .optional()
      .describe('Who issues it.'),
    copies: z
      .array(copy)
      .min(1)
      .max(12)
      .default([...ORIGINALS])
      .describe('Pages, in this order; left out: the three originals.'),
    shipper: party.describe('Who sends.'),
    consignee: party.describe('Who receives.'),
    notify: party.optional().describe('Who is told of the arrival.'),
    agent: z
      .object({
        name: line(60).describe('Name of the agent.'),
        city: line(40).describe('Its city.'),
        iataCode: line(20).optional().describe('Its IATA code.'),
        account: line(30).optional().describe('Its account.'),
      })
      .optional()
      .describe('Agent of the issuing carrier.'),
    departure: z
      .object({
        airport: airport('Airport of departure.'),
        name: line(60).optional().describe('Its name.'),
      })
      .describe('Where it departs.'),
    routing: z
      .array(
        z
          .object({
            to: airport('Airport.'),
            by: spelt(/^[A-Z0-9]{2}$/, 'the two characters of an airline', 'Carrier.'),
          })
          .meta({ id: 'WaybillRouting', description: 'A leg of the way.' }),
      )
      .min(1)
      .max(3)
      .describe('To which airports, by which carriers.'),
    destination: z
      .object({
        airport: airport('Airport of destination.'),
        name: line(60).optional().describe('Its name.'),
      })
      .describe('Where it goes.'),
    flights: z
      .array(
        z
          .object({ number: line(10).describe('Flight.'), date: calendarDate })
          .meta({ id: 'WaybillFlight', description: 'A flight that is asked for.' }),
      )
      .max(2)
      .optional()
      .describe('Requested flights.'),
    accountingInformation: z
      .array(line(80))
      .max(6)
      .optional()
      .describe('Lines of accounting information.'),
    reference: line(40).optional().describe('Reference number.'),
    optionalShippingInformation: line(60).optional().describe('Optional shipping information.'),
    currency: currency.describe('Currency of the charges, ISO 4217.'),
    chargesCode: spelt(
      /^[A-Z]{2}$/,
      'two letters',
      'How the charges are paid, as carriers code it.',
    ).optional(),
    weightCharges: payment.describe('Who pays weight and valuation charges.'),
    otherChargesPayment: payment.describe('Who pays other charges.'),
    declaredValueCarriage: boundedMoney.optional().describe('Left out: `NVD` is printed.'),
    declaredValueCustoms: boundedMoney.optional().describe('Left out: `NCV` is printed.'),
    insurance: boundedMoney.optional().describe('Amount of insurance. Left out: `XXX` is printed.'),
    handling: z.array(line(120)).max(3).optional().describe('Handling information.'),
    specialHandling: z
      .array(spelt(/^[A-Z]{3}$/, 'three letters', 'A special handling code.'))
      .max(9)
      .optional()
      .describe('Special handling codes, such as PER or DGR.'),
    customsStatus: line(5).optional().describe('Customs status (SCI).'),
    productIds: productIds(WAYBILL_LINES_MAX),
    lines: z.array(waybillLine).min(1).max(WAYBILL_LINES_MAX).describe('The goods.'),
    otherCharges: z
      .array(
        z
          .object({
            code: spelt(/^[A-Z]{2}$/, 'two letters', 'Code of the charge.'),
            dueTo: z.enum(['A', 'C']).describe('Due to the agent or the carrier.'),
            amount: boundedMoney.describe('In `currency`.'),
          })
          .meta({ id: 'WaybillCharge', description: 'A charge beside that for the weight.' }),
      )
      .max(20)
      .optional()
      .describe('Other charges.'),
    valuationCharge: boundedMoney.optional().describe('Valuation charge, in `currency`.'),
    tax: boundedMoney.optional().describe('Tax, in `currency`.'),
    signature: z
      .object({
        shipper: line(60).optional().describe('Name of the shipper or agent, as its signature.'),
        executedOn: calendarDate.optional(),
        executedAt: line(40).optional().describe('Place.'),
        carrier: line(60).optional().describe('Name of the issuing carrier or agent.'),
      })
      .optional()
      .describe('Names in the places of the signatures.'),
    collect: z
      .object({
        conversionRate: z
          .number()
          .min(0.000001)
          .max(1_000_000_000)
          .describe('Units for one of `currency`.'),
        destinationCurrency: currency.describe('Currency at the destination.'),
        chargesAtDestination: boundedMoney.optional().describe('Charged there, in that currency.'),
      })
      .optional()
      .describe('What is collected at the destination.'),
  })
  .meta({ id: 'WaybillRequest', description: 'What an air waybill says.' });
export type WaybillRequest = z.infer<typeof waybillRequest>;

export const waybill = operation({
  id: 'createWaybill',
  method: 'post',
  path: '/v1/documents/waybill',
  group: 'Documents',
  summary: 'An air waybill as a PDF',
  description:
    'Free. Three originals and any copies, with totals and check digit calculated. A wrong check digit is 400 with ' +
    '`details.reason` = `awb_check_digit` and the right one in `details.expected`. `Accept: application/pdf` gives the ' +
    'file itself, otherwise it is in `content`. The same request gives the same bytes. The service allots no numbers.',
  access: 'calculate',
  action: 'documents',
  idempotent: true,
  file: 'application/pdf',
  body: waybillRequest,
  answer: documentEnvelope,
  statuses: S1,
});
