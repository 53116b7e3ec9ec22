/**
 * What a call costs by the agent endpoint beside the same call by REST: the median of each, and the
 * list of tools. Against a running service: LANDFALL_URL, LANDFALL_KEY (an API key), LANDFALL_TOKEN
 * (an access token of the endpoint, for the same workspace).
 */
import { performance } from 'node:perf_hooks';

const { LANDFALL_URL: base = 'http://127.0.0.1:3000', LANDFALL_KEY, LANDFALL_TOKEN } = process.env;
const ROUNDS = 200;
const RATIO_MAX = 1.3;
const LIST_MS_MAX = 20;
const LIST_BYTES_MAX = 65_536;

const GOODS = {
  hsCode: '6109.10.00.12',
  originCountry: 'VN',
  destinationCountry: 'US',
  value: 480,
  entryDate: '2026-11-23',
};
const SHIRT = { description: 'Knitted T-shirt for men, 100% cotton', destinationCountry: 'US' };

const CALLS = [
  ['calculate_landed_cost', '/v1/calculate', GOODS],
  ['classify_product', '/v1/classify', SHIRT],
] as const;

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

async function post(path: string, secret: string, body: object, headers = {}): Promise<string> {
  const response = await fetch(new URL(path, base), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return text;
}

const message =
  (method: string, params: object, headers = {}) =>
  (): Promise<string> =>
    post(
      '/mcp',
      LANDFALL_TOKEN ?? '',
      { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
      { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method, ...headers },
    );

async function timed(call: () => Promise<string>): Promise<number> {
  const from = performance.now();
  await call();
  return performance.now() - from;
}

const median = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

if (!LANDFALL_KEY || !LANDFALL_TOKEN) throw new Error('Set LANDFALL_KEY and LANDFALL_TOKEN.');
const key = LANDFALL_KEY;
let isSlow = false;
for (const [name, path, body] of CALLS) {
  const rest = () => post(path, key, body);
  const tool = message('tools/call', { name, arguments: body }, { 'Mcp-Name': name });
  const times: { rest: number[]; tool: number[] } = { rest: [], tool: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.rest.push(await timed(rest)); // in turn: both meet the same machine
    times.tool.push(await timed(tool));
  }
  const [byRest, byTool] = [median(times.rest), median(times.tool)];
  const ratio = byTool / byRest;
  isSlow ||= ratio > RATIO_MAX;
  console.log(
    `${name}: REST ${byRest.toFixed(1)} ms, tool ${byTool.toFixed(1)} ms, ${ratio.toFixed(2)} times`,
  );
}
const list = message('tools/list', {});
const bytes = Buffer.byteLength(await list());
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(list));
const listMs = median(times);
isSlow ||= listMs > LIST_MS_MAX || bytes > LIST_BYTES_MAX;
console.log(`tools/list: ${bytes} bytes, ${listMs.toFixed(1)} ms`);
process.exitCode = isSlow ? 1 : 0;
