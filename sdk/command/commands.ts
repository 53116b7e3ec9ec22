/** Every command, with what it asks and how its answer is shown. */
import { readFileSync } from 'node:fs';
import type { AnswerOf, BodyOf, Landfall } from '../src/index.ts';
import { bulk } from './bulk.ts';
import { login, logout } from './login.ts';
import { table } from './table.ts';
import { type Given, numberOf, required, WrongWords } from './words.ts';

/** What a command says: the answer, and the same for a person. */
export interface Said {
  data: unknown;
  text: string;
  /** Part of what was asked was refused. */
  failed?: boolean;
}

export interface Command {
  name: string;
  usage: string;
  does: string;
  /** Names of the options; each takes a value. */
  options: readonly string[];
  /** It makes or ends the key: it is run without one. */
  isOfKey?: true;
  run: (client: Landfall, given: Given) => Promise<Said>;
}

type Classification = AnswerOf<'classify'>['data'];
const CLASSIFIED = ['code', 'confidence', 'review', 'goods'];
const shownCode = (goods: string, { hsCodeFormatted, confidence, needsReview }: Classification) => [
  hsCodeFormatted,
  confidence,
  needsReview ? 'needs review' : '',
  goods,
];

const classify: Command = {
  name: 'classify',
  usage:
    'classify TEXT --to COUNTRY | --file LINES.txt --to COUNTRY | --photo PHOTO.jpg --to COUNTRY',
  does: 'the tariff code of goods: of a text, of each line of a file, or of a photo; --mode, --sku',
  options: ['to', 'file', 'photo', 'mode', 'sku'],
  async run(client, given) {
    const { words, options } = given;
    const { mode, sku, file, photo } = options;
    const destinationCountry = required(options['to'], '--to COUNTRY');
    const shared = { destinationCountry, ...(mode ? { mode } : {}), ...(sku ? { sku } : {}) };
    const description = words.join(' ');
    if (file !== undefined && (photo !== undefined || description))
      throw new WrongWords('--file has all goods: say no other beside it, in words or by --photo.');
    if (file !== undefined) return classifyLines(client, file, shared);
    if (!description && photo === undefined) throw new WrongWords('Say what the goods are.');
    const { data } = await client.classify({
      ...shared,
      ...(description ? { description } : {}),
      ...(photo === undefined ? {} : { imageUrl: inline(photo) }),
    });
    const questions = (data.questions ?? []).map(({ question }) => `? ${question}`);
    const shown = table(CLASSIFIED, [shownCode(data.customsDescription ?? data.description, data)]);
    return { data, text: [shown, ...questions].join('\n') };
  },
};

const BATCH = 25;

async function classifyLines(
  client: Landfall,
  file: string,
  shared: BodyOf<'classify'>,
): Promise<Said> {
  const lines = contentOf(file)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const results: AnswerOf<'classifyBatch'>['data']['results'] = [];
  for (let from = 0; from < lines.length; from += BATCH) {
    const items = lines
      .slice(from, from + BATCH)
      .map((description) => ({ ...shared, description }));
    results.push(...(await client.classifyBatch({ items })).data.results);
  }
  const rows = results.map((one, at) =>
    one.ok && one.classification
      ? shownCode(lines[at] ?? '', one.classification)
      : ['', one.error?.code ?? '', one.error?.message ?? '', lines[at]],
  );
  return { data: results, text: table(CLASSIFIED, rows), failed: results.some(({ ok }) => !ok) };
}

/** A photo as it is sent, whatever its file is called. Throws on a type that is not read. */
function inline(file: string): string {
  const bytes = bytesOf(file);
  const type = PHOTO_TYPES.find(([, begins]) => begins.test(bytes.toString('latin1', 0, 12)))?.[0];
  if (!type) throw new WrongWords(`${file} is no photo: JPEG, PNG and WebP are read.`);
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** What files of each type begin with. */
const PHOTO_TYPES: readonly (readonly [string, RegExp])[] = [
  ['image/jpeg', /^\u00FF\u00D8\u00FF/],
  ['image/png', /^\u0089PNG/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
];

/** The text of a file. Throws in words where it cannot be read. */
export const contentOf = (file: string): string => bytesOf(file).toString('utf8');

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new WrongWords(`${file} cannot be read.`, { cause });
  }
}

const VALUED = ['value', 'currency', 'quantity', 'shipping', 'insurance', 'weight', 'on'];

