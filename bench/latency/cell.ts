/** One cell of the table: callers that each send the next call when the one before is answered. */
export interface Cell {
  /** Milliseconds of each call. */
  durations: number[];
  elapsedMs: number;
  /** Milliseconds of processor time that each process took meanwhile, where it is counted. */
  processorMs?: Record<string, number>;
  /** Milliseconds of each answer of /healthz meanwhile, where it is asked. */
  health?: number[];
}

/**
 * Runs `call` with so many callers for so long; calls under way at the end are waited for and
 * counted.
 */
export async function measure(
  callers: number,
  milliseconds: number,
  call: (caller: number, turn: number) => Promise<void>,
): Promise<Cell> {
  const durations: number[] = [];
  const startedMs = performance.now();
  const caller = async (index: number): Promise<void> => {
    for (let turn = 0; performance.now() - startedMs < milliseconds; turn += 1) {
      const fromMs = performance.now();
      await call(index, turn);
      durations.push(performance.now() - fromMs);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  return { durations, elapsedMs: performance.now() - startedMs };
}
