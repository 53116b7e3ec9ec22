/** GET /v1/openapi.json and the page that shows it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import { openApiDocument } from './openapi.ts';
import type { ApiContext, Step } from './route.ts';
import type { Services } from './services.ts';
import { serveFile, type StaticFile } from './staticFiles.ts';
import { rateLimit } from './steps/access.ts';

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Landfall: interface</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css"><style>body { margin: 0; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 8px; }
  .swagger-ui .opblock-summary-path { word-break: break-word; }
  .swagger-ui table { display: block; overflow-x: auto; }
}</style></head><body><div id="page"></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;
const START = new URL('docsStart.js', import.meta.url);
// Swagger UI sets inline styles and draws its icons from data URLs; nothing else is let in
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'`;

const PAGE_S = 300;
const ASSET_S = 3600; // an update of the page brings its own
const DESCRIPTION_S = 60;

/**
 * Mounts the description and its page at /docs: made and packed when first asked for, each with an
 * ETag.
 */
export function mountDocs(router: Router, services: Services): void {
  const description = serveFile({
    type: 'application/json',
    keptS: DESCRIPTION_S,
    read: async () => JSON.stringify(openApiDocument()),
  });
  router.get(DESCRIPTION, named(DESCRIPTION), limited(services), (context) =>
    description(context as unknown as ApiContext),
  );
  mountFile(router, '/docs', { type: 'text/html', keptS: PAGE_S, read: async () => PAGE });
  mountFile(router, '/docs/start.js', {
    type: 'text/javascript',
    keptS: PAGE_S,
    read: () => readFile(START),
  });
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
  );
  for (const [name, type] of Object.entries(FILES)) {
    const read = (): Promise<Buffer> => readFile(path.join(folder, name));
    mountFile(router, `/docs/${name}`, { type, keptS: ASSET_S, read });
  }
}

/** Leads from `/`, and from nowhere else, to the page. */
export const leadToDocs: Step = async (context, next) => {
  const isRoot = context.path === '/' && ['GET', 'HEAD'].includes(context.method);
  if (isRoot) context.redirect('/docs');
  else await next();
};

function mountFile(router: Router, at: string, file: StaticFile): void {
  const serve = serveFile(file);
  router.get(at, named(at), async (context) => {
    context.set('Content-Security-Policy', POLICY);
    await serve(context);
  });
}

const DESCRIPTION = '/v1/openapi.json';

/** Log and metrics name it by its path, as they name operations. */
const named = (at: string): RouterMiddleware => {
  const name: Step = (context, next) => {
    context.state.door = at;
    return next();
  };
  return name;
};

/** The public limit by address, as on every public operation. */
const limited = (services: Services) => rateLimit(services) as unknown as RouterMiddleware;
