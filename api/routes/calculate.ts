import { calculate, calculateRequest } from '../../contract/calculate.ts';
import { priced } from '../../engine/credits.ts';
import type { CalculateInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import { fieldsOf, requireCoverage, requireHeadings, unknownFields } from '../calculations.ts';
import { keyedRoute } from '../route.ts';
import { today } from '../today.ts';

const KNOWN = fieldsOf(calculateRequest);

/** One credit. A destination that no table covers is refused before anything is charged. */
export const calculateRoute = keyedRoute(calculate, async (call) => {
  const { body, principal, services } = call;
  requireCoverage(services, [body.destinationCountry]);
  requireHeadings(services, [body], null);
  const request = { ...body, entryDate: body.entryDate ?? today() };
  return runBillable(call, {
    workflow: 'calculate',
    summary: `${body.hsCode} ${body.originCountry} -> ${body.destinationCountry}`,
    terms: {
      action: 'calculate',
      ...priced(principal.prices, 'calculate'),
      destinationCountry: body.destinationCountry,
      originCountry: body.originCountry,
      summary: body.hsCode,
    },
    input: (charge, deadlineMs): CalculateInput => ({
      charge,
      deadlineMs,
      request,
      unknownFields: unknownFields(call.sentBody, KNOWN),
    }),
  });
});
