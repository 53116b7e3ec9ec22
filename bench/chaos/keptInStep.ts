/**
 * A catalogue kept in step under the kills: a source that sends its products call by call, and a
 * connector to a shop, which is run again and again and is killed itself.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Orm, sql } from '../../db/orm.ts';
import { ROOT } from '../../workers/process/config.ts';
import { say } from '../../workers/process/progress.ts';
import type { Proof } from '../support/command.ts';
import { connections } from '../support/http.ts';
import type { Installation } from '../support/installation.ts';
import type { BenchWorkspace } from '../support/workspaces.ts';
import { callUntilAnswered } from './caller.ts';
import type { PlannedCall } from './calls.ts';

const [SOURCE, SHOP] = ['erp', 'woocommerce'];
/** Products of the source, in calls of so many: new at first, under another title in each round. */
const [PRODUCTS, AT_ONCE, ROUNDS_MIN] = [500, 50, 2];
/** Products of the shop: three pages of it. */
const SHOP_PRODUCTS = 120;
const CODE = '691200';
/** A run of the connector ends by itself; one that hangs is a fault of the proof. */
const RUN_MS_MAX = 240_000;
const RUNS_MAX = 40;
/** Between two calls of the source, and two runs of the connector: neither is the load. */
const [CALL_EVERY_MS, RUN_EVERY_MS] = [250, 5000];

/** A stand-in for a shop's interface: what it holds, and how often it was written to. */
interface ShopHeld {
  url: string;
  host: string;
  products: { id: number; customs_commodity_code: string | null; [field: string]: unknown }[];
  /** Is told each call, before it is answered. */
  told: () => void;
  close: () => void;
}

/** What went on beside the load. */
export interface InStep {
  workspace: BenchWorkspace;
  shop: ShopHeld;
  /** How often the source has sent all its products. */
  rounds: number;
  /** Runs of the connector that did not come to their end, by a kill of their own among them. */
  brokenRuns: number;
  killed: number;
}

/** What the database and the shop hold at the end. */
export interface InStepEvidence {
  products: { wanted: number; found: number };
  rounds: number;
  /** Products of the source that have been written otherwise than once in each round. */
  unlike: number;
  shopProducts: { wanted: number; found: number };
  /** Products of the shop that were written other than once. */
  shopUnlike: number;
  /** Products of the shop without the code that was approved. */
  untold: number;
  brokenRuns: number;
  killed: number;
}

/**
 * Begins both, which go on until `ended` is called; that resolves when every call was answered, every
 * code approved, and the connector has come to its end after that.
 */
export async function keepInStep(
  installation: Installation,
  proof: Pick<Proof, 'atEnd'>,
  workspace: BenchWorkspace,
  urls: () => readonly string[],
): Promise<{ ended: () => Promise<InStep> }> {
  const shop = await openShopApi();
  proof.atEnd(() => shop.close());
  const connector = new Connector(installation, workspace, shop);
  const over = new AbortController();
  const source = (async () => {
    let rounds = 0;
    while (rounds < ROUNDS_MIN || !over.signal.aborted)
      await sendAll(workspace, urls, (rounds += 1));
    return rounds;
  })();
  const codes = (async () => {
    await connector.untilDone();
    await approveAll(workspace, urls);
    do {
      await connector.untilDone();
      await pause(RUN_EVERY_MS);
    } while (!over.signal.aborted);
    await connector.untilDone(); // after the last kill
  })();
  // told by `ended`, however long that takes
  for (const work of [source, codes]) work.catch(() => {});
  return {
    ended: async () => {
      over.abort();
      const [rounds] = await Promise.all([source, codes]);
      const { brokenRuns, killed } = connector;
      return { workspace, shop, rounds, brokenRuns, killed };
    },
  };
}

