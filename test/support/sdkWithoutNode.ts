/**
 * Calls by the built client in a context that has what a worker of a browser has, and prints what
 * came of it. A process of its own: modules in a context need `--experimental-vm-modules`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { SDK } from './sdkBuild.ts';

type Client = typeof import('../../sdk/src/index.ts');

/** What a worker of a browser has. */
const WEB = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  Uint8Array,
  atob,
  clearTimeout,
  crypto: globalThis.crypto,
  setTimeout,
};

/** The built client, loaded into a context. */
async function loaded(context: vm.Context): Promise<Client> {
  const modules = new Map<string, vm.SourceTextModule>();
  const moduleAt = (file: string): vm.SourceTextModule => {
    const known = modules.get(file);
    if (known) return known;
    const made = new vm.SourceTextModule(readFileSync(file, 'utf8'), { context, identifier: file });
    modules.set(file, made);
    return made;
  };
  const entry = moduleAt(path.join(SDK, 'dist', 'index.js'));
  await entry.link((name, from) => moduleAt(path.join(path.dirname(from.identifier), name)));
  await entry.evaluate();
  return entry.namespace as Client;
}

const asked: Request[] = [];
const context = vm.createContext({
  ...WEB,
  fetch: (request: Request) => {
    asked.push(request);
    return Promise.resolve(Response.json({ data: { hsCode: '610910' } }));
  },
});
const { landfall, verifyWebhook } = await loaded(context);
const client = landfall({ baseUrl: 'https://customs.example/', key: 'lf_test_x' });
const answer = await client.classify({ description: 'T-shirt', destinationCountry: 'US' });
const refusal = await verifyWebhook('whsec_AAAA', {}, '{}').then(
  () => null,
  (cause: unknown) => String(cause),
);
const said = {
  answer,
  url: asked[0]?.url,
  idempotencyKey: asked[0]?.headers.get('idempotency-key'),
  refusal,
  ofNode: vm.runInContext('[typeof process, typeof Buffer, typeof require].join()', context),
};
process.stdout.write(JSON.stringify(said));
