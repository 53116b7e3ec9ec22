import { calculate, calculateBody } from '../../contract/calculate.ts';
import { priced } from '../../engine/credits.ts';
import type { CalculateInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import { fillLines } from '../catalogLines.ts';
import { fieldsOf, requireCoverage, requireHeadings, unknownFields } from '../calculations.ts';
import { keyedRoute } from '../route.ts';
import { today } from '../today.ts';

const KNOWN = fieldsOf(calculateBody);

/** One credit. A destination that no table covers is refused before anything is charged. */
export const calculateRoute = keyedRoute(calculate, async (call) => {
  const { body, principal, services } = call;
  requireCoverage(services, [body.destinationCountry]);
  const { destinationCountry, entryDate = today() } = body;
  const { lines, catalog } = await fillLines(call, [body], {
    destinationCountry,
    on: entryDate,
    prefix: null,
  });
  requireHeadings(services, lines, null);
  const [line] = lines;
  if (!line) throw new Error('the one line of a calculation is filled');
  const request = { ...line, entryDate };
  return runBillable(call, {
    workflow: 'calculate',
    summary: `${line.hsCode} ${line.originCountry} -> ${body.destinationCountry}`,
    terms: {
      action: 'calculate',
      ...priced(principal.prices, 'calculate'),
      destinationCountry: body.destinationCountry,
      originCountry: line.originCountry,
      summary: line.hsCode,
    },
    input: (charge, deadlineMs): CalculateInput => ({
      charge,
      deadlineMs,
      request,
      unknownFields: unknownFields(call.sentBody, KNOWN),
      ...(catalog ? { catalog } : {}),
    }),
  });
});
