/**
 * Pages and photos that are made to keep a reader busy: nested, repeating, endless, unpacking to a
 * gigabyte.
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import sharp from 'sharp';

const KB = 1024;
const MB = 1024 * KB;
const PAGE_BYTES = 4.8 * MB;
const BOMB_BYTES = 1024 * MB;

const repeated = (text: string, bytes: number): string =>
  text.repeat(Math.ceil(bytes / text.length));
const page = (head: string, body = ''): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

/** What a page of each name holds. */
const PAGES: Readonly<Record<string, () => string>> = {
  nested: () => page('', repeated('<div>', PAGE_BYTES)),
  scripts: () => page(repeated('<script>window.__STATE__={"a":{"a":', PAGE_BYTES)),
  state: () => page(`<script>window.__INITIAL_STATE__=${repeated('{a:[', 50 * KB)}</script>`),
  linked: () =>
    page(repeated('<script type="application/ld+json">[[[[{"@type":"Product"', PAGE_BYTES)),
  refresh: () =>
    page(
      `<meta http-equiv="refresh" content="0;${repeated(' ', 4 * KB)}url${repeated(' ', 4 * KB)}x">`,
    ),
  comments: () => page('', repeated('<!---->', PAGE_BYTES)),
  words: () => page('', repeated('made in made in the of ', PAGE_BYTES)),
};

/** Names of all addresses of the shop, under `/`. */
export const PAGE_NAMES = [...Object.keys(PAGES), 'bomb', 'drip'];
export const PHOTOS = 25;

export interface HostileShop {
  /** As `FETCH_ALLOW_HOSTS` takes it. */
  host: string;
  close: () => void;
}

/** Serves them on loopback, on any free port. */
export async function openHostileShop(): Promise<HostileShop> {
  const [noise, bomb] = await Promise.all([noisePhoto(), packedBomb()]);
  const made = new Map<string, string>();
  const server = createServer(({ url = '/' }, response) => {
    const name = url.slice(1).replace(/\?.*/, '');
    if (name === 'bomb')
      return void response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(bomb);
    if (name === 'drip') return sendDrops(response);
    if (name === 'noise.png')
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(noise);
    const text = made.get(name) ?? PAGES[name]?.() ?? page('');
    made.set(name, text);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return { host: `127.0.0.1:${port}`, close: () => server.closeAllConnections() };
}

/** Grey noise, in which readers look for print on every spot. */
const noisePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** A megabyte that unpacks to a thousand; packed once. */
async function packedBomb(): Promise<Buffer> {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const block = Buffer.alloc(MB, 0x20);
  for (let left = BOMB_BYTES / MB; left > 0; left -= 1)
    if (!gzip.write(block)) await once(gzip, 'drain');
  gzip.end();
  await once(gzip, 'end');
  return Buffer.concat(chunks);
}

/** A byte each second, without end. */
function sendDrops(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write(' '), 1000);
  response.once('close', () => clearInterval(timer));
}
