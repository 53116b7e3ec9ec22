/** GET /v1/openapi.json and the page that shows it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import type { ApiContext } from './route.ts';
import type { Services } from './services.ts';
import { serveFile, type StaticFile } from './staticFiles.ts';
import { rateLimit } from './steps/access.ts';

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Landfall: interface</title>
<link rel="stylesheet" href="/docs/swagger-ui.css"></head><body><div id="page"></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;
const START = `SwaggerUIBundle({ url: '/v1/openapi.json', dom_id: '#page' });`;
// Swagger UI sets inline styles and draws its icons from data URLs; nothing else is let in
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'`;

const PAGE_S = 300;
const ASSET_S = 3600; // an update of the page brings its own
const DESCRIPTION_S = 60;

/** Mounts the description and its page at /docs: packed once, each with an ETag. */
export function mountDocs(router: Router, document: object, services: Services): void {
  const description = serveFile({
    type: 'application/json',
    keptS: DESCRIPTION_S,
    read: async () => JSON.stringify(document),
  });
  router.get('/v1/openapi.json', limited(services), (context) =>
    description(context as unknown as ApiContext),
  );
  mountFile(router, '/docs', { type: 'text/html', keptS: PAGE_S, read: async () => PAGE });
  mountFile(router, '/docs/start.js', {
    type: 'text/javascript',
    keptS: PAGE_S,
    read: async () => START,
  });
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
  );
  for (const [name, type] of Object.entries(FILES)) {
    const read = (): Promise<Buffer> => readFile(path.join(folder, name));
    mountFile(router, `/docs/${name}`, { type, keptS: ASSET_S, read });
  }
}

function mountFile(router: Router, at: string, file: StaticFile): void {
  const serve = serveFile(file);
  router.get(at, async (context) => {
    context.set('Content-Security-Policy', POLICY);
    await serve(context);
  });
}

/** The public limit by address, as on every public operation. */
const limited = (services: Services) => rateLimit(services) as unknown as RouterMiddleware;