async function sendAll(
  workspace: BenchWorkspace,
  urls: () => readonly string[],
  round: number,
): Promise<void> {
  const agent = connections(1);
  for (let from = 0; from < PRODUCTS; from += AT_ONCE) {
    const records = Array.from({ length: AT_ONCE }, (_, at) => ({
      externalId: String(from + at),
      product: { title: `Mug ${from + at} of round ${round}` },
      items: [{ externalId: `i-${from + at}`, sku: `ERP-${from + at}` }],
    }));
    const body = { source: SOURCE, records };
    await answered(workspace, urls, agent, '/v1/catalog/sync', body, `${round}-${from}`);
    await pause(CALL_EVERY_MS);
  }
  agent.destroy();
}

/** Answers with 200 or 201. Throws on any other answer. */
async function answered(
  workspace: BenchWorkspace,
  urls: () => readonly string[],
  agent: ReturnType<typeof connections>,
  at: string,
  body: object,
  idempotencyKey: string,
): Promise<void> {
  const call: PlannedCall = { workspace, path: at, body, idempotencyKey, items: 0, kept: false };
  const { answer } = await callUntilAnswered(call, urls, agent);
  if (answer.status > 201) throw new Error(`${at}: ${answer.status} ${answer.body.slice(0, 500)}`);
}

async function approveAll(workspace: BenchWorkspace, urls: () => readonly string[]): Promise<void> {
  const agent = connections(1);
  const body = { schedule: 'HS', code: CODE, state: 'approved' };
  for (const id of await idsIn(workspace, urls))
    await answered(
      workspace,
      urls,
      agent,
      `/v1/catalog/products/${id}/classifications`,
      body,
      `approve-${id}`,
    );
  agent.destroy();
}

interface Listed {
  data: { id: string; source: { kind: string } | null }[];
  next: string | null;
}

