/** GET /v1/openapi.json and the page that shows it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import type { ApiContext } from './route.ts';
import type { Services } from './services.ts';
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

/** Mounts the description (with an ETag) and its page at /docs. */
export function mountDocs(router: Router, document: object, services: Services): void {
  const printed = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(printed).digest('base64url').slice(0, 20)}"`;
  router.get('/v1/openapi.json', limited(services), (context) => {
    context.set({ ETag: etag, 'Cache-Control': 'public, max-age=60' });
    context.status = 200;
    if (context.fresh) {
      context.status = 304;
      return;
    }
    context.type = 'application/json';
    context.body = printed;
  });
  router.get('/docs', (context) => send(context as unknown as ApiContext, 'text/html', PAGE));
  router.get('/docs/start.js', (context) => send(context as unknown as ApiContext, 'text/javascript', START));
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, type] of Object.entries(FILES)) {
    router.get(`/docs/${name}`, async (context) =>
      send(context as unknown as ApiContext, type, await readFile(path.join(folder, name))),
    );
  }
}

function send(context: ApiContext, type: string, body: string | Buffer): void {
  context.set('Content-Security-Policy', POLICY);
  context.type = type;
  context.body = body;
}

/** The public limit by address, as on every public operation. */
const limited = (services: Services) => rateLimit(services) as unknown as RouterMiddleware;
