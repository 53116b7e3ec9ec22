/** The page of error codes, which `docUrl` leads to: docs/errors.md as a browser shows it. */
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import { ERRORS_PAGE } from '../contract/errors.ts';
import { pageOf } from './markdown.ts';
import { serveFile } from './staticFiles.ts';

const TEXT = new URL('../docs/errors.md', import.meta.url);
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const KEPT_S = 300;

/** Mounts the page. It needs no key and no script. */
export function mountErrorsPage(router: Router): void {
  const serve = serveFile({
    type: 'text/html',
    keptS: KEPT_S,
    read: async () => pageOf(await readFile(TEXT, 'utf8')),
  });
  router.get(ERRORS_PAGE, async (context) => {
    context.set('Content-Security-Policy', POLICY);
    await serve(context);
  });
}
