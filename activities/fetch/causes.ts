/**
 * The code of an error, its own or its cause's; empty where it has none. By its shape: it may come
 * from another realm.
 */
export function causeCode(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return '';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'cause' in cause ? causeCode(cause.cause) : '';
}
