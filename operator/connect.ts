/**
 * `npm run connect -- <shop>`: keeps the catalogue in step with a shop. Works beside a running
 * service, over its interface; one run, so that a timer of the machine decides when.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { resolveName } from '../activities/fetch/names.ts';
import { type Config, readConfig, UserError } from '../workers/process/config.ts';
import { writeForOwnerOnly } from '../workers/process/home.ts';
import { complain } from '../workers/process/run.ts';
import { readState } from '../workers/process/state.ts';
import { forTerminal } from '../workers/process/terminal.ts';
import { visitingOf } from '../workers/process/visiting.ts';
import { bigcommerce } from './connect/bigcommerce.ts';
import { Caller } from './connect/caller.ts';
import { readMemory, writeMemory } from './connect/memory.ts';
import {
  previewGone,
  type Problem,
  pull,
  type Pulled,
  writeBack,
  type Written,
} from './connect/run.ts';
import type { Shop } from './connect/shop.ts';
import { shopify } from './connect/shopify.ts';
import { woocommerce } from './connect/woocommerce.ts';

interface ShopKind {
  open: (caller: Caller) => Shop;
  headers: (token: string) => Record<string, string>;
  token: string;
}

const SHOPS: Readonly<Record<string, ShopKind>> = {
  shopify: {
    open: shopify,
    headers: (token) => ({ 'x-shopify-access-token': token }),
    token: 'an access token with read_products, read_inventory and write_inventory',
  },
  woocommerce: {
    open: woocommerce,
    headers: (token) => ({ authorization: `Basic ${Buffer.from(token).toString('base64')}` }),
    token: 'consumer key and secret of its REST API with a colon between them',
  },
  bigcommerce: {
    open: bigcommerce,
    headers: (token) => ({ 'x-auth-token': token }),
    token: 'an access token with products and store information',
  },
};

const HELP = `npm run connect -- <${Object.keys(SHOPS).join('|')}> --address URL --token-file FILE --key-file FILE

One run: brings in the products that have changed in the shop, then tells it of the codes that were approved or
withdrawn. Let a timer run it. A run that was broken off goes on where it was.

  --address URL      of the shop: https://acme.myshopify.com, https://shop.example.com,
                     https://api.bigcommerce.com/stores/abc
  --token-file FILE  ${Object.entries(SHOPS)
    .map(([name, { token }]) => `${name}: ${token}`)
    .join('\n                     ')}
  --key-file FILE    a key of the workspace with the scope catalog
  --api URL          of the service; left out: the one that runs from LANDFALL_HOME
  --market COUNTRY   WooCommerce holds one code for all markets: that of this tariff (US, EU, GB ...); left out: six digits
  --state FILE       what is known between runs; left out: a file in LANDFALL_HOME
  --full             all products, not those alone that have changed; what is gone from the shop is archived
  --gone-max NUMBER  products that may be gone at once; left out: 10, or one in twenty where that is more
  --dry-run          reads the whole shop and names what --full would archive; changes nothing
  --only pull|write  one direction alone

Secrets are read from files of their owner alone (chmod 600) and are kept nowhere else. Addresses are checked like those of
product pages: FETCH_ALLOW_HOSTS names exceptions in your own network.
Exit code: 0 done; 1 not done, with the reason; 2 done, but some products were refused: they are named`;

const OPTIONS = {
  address: { type: 'string' },
  'token-file': { type: 'string' },
  'key-file': { type: 'string' },
  api: { type: 'string' },
  market: { type: 'string' },
  state: { type: 'string' },
  full: { type: 'boolean' },
  'gone-max': { type: 'string' },
  'dry-run': { type: 'boolean' },
  only: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Refusals that are named for people; `--json` has all. */
const SHOWN_MAX = 50;

try {
  writeForOwnerOnly();
  process.exitCode = await main(process.argv.slice(2));
} catch (cause) {
  complain(cause);
  process.exitCode = 1;
}

