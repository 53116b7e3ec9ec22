import { compare, compareRequest, targetsOf } from '../../contract/compare.ts';
import { priced } from '../../engine/credits.ts';
import type { CompareInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import {
  fieldsOf,
  isCovered,
  placesOf,
  requireCoverage,
  requireHeadings,
  unknownFields,
} from '../calculations.ts';
import { keyedRoute } from '../route.ts';

const KNOWN = fieldsOf(compareRequest);

/** One credit a covered way; a way to an uncovered destination costs nothing. */
export const compareRoute = keyedRoute(compare, async (call) => {
  const { body, principal, services } = call;
  const targets = targetsOf(body);
  const destinations = targets.map((target) => target.destinationCountry);
  requireCoverage(services, body.destinations ? destinations : destinations.slice(0, 1));
  requireHeadings(services, [body], null);
  const covered = destinations.filter((country) => isCovered(services, country)).length;
  const request = { ...body, entryDate: body.entryDate ?? call.services.today() };
  return runBillable(call, {
    workflow: 'compare',
    summary: `${body.hsCode} on ${targets.length} ways`,
    terms: {
      action: 'compare',
      ...priced(principal.prices, 'compare', covered),
      ...placesOf(
        destinations,
        targets.map((target) => target.originCountry),
      ),
      summary: body.hsCode,
    },
    input: (charge, deadlineMs): CompareInput => ({
      charge,
      deadlineMs,
      request,
      unknownFields: unknownFields(call.sentBody, KNOWN),
    }),
  });
});
