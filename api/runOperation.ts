import { answerCall, type Manner } from './answerCall.ts';
import { askedStepsFor } from './pipeline.ts';
import { PriceOnly } from './priceOnly.ts';
import type { Answer, Asked, AskedStep, Route } from './route.ts';
import type { Services } from './services.ts';

/**
 * What an operation answers to who asks within this process: its own steps and route, without HTTP.
 * Throws what they throw.
 */
export async function runOperation(
  route: Route,
  asked: Asked,
  services: Services,
  manner: Manner,
): Promise<Answer> {
  const { operation } = route;
  const steps: AskedStep[] = [
    ...askedStepsFor(operation, services),
    () => answerCall(route, asked, services, manner),
  ];
  const from = async (at: number): Promise<void> => {
    await steps[at]?.(asked, () => from(at + 1));
  };
  try {
    await from(0);
  } catch (cause) {
    if (cause instanceof PriceOnly) return { body: { dryRun: cause.told } };
    throw cause;
  }
  const { answer } = asked.state;
  if (!answer) throw new Error(`Bug: ${operation.id} came to no answer`);
  return answer;
}
