import { calculate, calculateBody, type CalculateRequest } from '../../contract/calculate.ts';
import { priced } from '../../engine/credits.ts';
import type { Asked, CalculateInput } from '../../workflows/contract.ts';
import { type ChargeTerms, runBillable } from '../billable.ts';
import { fillLines } from '../catalogLines.ts';
import { fieldsOf, requireCoverage, requireHeadings, unknownFields } from '../calculations.ts';
import { type KeyedCall, keyedRoute } from '../route.ts';

const KNOWN = fieldsOf(calculateBody);

/** One credit. A destination that no table covers is refused before anything is charged. */
export const calculateRoute = keyedRoute(calculate, async (call) => {
  const { body, services } = call;
  requireCoverage(services, [body.destinationCountry]);
  const { destinationCountry, entryDate = services.today() } = body;
  const { lines, catalog } = await fillLines(call, [body], {
    destinationCountry,
    currency: body.currency,
    on: entryDate,
    prefix: null,
  });
  requireHeadings(services, lines, null);
  const [line] = lines;
  if (!line) throw new Error('the one line of a calculation is filled');
  const asked = askedOf(line, call.sentBody, entryDate);
  return runBillable(call, {
    workflow: 'calculate',
    summary: `${line.hsCode} ${line.originCountry} -> ${destinationCountry}`,
    terms: termsOf(call, line),
    input: (charge, deadlineMs): CalculateInput => ({
      charge,
      deadlineMs,
      ...asked,
      ...(catalog ? { catalog } : {}),
    }),
  });
});

/** What is calculated from: the request on a day that is known, and what it sent that is not. */
export const askedOf = (
  request: CalculateRequest,
  sent: unknown,
  day: string,
): Asked<CalculateRequest> => ({
  request: { ...request, entryDate: request.entryDate ?? day },
  unknownFields: unknownFields(sent, KNOWN),
});

/** The charge of one calculation. */
export const termsOf = (
  { principal }: Pick<KeyedCall, 'principal'>,
  { destinationCountry, originCountry, hsCode }: CalculateRequest,
): ChargeTerms => ({
  action: 'calculate',
  ...priced(principal.prices, 'calculate'),
  destinationCountry,
  originCountry,
  summary: hsCode,
});
