import { type CalculateRequest, calculate, calculateRequest } from '../../contract/calculate.ts';
import { ApiError, invalidInput } from '../../contract/errors.ts';
import { isUnderHeading } from '../../data/headings.ts';
import type { CalculateInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import { keyedRoute } from '../route.ts';
import { today } from '../today.ts';

/** One credit. A destination that no table covers is refused before anything is charged. */
export const calculateRoute = keyedRoute(calculate, async (call) => {
  const { body, principal } = call;
  const { destinations } = call.services.editions.current.tariff;
  if (!destinations.has(body.destinationCountry)) throw uncovered(body.destinationCountry);
  if (!isUnderHeading(body.hsCode)) throw invalidInput([{ path: 'hsCode', message: NO_HEADING }]);
  const request = { ...body, entryDate: body.entryDate ?? today() };
  return runBillable(call, {
    workflow: 'calculate',
    summary: `${body.hsCode} ${body.originCountry} -> ${body.destinationCountry}`,
    terms: {
      action: 'calculate',
      cost: principal.prices.calculate ?? 0,
      destinationCountry: body.destinationCountry,
      originCountry: body.originCountry,
      summary: body.hsCode,
    },
    input: (charge, deadlineMs): CalculateInput => ({
      charge,
      deadlineMs,
      request,
      unknownFields: unknownFields(call.sentBody),
    }),
  });
});

const NO_HEADING = 'its first four digits are no heading of the Harmonized System (HS 2022)';

const uncovered = (destination: string): ApiError =>
  new ApiError(
    'unsupported_country',
    `Landed cost is not available for ${destination} yet. GET /v1/countries lists the covered destinations.`,
    { destinationCountry: destination },
  );

const KNOWN: ReadonlySet<string> = new Set(
  Object.keys(calculateRequest.shape) satisfies string[] as (keyof CalculateRequest)[],
);
const NAMED_MAX = 20; // so that a note stays a note

const unknownFields = (sent: unknown): string[] =>
  typeof sent === 'object' && sent !== null
    ? Object.keys(sent)
        .filter((field) => !KNOWN.has(field))
        .slice(0, NAMED_MAX)
        .map((field) => field.slice(0, 60))
    : [];
