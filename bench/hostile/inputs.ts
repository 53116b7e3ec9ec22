/** What strangers send: each input is small, and made to cost much. */
import { PAGE_NAMES, PHOTOS } from './pages.ts';

export interface HostileInput {
  name: string;
  path: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent without a key. */
  keyless?: true;
}

const KB = 1024;

/** 751 bytes that an expression over picture heads once took for ever to read. */
const SVG = `data:image/png;base64,${Buffer.from('<!---->'.repeat(73)).toString('base64')}`;

/** One turn of them all. `shop` serves the pages and photos. */
export function inputsOf(shop: string): HostileInput[] {
  const send = (name: string, path: string, body: unknown): HostileInput => ({
    name,
    path,
    body: JSON.stringify(body),
  });
  const classify = (name: string, more: Readonly<Record<string, unknown>>): HostileInput =>
    send(name, '/v1/classify', { destinationCountry: 'US', ...more });
  const pages = PAGE_NAMES.map((page) =>
    send(`page ${page}`, '/v1/products/extract', { url: `http://${shop}/${page}` }),
  );
  const photos = Array.from({ length: PHOTOS }, (_, at) => ({
    destinationCountry: 'US',
    imageUrl: `http://${shop}/noise.png?${at}`,
  }));
  return [
    classify('comments as a photo', { imageUrl: SVG }),
    ...pages,
    send('25 photos of noise', '/v1/classify/batch', { items: photos }),
    classify('a long text', { description: 'knitted cotton shirt of '.repeat(83).slice(0, 2000) }),
    classify('one long word', { description: 'a'.repeat(2000) }),
    send('a long name', '/v1/screen', { name: 'Mohammed Trading '.repeat(17) }),
    send('long origins', '/v1/origin', {
      description: 'made in made in '.repeat(312),
      title: ' of '.repeat(125),
    }),
    { name: 'nested JSON', path: '/v1/classify', body: '['.repeat(900 * KB) },
    { name: 'wide JSON', path: '/v1/calculate', body: `{${'"a":1,'.repeat(140 * KB)}"b":1}` },
    {
      name: 'forged addresses',
      path: '/v1/classify/modes',
      body: '',
      headers: { 'x-forwarded-for': '8.8.8.8, '.repeat(400) },
      keyless: true,
    },
  ];
}
