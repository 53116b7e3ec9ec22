/** Whether a statement failed because the database did not answer: no bug, and another try may pass. */

/** Limits that the server keeps, and its going down: cancelled, locked, idle, shut down, no more room. */
const STATES: ReadonlySet<string> = new Set([
  '57014',
  '55P03',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
]);
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver and the guard of silent connections have words alone. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|the database was silent)/;

const CAUSES_MAX = 5;

/** True where one of the causes of an error is that. */
export function isUnreachable(cause: unknown, left = CAUSES_MAX): boolean {
  if (!(cause instanceof Error) || left === 0) return false;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return (
    STATES.has(code) ||
    NETWORK.has(code) ||
    WORDS.test(cause.message) ||
    isUnreachable(cause.cause, left - 1)
  );
}