/** Ids of the products of the shop. */
async function idsIn(
  { key }: BenchWorkspace,
  urls: () => readonly string[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  for (let attempt = 0; cursor !== null; attempt += 1) {
    const url = urls()[attempt % urls().length];
    const query: string = `limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: Listed | null = await fetch(`${url}/v1/catalog/products?${query}`, {
      headers: { authorization: `Bearer ${key}` },
    })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Listed>) : null))
      .catch(() => null);
    if (page) {
      ids.push(...page.data.flatMap(({ id, source }) => (source?.kind === SHOP ? [id] : [])));
      cursor = page.next;
    } else await pause(CALL_EVERY_MS);
  }
  return ids;
}

/** Runs the connector as a timer of the machine would: again until it has come to its end. */
class Connector {
  brokenRuns = 0;
  killed = 0;
  readonly #installation: Installation;
  readonly #shop: ShopHeld;
  readonly #words: readonly string[];

  constructor(installation: Installation, { key }: BenchWorkspace, shop: ShopHeld) {
    const fileOf = (name: string, content: string): string => {
      const file = path.join(installation.home, name);
      writeFileSync(file, content, { mode: 0o600 });
      return file;
    };
    this.#installation = installation;
    this.#shop = shop;
    this.#words = [
      SHOP,
      '--address',
      shop.url,
      '--api',
      installation.url,
      '--token-file',
      fileOf('shop.token', 'ck:cs'),
      '--key-file',
      fileOf('shop.key', key),
    ];
  }

  async untilDone(): Promise<void> {
    for (let runs = 0; runs < RUNS_MAX; runs += 1) {
      // the very first is killed between two pages
      if (await this.#run(this.killed === 0 ? 1 : 0)) return;
      this.brokenRuns += 1;
    }
    throw new Error(`the connector has not come to its end in ${RUNS_MAX} runs`);
  }

  /** Whether a run came to its end; it is killed by its call of that number, where one is given. */
  #run(killedAt: number): Promise<boolean> {
    const environment = { ...this.#installation.environment(), FETCH_ALLOW_HOSTS: this.#shop.host };
    return new Promise((resolve) => {
      const program = path.join(ROOT, 'operator', 'connect.ts');
      const child = execFile(
        process.execPath,
        [program, ...this.#words],
        { env: environment, timeout: RUN_MS_MAX, killSignal: 'SIGKILL' },
        (fault, _, complaint) => {
          this.#shop.told = () => {};
          if (fault) say(`the connector was broken off: ${complaint.trim() || fault.signal}`);
          resolve(fault === null);
        },
      );
      if (killedAt === 0) return;
      let calls = 0;
      // two settings, then its pages
      this.#shop.told = () => {
        calls += 1;
        if (calls !== killedAt + 3) return;
        this.killed += 1;
        child.kill('SIGKILL');
      };
    });
  }
}

/** What of WooCommerce's interface the connector asks. */
async function openShopApi(): Promise<ShopHeld> {
  const products = Array.from({ length: SHOP_PRODUCTS }, (_, at) => ({
    id: at + 1,
    sku: `SHOP-${at + 1}`,
    name: `Cup ${at + 1}`,
    type: 'simple',
    status: 'publish',
    price: '9.50',
    weight: '0.3',
    date_modified_gmt: '2026-11-20T10:00:00',
    customs_commodity_code: null as string | null,
  }));
  const held: ShopHeld = {
    url: '',
    host: '',
    products,
    told: () => {},
    close: () => server.close(),
  };
  const server = createServer((request, response) => {
    held.told();
    void answerAsShop(request, response, products);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  held.host = `127.0.0.1:${port}`;
  held.url = `http://${held.host}`;
  return held;
}

async function answerAsShop(
  request: IncomingMessage,
  response: ServerResponse,
  products: ShopHeld['products'],
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://shop');
  const setting = /\/settings\/\w+\/(\w+)$/.exec(url.pathname)?.[1];
  const id = /\/products\/(\d+)$/.exec(url.pathname)?.[1];
  const one = products.find((product) => product.id === Number(id));
  const tell = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (setting) return tell(200, { value: setting.endsWith('unit') ? 'kg' : 'EUR' });
  if (id !== undefined && !one) return tell(404, { message: 'There is no such product.' });
  if (!one) {
    const [size, page] = ['per_page', 'page'].map((name) => Number(url.searchParams.get(name)));
    const since = url.searchParams.get('modified_after');
    const from = ((page ?? 1) - 1) * (size ?? 1);
    // nothing is changed there
    return tell(200, since === null ? products.slice(from, from + (size ?? 1)) : []);
  }
  if (request.method === 'PUT') Object.assign(one, JSON.parse(await textOf(request)));
  tell(200, one);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

/** How catalogue and shop stand. */
export async function readInStep(
  orm: Orm,
  { workspace, shop, rounds, brokenRuns, killed }: InStep,
): Promise<InStepEvidence> {
  const of = async (kind: string, writes: number): Promise<{ found: number; unlike: number }> => {
    const [row] = await sql<{ found: number; unlike: number }>(
      orm,
      `select count(*)::int as found, (count(*) filter (where h.writes <> ? or h.items > 1))::int as unlike
       from catalog_products p cross join lateral (
         select (select count(*)::int from catalog_history where product_id = p.id and action in ('created', 'updated', 'synced')) as writes,
           (select count(*)::int from catalog_items where product_id = p.id) as items
       ) h where p.workspace_id = ? and p.source_kind = ?`,
      [writes, workspace.id, kind],
    );
    return row ?? { found: 0, unlike: 0 };
  };
  const [source, sold] = [await of(SOURCE, rounds), await of(SHOP, 1)];
  const untold = shop.products.filter((one) => one.customs_commodity_code !== CODE).length;
  return {
    products: { wanted: PRODUCTS, found: source.found },
    rounds,
    unlike: source.unlike,
    shopProducts: { wanted: SHOP_PRODUCTS, found: sold.found },
    shopUnlike: sold.unlike,
    untold,
    brokenRuns,
    killed,
  };
}
