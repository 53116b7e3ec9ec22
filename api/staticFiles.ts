/** Files that are the same for everybody: packed once, told apart by an ETag. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { ApiContext } from './route.ts';

export interface StaticFile {
  type: string;
  /** Seconds for which a cache may answer without asking. */
  keptS: number;
  read: () => Promise<string | Buffer>;
}

interface Packed {
  plain: Buffer;
  packed: Buffer;
  digest: string;
}

/**
 * Answers a file: 304 to who has it, packed to who can unpack it. It is read and packed at the
 * first call.
 */
export function serveFile({
  type,
  keptS,
  read,
}: StaticFile): (context: ApiContext) => Promise<void> {
  let made: Promise<Packed> | null = null;
  return async (context) => {
    made ??= read().then(pack);
    made.catch(() => (made = null)); // read again by the next call
    const { plain, packed, digest } = await made;
    const gzipped = context.acceptsEncodings('gzip', 'identity') === 'gzip';
    context.set({
      ETag: `"${digest}${gzipped ? '-gz' : ''}"`,
      'Cache-Control': `public, max-age=${keptS}`,
    });
    context.vary('Accept-Encoding'); // beside what another step says
    context.status = 200;
    if (context.fresh) {
      context.status = 304;
      return;
    }
    context.type = type;
    if (gzipped) context.set('Content-Encoding', 'gzip');
    context.compress = false; // that step would do it anew for each call
    context.body = gzipped ? packed : plain;
  };
}

async function pack(content: string | Buffer): Promise<Packed> {
  const plain = Buffer.from(content);
  const packed = await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION });
  return {
    plain,
    packed,
    digest: createHash('sha256').update(plain).digest('base64url').slice(0, 20),
  };
}
