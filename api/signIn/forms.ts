/** Bodies of forms and of token requests: small, and read once. */
import type { ApiContext } from '../route.ts';
import { unstorable } from '../steps/unstorable.ts';

const BYTES_MAX = 56 * 1024;

/** The body as it was sent; null when it is larger than any form of ours. */
export async function smallBody({ req }: ApiContext): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  // not destroyed where it is too long: the connection would go before the answer
  for await (const piece of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > BYTES_MAX) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The fields of a form; null when the body is none. */
export async function formOf(context: ApiContext): Promise<URLSearchParams | null> {
  if (!context.is('urlencoded')) return null;
  const body = await smallBody(context);
  const fields = body && new URLSearchParams(body.toString('utf8'));
  return fields && unstorable([...fields]) === null ? fields : null;
}
