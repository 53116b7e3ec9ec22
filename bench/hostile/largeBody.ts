/** The largest body that is taken, sent as fast as it goes: what it costs the process that reads it. */
import { once } from 'node:events';
import { request } from 'node:http';
import { INLINE_CHARACTERS_MAX } from '../../contract/photo.ts';

export interface LargeBody {
  megabytes: number;
  status: number;
  seconds: number;
  /** Megabytes that the process held: before, at most while it was read and worked off, and after. */
  memoryMb: { before: number; most: number; after: number };
  /** Slowest answer of /healthz beside it. */
  healthMs: number;
}

/** What the bench knows of the process. */
export interface Watched {
  collectedMemory: () => Promise<number>;
  watchMemory: () => () => number;
  watchHealth: () => () => number;
}

const ITEMS = 25;
const PIECE_CHARACTERS = 1024 * 1024;
const HEAD = 'data:image/jpeg;base64,/9j/4A';

/** Sends a batch of as many photos as it may have, each as large as it may be. */
export async function measureLargeBody(
  url: string,
  key: string,
  { collectedMemory, watchMemory, watchHealth }: Watched,
): Promise<LargeBody> {
  const before = await collectedMemory();
  const [memory, health] = [watchMemory(), watchHealth()];
  const startedMs = performance.now();
  const { status, bytes } = await send(url, key);
  const seconds = (performance.now() - startedMs) / 1000;
  const [most, healthMs] = [memory(), health()];
  const after = await collectedMemory();
  const memoryMb = { before, most, after };
  return { megabytes: bytes / 1024 / 1024, status, seconds, memoryMb, healthMs };
}

async function send(url: string, key: string): Promise<{ status: number; bytes: number }> {
  const pieces = [...piecesOf()];
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const outgoing = request(`${url}/v1/classify/batch`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': 'large',
      'content-length': bytes,
    },
  });
  const answered = once(outgoing, 'response');
  for (const piece of pieces) if (!outgoing.write(piece)) await once(outgoing, 'drain');
  outgoing.end();
  const [incoming] = await answered;
  incoming.resume();
  await once(incoming, 'end');
  return { status: incoming.statusCode, bytes };
}

/** The body in pieces, most of which are one and the same. */
function* piecesOf(): Generator<Buffer> {
  const filler = Buffer.alloc(PIECE_CHARACTERS, 'noPhotoAtAll');
  for (let item = 0; item < ITEMS; item += 1) {
    yield Buffer.from(
      `${item === 0 ? '{"items":[' : ','}{"destinationCountry":"US","mode":"mini","imageUrl":"${HEAD}`,
    );
    // three bytes of a photo are four characters
    let left = Math.floor((INLINE_CHARACTERS_MAX - HEAD.length) / 4) * 4 - 8192;
    for (; left > 0; left -= PIECE_CHARACTERS) yield filler.subarray(0, left);
    yield Buffer.from('AAA"}');
  }
  yield Buffer.from(']}');
}