async function main(words: string[]): Promise<number> {
  const { name, given } = parsed(words);
  if (given.help || name === undefined) {
    console.log(HELP);
    return 0;
  }
  const kind = SHOPS[name];
  if (!kind) throw new UserError(`There is no shop "${name}": ${Object.keys(SHOPS).join(', ')}.`);
  if (given.only !== undefined && given.only !== 'pull' && given.only !== 'write')
    throw new UserError('--only is pull or write.');
  const config = readConfig();
  const address = stated(given.address, '--address URL');
  const headers = kind.headers(secretIn(stated(given['token-file'], '--token-file FILE')));
  const key = secretIn(stated(given['key-file'], '--key-file FILE'));
  const shopCaller = new Caller({
    address,
    headers,
    rules: { ...visitingOf(config), resolve: resolveName },
  });
  const catalogue = new Caller({
    address: given.api ?? apiOf(config),
    headers: { authorization: `Bearer ${key}` },
    rules: null,
  });
  const file = given.state ?? stateFile(config, name, address);
  const terms = {
    shop: kind.open(shopCaller),
    catalogue,
    market: given.market?.toUpperCase() ?? null,
    isFull: given.full === true,
    goneMax: given['gone-max'] === undefined ? null : countIn(given['gone-max'], '--gone-max'),
    memory: readMemory(file),
    keep: (known: Parameters<typeof writeMemory>[1]) => writeMemory(file, known),
  };
  try {
    if (given['dry-run']) return await tellGone(terms, given.json === true);
    const pulled = given.only === 'write' ? null : await pull(terms);
    const written = given.only === 'pull' ? null : await writeBack(terms);
    console.log(given.json ? JSON.stringify({ pulled, written }) : inWords(pulled, written));
    return problemsOf(pulled, written).length > 0 ? 2 : 0;
  } finally {
    terms.keep(terms.memory);
    await Promise.all([shopCaller.close(), catalogue.close()]);
  }
}

/** What a full run would archive; exit code 2 where that is too much at once. */
async function tellGone(
  terms: Parameters<typeof previewGone>[0],
  asJson: boolean,
): Promise<number> {
  const { ids, problems } = await previewGone(terms);
  const lines = [
    `Gone from the shop, and archived by --full: ${ids.length} products.`,
    ...ids.slice(0, SHOWN_MAX).map((id) => `  ${id}`),
    ...(ids.length > SHOWN_MAX ? [`  and ${ids.length - SHOWN_MAX} more`] : []),
    ...problems.map(({ externalId, message }) => `  ${externalId}: ${message}`),
  ];
  console.log(asJson ? JSON.stringify({ gone: ids, problems }) : forTerminal(lines.join('\n')));
  return problems.length > 0 ? 2 : 0;
}

function parsed(words: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      options: OPTIONS,
      allowPositionals: true,
    });
    return { name: positionals[0], given: values };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${why}\nUsage: npm run connect -- --help`, { cause });
  }
}

function countIn(word: string, option: string): number {
  if (/^\d{1,7}$/.test(word)) return Number(word);
  throw new UserError(`${option} is a number of products.`);
}

function stated(word: string | undefined, option: string): string {
  if (word) return word;
  throw new UserError(`Say ${option}: npm run connect -- --help`);
}

/** A secret of a file that nobody else may read. */
function secretIn(file: string): string {
  let text: string;
  try {
    if ((statSync(file).mode & 0o077) !== 0)
      throw new UserError(`${file} can be read by others: chmod 600 ${file}`);
    text = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    throw new UserError(`${file} cannot be read.`, { cause });
  }
  if (!/^[!-~]+$/.test(text)) throw new UserError(`${file} must hold one line without blanks.`);
  return text;
}

function apiOf({ LANDFALL_HOME }: Config): string {
  const url = readState(LANDFALL_HOME)?.apiUrl;
  if (url !== undefined) return url;
  throw new UserError('Landfall is not running here: start it with "npm start", or say --api URL.');
}

/** A file for each shop, by its address. */
function stateFile({ LANDFALL_HOME }: Config, name: string, address: string): string {
  const digest = createHash('sha256').update(address).digest('hex').slice(0, 12);
  return path.join(LANDFALL_HOME, 'connect', `${name}-${digest}.json`);
}

function problemsOf(pulled: Pulled | null, written: Written | null): Problem[] {
  return [...(pulled?.problems ?? []), ...(written?.problems ?? [])];
}

function inWords(pulled: Pulled | null, written: Written | null): string {
  const problems = problemsOf(pulled, written);
  const lines = [
    ...(pulled
      ? [
          `Pulled: ${pulled.created} new, ${pulled.updated} changed, ${pulled.unchanged} unchanged, ` +
            `${pulled.archived} archived, ${pulled.skipped} skipped, ${pulled.failed} refused.`,
        ]
      : []),
    ...(written
      ? [
          `Written back: ${written.calls} changes for ${written.products} products; ${written.gone} are gone from the shop.`,
        ]
      : []),
    ...problems.slice(0, SHOWN_MAX).map(({ externalId, message }) => `  ${externalId}: ${message}`),
    ...(problems.length > SHOWN_MAX ? [`  and ${problems.length - SHOWN_MAX} more`] : []),
  ];
  return forTerminal(lines.join('\n'));
}
