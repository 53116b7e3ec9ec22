/** `npm run bench:goods`: how long files of goods take into a catalogue, and what memory that takes. */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { say } from '../workers/process/progress.ts';
import { count, prove } from './support/command.ts';
import { connections, post } from './support/http.ts';
import { install } from './support/installation.ts';
import { createWorkspaces, openDatabase } from './support/workspaces.ts';

const HELP = `npm run bench:goods [-- --rows 50000]

Starts a service of its own and sends it a file of a shop as CSV, then another as XLSX: read, and written with two rows a product
and a code each. Exit code 0 when each of 50,000 rows is in the catalogue within 60 s, and our processes together grew by 300 MB at
most.

  --rows N  rows of each file; 50,000 unless said otherwise`;

const AIM_S = 60;
const AIM_MB = 300;
const ROWS_MAX = 50_000;
const WARM_ROWS = 1000;
const GOODS = ['Linen shirt', 'Enamel mug', 'Cork yoga block', 'Brass desk lamp', 'Felt slippers'];
const COUNTRIES = ['Portugal', 'CN', 'Italy', 'VN', 'Türkiye'];
const CODES = ['6205.90', '7323.94', '4503.90', '9405.21', '6405.20'];
const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Price',
  'Variant Barcode',
  'Image Src',
  'HS Code',
  'Country of origin',
  'Status',
];

const rowOf = (at: number, prefix: string): string[] => {
  const kind = Math.floor(at / 2) % GOODS.length;
  const name = `${GOODS[kind]} ${prefix} no. ${Math.floor(at / 2)}`;
  const isFirst = at % 2 === 0;
  return [
    name.toLowerCase().replaceAll(/[ .]+/g, '-'),
    isFirst ? name : '',
    isFirst ? `<p>A <b>${name}</b> as we sell it, carefully made and packed.</p>` : '',
    isFirst ? 'Nordhus' : '',
    isFirst ? 'Home' : '',
    isFirst ? 'home, gifts' : '',
    isFirst ? 'Size' : '',
    isFirst ? 'S' : 'M',
    `${prefix}-${at}`,
    String(100 + (at % 900)),
    (5 + (at % 90) + 0.99).toFixed(2),
    '',
    isFirst ? `https://shop.example/${at}.jpg` : '',
    CODES[kind] ?? '',
    COUNTRIES[kind] ?? '',
    isFirst ? 'active' : '',
  ];
};

const tableOf = (rows: number, prefix: string): string[][] => [
  HEADER,
  ...Array.from({ length: rows }, (_, at) => rowOf(at, prefix)),
];
const csv = (table: string[][]): Uint8Array =>
  strToU8(
    table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'),
  );

function workbook(table: string[][]): Uint8Array {
  const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = table.map(
    (row, at) =>
      `<row r="${at + 1}">${row
        .map(
          (cell, column) =>
            `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`,
        )
        .join('')}</row>`,
  );
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Goods" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  });
}

interface Measured {
  kind: string;
  seconds: number;
  grownMb: number;
  created: number;
}

await prove({
  help: HELP,
  options: { rows: { type: 'string' } },
  run: async (proof) => {
    const rows = Math.min(ROWS_MAX, count(proof.values, 'rows', ROWS_MAX));
    const { url, state } = await install('goods', proof);
    const orm = await openDatabase(state().databaseUrl);
    proof.atEnd(() => orm.close(true));
    const [workspace] = await createWorkspaces(orm, 1, 1);
    if (!workspace) throw new Error('there is no workspace');
    const sent = { url, key: workspace.key, pid: state().launcherPid };
    // what any first import loads is not that of the file
    await measure(sent, 'csv', csv(tableOf(WARM_ROWS, 'W')));
    const measured: Measured[] = [];
    for (const [kind, bytes] of [
      ['csv', csv(tableOf(rows, 'C'))],
      ['xlsx', workbook(tableOf(rows, 'X'))],
    ] as const)
      measured.push(await measure(sent, kind, bytes));
    const holds = measured.every(
      ({ seconds, grownMb, created }) =>
        seconds <= (AIM_S * rows) / ROWS_MAX && grownMb <= AIM_MB && created === rows,
    );
    return {
      holds,
      data: { rows, measured, aims: { seconds: AIM_S, megabytes: AIM_MB } },
      text: measured
        .map(
          ({ kind, seconds, grownMb, created }) =>
            `${kind}: ${created} of ${rows} rows in ${seconds.toFixed(1)} s (aim ${AIM_S}), grew by ${grownMb} MB (aim ${AIM_MB})`,
        )
        .join('\n'),
    };
  },
});

async function measure(
  { url, key, pid }: { url: string; key: string; pid: number },
  kind: string,
  bytes: Uint8Array,
): Promise<Measured> {
  say(`${Math.round(bytes.length / 1024 / 1024)} MB of ${kind}`);
  const content = Buffer.from(bytes).toString('base64');
  const body = { fileName: `goods.${kind}`, content, encoding: 'base64' };
  const before = memoryMb(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryMb(pid))), 500);
  const agent = connections(1);
  const startedMs = performance.now();
  const answer = await post(agent, { url, path: '/v1/catalog/imports', key, body });
  agent.destroy();
  if (answer.status !== 202) throw new Error(`${answer.status}: ${answer.body.slice(0, 500)}`);
  const { id } = (JSON.parse(answer.body) as { data: { id: string } }).data;
  for (;;) {
    await pause(500);
    const { state, counts } = await importOf(url, key, id);
    if (!['completed', 'failed', 'cancelled'].includes(state)) continue;
    clearInterval(watch);
    const seconds = (performance.now() - startedMs) / 1000;
    return { kind, seconds, grownMb: most - before, created: counts.created };
  }
}

interface Shown {
  state: string;
  counts: { created: number };
}

async function importOf(url: string, key: string, id: string): Promise<Shown> {
  const answer = await fetch(`${url}/v1/catalog/imports/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return ((await answer.json()) as { data: Shown }).data;
}

/** Megabytes of a process and all below it that are ours: servers of others have their own bounds. */
function memoryMb(root: number): number {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm=']).toString().trim().split('\n');
  const all = listed.map((line) => line.trim().split(/ +/));
  const ours = new Set([String(root)]);
  // children have been started after their parents, mostly: twice over finds the others
  for (let pass = 0; pass < 4; pass += 1)
    for (const [pid = '', parent = ''] of all) if (ours.has(parent)) ours.add(pid);
  const isOurs = ([pid = '', , , name = '']: string[]): boolean =>
    ours.has(pid) && !/postgres|temporal/.test(name);
  const kilobytes = all.filter(isOurs).reduce((sum, [, , rss]) => sum + Number(rss), 0);
  return Math.round(kilobytes / 1024);
}
