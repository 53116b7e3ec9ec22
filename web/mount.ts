/** The pages of the dashboard: a line a page. */
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { ApiContext } from '../api/route.ts';
import type { Services } from '../api/services.ts';
import { serveFile } from '../api/staticFiles.ts';
import { takeApproveAll } from './pages/approveAll.ts';
import { changeLanguage, chooseWorkspace } from './pages/choose.ts';
import { showClassify, takeClassify } from './pages/classify.ts';
import { showClassifyAll, showRun, takeClassifyAll } from './pages/classifyAll.ts';
import { showCompare, takeCompare } from './pages/compare.ts';
import { takeApproval, takeRejection } from './pages/decide.ts';
import { showHome } from './pages/home.ts';
import {
  sendErrors,
  showImport,
  showImports,
  takeCancel,
  takeImport,
  takeStart,
} from './pages/imports.ts';
import { showKeys, takeKey, takeRevoke } from './pages/keys.ts';
import { showLandedCost, takeLandedCost } from './pages/landedCost.ts';
import { showProduct, takeSuggest } from './pages/product.ts';
import { showProducts } from './pages/products.ts';
import { showRequest, showRequests } from './pages/requests.ts';
import { showReview } from './pages/review.ts';
import { showUsage } from './pages/usage.ts';
import { ofPerson, ofWorkspace, type PageHandle } from './serve.ts';

interface Page {
  path: string;
  get?: PageHandle;
  post?: PageHandle;
}

/** Paths behind that of the workspace. */
const PAGES: readonly Page[] = [
  { path: '', get: showHome },
  { path: '/classify', get: showClassify, post: takeClassify },
  { path: '/landed-cost', get: showLandedCost, post: takeLandedCost },
  { path: '/compare', get: showCompare, post: takeCompare },
  { path: '/products', get: showProducts },
  { path: '/products/classify', get: showClassifyAll, post: takeClassifyAll },
  { path: '/products/:product', get: showProduct },
  { path: '/products/:product/suggest', post: takeSuggest },
  { path: '/products/:product/codes/:code/approve', post: takeApproval },
  { path: '/products/:product/codes/:code/reject', post: takeRejection },
  { path: '/review', get: showReview },
  { path: '/review/approve', post: takeApproveAll },
  { path: '/runs/:run', get: showRun },
  { path: '/imports', get: showImports, post: takeImport },
  { path: '/imports/:import', get: showImport },
  { path: '/imports/:import/start', post: takeStart },
  { path: '/imports/:import/cancel', post: takeCancel },
  { path: '/imports/:import/errors.csv', get: sendErrors },
  { path: '/keys', get: showKeys, post: takeKey },
  { path: '/keys/:key/revoke', post: takeRevoke },
  { path: '/requests', get: showRequests },
  { path: '/requests/:request', get: showRequest },
  { path: '/usage', get: showUsage },
];

const FILES: Readonly<Record<string, string>> = {
  'style.css': 'text/css',
  'keys.js': 'text/javascript',
};
const FILE_S = 300;

/** Mounts the dashboard at /w. */
export function mountDashboard(router: Router, services: Services): void {
  const add = (method: 'GET' | 'POST', path: string, handle: (c: ApiContext) => Promise<void>) =>
    router.register(path, [method], handle);
  add('GET', '/w', ofPerson(services, '/w', chooseWorkspace));
  add('POST', '/w/language', ofPerson(services, '/w/language', changeLanguage));
  for (const { path, get, post } of PAGES) {
    const whole = `/w/:workspace${path}`;
    if (get) add('GET', whole, ofWorkspace(services, whole, get));
    if (post) add('POST', whole, ofWorkspace(services, whole, post));
  }
  for (const [name, type] of Object.entries(FILES)) {
    const read = (): Promise<Buffer> => readFile(new URL(name, import.meta.url));
    const serve = serveFile({ type, keptS: FILE_S, read });
    router.get(`/dashboard/${name}`, (context) => serve(context as unknown as ApiContext));
  }
}
