import { ApiError } from '../../contract/errors.ts';
import { classifyRegulator } from '../../contract/regulator.ts';
import { servedDestinations, servedScheme } from '../../edition/agencies.ts';
import { priced } from '../../engine/credits.ts';
import type { RegulatorInput } from '../../workflows/contract.ts';
import { runBillable } from '../billable.ts';
import { keyedRoute } from '../route.ts';

const SUMMARY_CHARACTERS = 140;

/** One credit; 422 before any charge where the destination has no agency codes. */
export const regulatorRoute = keyedRoute(classifyRegulator, async (call) => {
  const { body, principal, services } = call;
  const { agencies } = services.editions.current;
  const { destinationCountry } = body;
  if (!servedScheme(destinationCountry, agencies))
    throw unsupported(destinationCountry, servedDestinations(agencies));
  return runBillable(call, {
    workflow: 'classifyRegulator',
    summary: `agency code for ${destinationCountry}`,
    terms: {
      action: 'classify_regulator',
      ...priced(principal.prices, 'classify_regulator'),
      destinationCountry,
      summary: [...body.description].slice(0, SUMMARY_CHARACTERS).join(''),
    },
    input: (charge, deadlineMs): RegulatorInput => ({ charge, deadlineMs, request: body }),
  });
});

const unsupported = (destinationCountry: string, served: readonly string[]): ApiError =>
  new ApiError(
    'unsupported_country',
    `There are no agency codes for ${destinationCountry}. They are served for ${served.join(', ')}.`,
    { destinationCountry, supported: served },
  );