/** What the options of a calculation say. */
function valuesOf({ options }: Given) {
  const { currency, on } = options;
  const numbers = {
    quantity: numberOf(options['quantity'], '--quantity'),
    shippingCost: numberOf(options['shipping'], '--shipping'),
    insuranceCost: numberOf(options['insurance'], '--insurance'),
    weightKg: numberOf(options['weight'], '--weight'),
  };
  const stated = Object.entries(numbers).filter(([, number]) => number !== undefined);
  return {
    value: numberOf(required(options['value'], '--value AMOUNT'), '--value') ?? 0,
    ...(currency ? { currency } : {}),
    ...(on ? { entryDate: on } : {}),
    ...(Object.fromEntries(stated) as { [Name in keyof typeof numbers]?: number }), // their numbers
  };
}

const calculate: Command = {
  name: 'calculate',
  usage: 'calculate CODE --from COUNTRY --to COUNTRY --value AMOUNT',
  does: 'what goods cost on arrival; --currency, --quantity, --shipping, --insurance, --weight in kg, --region, --on DAY',
  options: ['from', 'to', 'region', ...VALUED],
  async run(client, given) {
    const { options, words } = given;
    const { region } = options;
    const { data } = await client.calculate({
      hsCode: required(words[0], 'the CODE'),
      originCountry: required(options['from'], '--from COUNTRY'),
      destinationCountry: required(options['to'], '--to COUNTRY'),
      ...valuesOf(given),
      ...(region ? { region } : {}),
    });
    const rows = data.lines.map(({ name, code, rate, amount }) => [name, code, rate, amount]);
    const missing = (data.totals.missing ?? []).map(({ what }) => `Not in the total: ${what}.`);
    const lines = table(['charge', 'code', 'rate', data.currency], rows);
    return { data, text: [lines, '', data.summary, ...missing].join('\n') };
  },
};

const compare: Command = {
  name: 'compare',
  usage: 'compare CODE --from COUNTRY[,COUNTRY] --to COUNTRY[,COUNTRY] --value AMOUNT',
  does: 'what goods cost on arrival in several countries, or from several; the options of calculate',
  options: ['from', 'to', ...VALUED],
  async run(client, given) {
    const { options, words } = given;
    const from = listOf(required(options['from'], '--from COUNTRY'));
    const to = listOf(required(options['to'], '--to COUNTRY'));
    const [[origin = ''], [destination = '']] = [from, to];
    if (from.length > 1 && to.length > 1)
      throw new WrongWords('Name several countries for --from or for --to, not for both.');
    const asked = { hsCode: required(words[0], 'the CODE'), ...valuesOf(given) };
    const { data } = await client.compare(
      from.length > 1
        ? { ...asked, origins: from, destinationCountry: destination }
        : { ...asked, originCountry: origin, destinations: to },
    );
    const rows = data.results.map((one) => [
      one.originCountry,
      one.destinationCountry,
      one.ok ? one.result?.totals.landedCost : '',
      one.ok ? one.result?.currency : '',
      one.ok ? one.result?.summary : one.error?.message,
    ]);
    const heads = ['from', 'to', 'landed cost', 'in', 'summary'];
    return { data, text: table(heads, rows), failed: data.results.some(({ ok }) => !ok) };
  },
};

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const screen: Command = {
  name: 'screen',
  usage: 'screen NAME [--country COUNTRY] [--type individual|entity] [--reference TEXT]',
  does: 'parties on the screened lists with a name like this one',
  options: ['country', 'type', 'reference'],
  async run(client, { words, options }) {
    const { country, type, reference } = options;
    if (type !== undefined && type !== 'individual' && type !== 'entity')
      throw new WrongWords('--type is individual or entity.');
    const { data } = await client.screen({
      name: required(words.join(' '), 'the NAME'),
      ...(country ? { country } : {}),
      ...(type ? { type } : {}),
      ...(reference ? { reference } : {}),
    });
    const rows = data.matches.map(({ score, list, name, countries }) => [
      score,
      list,
      name,
      countries.join(','),
    ]);
    const matches = rows.length > 0 ? [table(['score', 'list', 'name', 'countries'], rows)] : [];
    return { data, text: [`Outcome: ${data.outcome}`, ...matches, ...data.warnings].join('\n') };
  },
};

export const COMMANDS: readonly Command[] = [
  classify,
  calculate,
  compare,
  screen,
  bulk,
  login,
  logout,
];
