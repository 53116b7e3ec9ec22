/** The HTTP face of the service: a list of small steps around a router. */
import cors from '@koa/cors';
import Router, { type RouterMiddleware } from '@koa/router';
import Koa from 'koa';
import compress from 'koa-compress';
import helmet from 'koa-helmet';
import { ApiError } from '../contract/errors.ts';
import { didYouMean } from '../engine/nearest.ts';
import { writeAnswer } from './answer.ts';
import { answerCall } from './answerCall.ts';
import { leadToDocs, mountDocs } from './docs.ts';
import { mountErrorsPage } from './errorsPage.ts';
import { mountAgentEndpoint } from './mcp/endpoint.ts';
import { mountKeyExchange } from './oauth/keyExchange.ts';
import { oauth, providerOf } from './oauth/server.ts';
import { mountOperations } from './operations.ts';
import { pathMeant } from './pathMeant.ts';
import { stepsFor } from './pipeline.ts';
import { type ApiContext, goneOf, type Route, type Step } from './route.ts';
import { ROUTES } from './routes/index.ts';
import type { Services } from './services.ts';
import { mountPages } from './signIn/pages.ts';
import { identify, rateLimit } from './steps/access.ts';
import { noStore } from './steps/caching.ts';
import { credits } from './steps/credits.ts';
import { errors } from './steps/errors.ts';
import { apiVersion, requestId } from './steps/identity.ts';
import { metricsByToken } from './steps/metrics.ts';
import { record } from './steps/record.ts';
import { testValues } from './steps/testValues.ts';

/** Mounts what is served beside the interface. */
export type Mount = (router: Router, services: Services) => void;

/**
 * Builds the application, with what else the process serves. It opens nothing: connections come with
 * the services, listening is the caller's.
 */
export function createApp(services: Services, others: readonly Mount[] = []): Koa {
  const app = new Koa(); // proxies are judged in clientAddress.ts: Koa would believe any
  app.on('error', (cause: unknown) => services.log.debug({ err: cause }, 'a connection broke'));
  const router = new Router();
  mountOperations(router, services);
  for (const route of ROUTES) mountRoute(router, route, services);
  mountDocs(router, services);
  mountErrorsPage(router);
  mountAgentEndpoint(router, services);
  mountKeyExchange(router, services);
  const open = providerOf(services);
  mountPages(router, services, open);
  for (const mount of others) mount(router, services);

  app.use(requestId as Koa.Middleware);
  app.use(apiVersion as Koa.Middleware);
  app.use(record(services) as Koa.Middleware);
  app.use(noStore as Koa.Middleware);
  app.use(errors(services) as Koa.Middleware);
  app.use(helmet({ crossOriginResourcePolicy: { policy: 'cross-origin' } }) as Koa.Middleware);
  app.use(oauth(services, open) as Koa.Middleware); // with a CORS of its own
  app.use(corsOf(services));
  app.use(compress({ threshold: 2048, br: false }));
  app.use(metricsByToken(services) as Koa.Middleware);
  app.use(leadToDocs as Koa.Middleware);
  // its context is that of the router's own Koa types
  app.use(router.routes() as unknown as Koa.Middleware);
  app.use(identify(services) as Koa.Middleware);
  app.use(rateLimit(services) as Koa.Middleware);
  app.use(testValues as Koa.Middleware);
  app.use(unmatched(router) as Koa.Middleware);
  return app;
}

function mountRoute(router: Router, route: Route, services: Services): void {
  const { operation } = route;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const name: Step = async (context, next) => {
    if (path !== operation.path && WRITTEN_OUT.has(context.path))
      throw notAllowed(methodsAt(router, context));
    context.state.operation = operation;
    await next();
  };
  const steps = [
    name,
    credits(operation, services),
    writing(route, services),
    ...stepsFor(operation, services),
    answering(route, services),
  ];
  router.register(path, [operation.method], steps as RouterMiddleware[]);
}

/** Writes the answer that the steps after it come to. */
const writing =
  ({ operation }: Route, services: Services): Step =>
  async (context, next) => {
    await next();
    const { answer } = context.state;
    if (!answer) throw new Error(`Bug: ${operation.id} came to no answer`);
    writeAnswer(context, answer, operation, services);
  };

/** Calls the route. */
const answering =
  (route: Route, services: Services): Step =>
  (context) =>
    answerCall(route, context, services, {
      accepts: (types) => context.accepts([...types]),
      gone: () => goneOf(context),
      acceptsFile: acceptsFile(context, route.operation),
      dryRun: false,
      trace: null,
    });

/** Whether a caller would rather have the file of an operation than its JSON. */
function acceptsFile(context: ApiContext, { file }: Pick<Route['operation'], 'file'>): boolean {
  if (file === undefined) return false;
  context.vary('Accept');
  return context.accepts('application/json', file) === file;
}

/** Paths without parameters: none of them is an id of another (`/documents/cn22`). */
const WRITTEN_OUT: ReadonlySet<string> = new Set(
  ROUTES.flatMap(({ operation: { path } }) => (path.includes('{') ? [] : [path])),
);

/** The methods of a path, in order. */
function methodsAt(router: Router, { path, method }: ApiContext): string[] {
  const layers = router.match(path, method).path;
  const named = layers.filter((layer) => layer.path === path);
  const methods = (named.length > 0 ? named : layers).flatMap((layer) => layer.methods);
  return [...new Set(methods)].sort();
}

const notAllowed = (allowed: string[]): ApiError => {
  const allow = allowed.join(', ');
  return new ApiError('method_not_allowed', `Use ${allow} here.`, { allowed }, { Allow: allow });
};

/** 405 with `Allow` where the path exists with another verb, else 404. */
const unmatched =
  (router: Router): Step =>
  async (context: ApiContext) => {
    const allowed = methodsAt(router, context);
    if (allowed.length === 0) throw nothingAt(context.path);
    if (context.method !== 'OPTIONS') throw notAllowed(allowed);
    context.set('Allow', allowed.join(', '));
    context.status = 204;
  };

function nothingAt(path: string): ApiError {
  return new ApiError(
    'not_found',
    `There is nothing at ${path}${didYouMean(pathMeant(path), '.')}`,
  );
}

function corsOf({ settings }: Services): Koa.Middleware {
  const origins = new Set(settings.corsOrigins);
  return cors({
    origin: (context) => {
      const origin = context.get('origin');
      return origins.has('*') || origins.has(origin) ? origin : '';
    },
    exposeHeaders: [
      'X-Request-Id',
      'API-Version',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Credits-Charged',
      'X-Credits-Remaining',
      'X-Test-Mode',
      'ETag',
      'WWW-Authenticate',
      'Mcp-Session-Id',
    ],
  });
}
