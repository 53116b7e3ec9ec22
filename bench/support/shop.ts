/**
 * The page that a load has read: a shop of one product with its photo, served from this process.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface Shop {
  pageUrl: string;
  /** A photo on which nothing is printed. */
  photoUrl: string;
  /** As `FETCH_ALLOW_HOSTS` takes it. */
  host: string;
  close: () => void;
}

const PHOTO_PATH = '/mug.png';

const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Ceramic coffee mug, stoneware, 350 ml',
  brand: { '@type': 'Brand', name: 'Kilnwright' },
  countryOfOrigin: 'PT',
  offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'EUR' },
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${PRODUCT.name}</title>
<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script></head>
<body><main><h1>${PRODUCT.name}</h1><p>A mug of glazed stoneware for coffee and tea. Made in Portugal.</p></main></body></html>`;

/** Serves the page on loopback, on any free port. */
export async function openShop(): Promise<Shop> {
  const photo = await blankPhoto();
  const server = createServer(({ url }, response) => {
    if (url === PHOTO_PATH) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(photo);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const host = `127.0.0.1:${port}`;
  return {
    pageUrl: `http://${host}/mug`,
    photoUrl: `http://${host}${PHOTO_PATH}`,
    host,
    close: () => server.close(),
  };
}

const blankPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer();
