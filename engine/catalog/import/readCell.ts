/** The value of one cell, or what is wrong with it. */
import { gtinOf, gtinOfNumber, hasCheckDigit } from '../../gtin.ts';
import {
  BRAND_MAX,
  DESCRIPTION_MAX,
  IMAGES_MAX,
  SKU_MAX,
  TAG_CHARACTERS_MAX,
  TAGS_MAX,
  TITLE_MAX,
  URL_MAX,
} from '../limits.ts';
import { plainLines, plainText } from '../../page/text.ts';
import { unitIn } from '../../page/currencies.ts';
import { codeIn } from './codes.ts';
import { figureIn, isOpen, isShortened, type Notation, readingsOf } from './numbers.ts';
import { CODE_SCHEDULES, type Field, type IssueCode, type Severity, type Value } from './types.ts';
import { poundsAndOunces, weightIn, weightUnitOf } from './units.ts';

export interface CellFault {
  severity: Severity;
  code: IssueCode;
  message: string;
  proposal?: string;
}

/** What a cell says: of its own field, and of others beside it (`9.99 EUR`, `250 g`). */
export interface CellReading {
  values?: Partial<Record<Field, Value>>;
  fault?: CellFault;
}

/** What is known of the column and the file a cell stands in. */
export interface CellPlace {
  field: Field;
  /** From the column's name, small letters. */
  unit: string | null;
  notation: Notation | null;
  /** The notation of most files of this kind: a comma parts decimals where `;` parts cells. */
  usualNotation: Notation;
  countryOf: (text: string) => string | null;
  isCurrency: (code: string) => boolean;
  /** Texts as they stand: of our own export, which holds no markup. */
  isPlain: boolean;
}

/** Reads a cell that is not blank. */
export function readCell(text: string, place: CellPlace): CellReading {
  const { field } = place;
  if (field === 'suggested_codes') return readSchedules(text);
  if (field.startsWith('code')) return readCode(text, field);
  const read = READERS[field];
  if (read) return read(text, place);
  return readText(field, place.isPlain ? text : plainText(text), TEXT_MAX[field] ?? 300);
}

type Reader = (text: string, place: CellPlace) => CellReading;

const TEXT_MAX: Partial<Record<Field, number>> = {
  title: TITLE_MAX,
  item_title: TITLE_MAX,
  material_summary: 1000,
  brand: BRAND_MAX,
  origin_basis: 60,
  quantity_unit: 20,
};
const MARKETS_MAX = 50;

const READERS: Partial<Record<Field, Reader>> = {
  product_id: readId,
  item_id: readId,
  sku: (text) => readText('sku', text, SKU_MAX),
  external_id: (text) => readText('external_id', text, 300),
  description: readDescription,
  product_url: readUrl,
  image_urls: readImages,
  tags: readTags,
  markets: readMarkets,
  origin_country: readCountry,
  item_origin_country: readCountry,
  manufacturer_country: readCountry,
  gtin: readGtin,
  unit_value: readMoney,
  currency: readCurrency,
  net_weight: readWeight,
  weight_unit: readWeightUnit,
  volume_liters: readNumber,
  alcohol_percent: readNumber,
  units_per_year: readNumber,
  status: readStatus,
  item_status: readStatus,
  // the number of a shop's category says nothing to a reader
  category: (text, { isPlain }) =>
    !isPlain && /^\d+$/.test(text)
      ? {}
      : readText('category', isPlain ? text : plainText(text), 300),
  origin_basis: (text) => value('origin_basis', slugged(text)),
};

const value = (field: Field, read: Value): CellReading => ({ values: { [field]: read } });
const slugged = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '_');

const fault = (
  severity: Severity,
  code: IssueCode,
  message: string,
  proposal?: string,
): CellReading => ({
  fault: { severity, code, message, ...(proposal === undefined ? {} : { proposal }) },
});

function readText(field: Field, text: string, max: number): CellReading {
  if (text.length > max)
    return fault('error', 'too_long', `holds ${text.length} characters, and may hold ${max}`);
  return text === '' ? {} : value(field, text);
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function readId(text: string, { field }: CellPlace): CellReading {
  if (UUID.test(text)) return value(field, text.toLowerCase());
  return fault(
    'error',
    'id_unreadable',
    'is no id of this catalogue; an id of yours is external_id',
  );
}

function readDescription(text: string, { isPlain }: CellPlace): CellReading {
  // some exporters write the ends of lines as two signs
  const plain = isPlain ? text : plainLines(text.replaceAll('\\n', '\n'));
  if (plain.length <= DESCRIPTION_MAX) return plain === '' ? {} : value('description', plain);
  return {
    ...value('description', plain.slice(0, DESCRIPTION_MAX)),
    ...fault(
      'warning',
      'text_cut',
      `holds more than ${DESCRIPTION_MAX} characters: the first are kept`,
    ),
  };
}

const isUrl = (text: string): boolean =>
  text.length <= URL_MAX && /^https?:\/\/[^\s/]+/i.test(text);

function readUrl(text: string, { field }: CellPlace): CellReading {
  if (isUrl(text)) return value(field, text);
  return fault(
    'warning',
    'url_unreadable',
    'is no address of a page (https://...): it is left out',
  );
}

function readImages(text: string): CellReading {
  const named = parts(text.replace(/\s+/g, ' '), /[,;| ] ?(?=https?:)|\|/);
  const urls = [...new Set(named.filter(isUrl))];
  const few = urls.slice(0, IMAGES_MAX);
  const read = few.length > 0 ? value('image_urls', few) : {};
  if (urls.length > few.length)
    return { ...read, ...fault('warning', 'too_many', `only the first ${IMAGES_MAX} are kept`) };
  return named.length === urls.length
    ? read
    : {
        ...read,
        ...fault('warning', 'url_unreadable', 'what is no address (https://...) is left out'),
      };
}

const parts = (text: string, sign: RegExp): string[] =>
  [...new Set(text.split(sign).map((part) => part.trim()))].filter((part) => part !== '');

function readList(field: Field, list: string[], max: number): CellReading {
  if (list.length > max) return fault('error', 'too_many', `may name ${max} at most`);
  return list.length === 0 ? {} : value(field, list);
}

function readTags(text: string, { isPlain }: CellPlace): CellReading {
  const tags = parts(isPlain ? text : plainText(text), text.includes('|') ? /\|/ : /[,;]/);
  const long = tags.find((tag) => tag.length > TAG_CHARACTERS_MAX);
  if (long === undefined) return readList('tags', tags, TAGS_MAX);
  return fault('error', 'too_long', `names a tag of more than ${TAG_CHARACTERS_MAX} characters`);
}

const SCHEDULES: ReadonlySet<string> = new Set(CODE_SCHEDULES);

function readSchedules(text: string): CellReading {
  const names = parts(text.toUpperCase(), /[,;|\s]/);
  const unknown = names.find((name) => !SCHEDULES.has(name));
  if (unknown === undefined) return readList('suggested_codes', names, SCHEDULES.size);
  // taken as approved, it would be used
  const message = `names "${unknown.slice(0, 20)}": it names tariffs of code columns (US, EU)`;
  return fault('error', 'code_unreadable', message);
}

function readMarkets(text: string, { countryOf }: CellPlace): CellReading {
  const names = parts(text, /[,;|\n]/);
  const unknown = names.find((name) => countryOf(name) === null);
  if (unknown !== undefined)
    return fault(
      'error',
      'country_unknown',
      `names "${unknown.slice(0, 60)}", which is no country`,
    );
  return readList(
    'markets',
    [...new Set(names.flatMap((name) => countryOf(name) ?? []))],
    MARKETS_MAX,
  );
}

function readCountry(text: string, { field, countryOf }: CellPlace): CellReading {
  const name = text.replace(/^(?:made|product|produced|manufactured|assembled) (?:in|of)\s+/i, '');
  const country = countryOf(name);
  if (country !== null) return value(field, country);
  return fault('error', 'country_unknown', 'is no country: write its name or its two letters');
}

/** A barcode that is none of GS1 is common in shops, and no reason to keep the goods out. */
function readGtin(text: string): CellReading {
  if (isShortened(text))
    return fault('warning', 'digits_lost', 'was shortened by a spreadsheet: it is left out');
  const digits = text.replace(/\.0$/, '').replace(/^'/, '');
  const gtin = gtinOf(digits);
  if (gtin !== null) return value('gtin', gtin);
  const whole = /^[1-9]\d{6,12}$/.test(digits) ? gtinOfNumber(Number(digits)) : null;
  const isWrong = /^(?:\d{8}|\d{12,14})$/.test(digits) && !hasCheckDigit(digits);
  const why = isWrong ? 'has a wrong check digit' : 'is no GTIN, EAN, UPC or ISBN';
  return fault('warning', 'gtin_unreadable', `${why}: it is left out`, whole ?? undefined);
}

type Figure = { figure: string; open: CellFault | null } | { wrong: CellReading };

/** The one number that a text means in its column. */
function figureOf(written: string, place: CellPlace): Figure {
  if (isShortened(written)) {
    const plain = Number(written.replace(',', '.'));
    return { figure: decimalOf(plain), open: null };
  }
  const readings = readingsOf(written);
  const found = readings[place.notation ?? place.usualNotation] ?? readings.point ?? readings.comma;
  if (found === null) return { wrong: fault('error', 'not_a_number', 'is no number') };
  if (!isOpen(readings) || place.notation !== null) return { figure: found, open: null };
  const other = found === readings.point ? readings.comma : readings.point;
  return {
    figure: found,
    open: {
      severity: 'warning',
      code: 'number_open',
      message: `is read as ${found}; if it is ${other ?? found}, write it without a sign for thousands`,
    },
  };
}

const decimalOf = (number: number): string =>
  number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });

const withOpen = (reading: CellReading, open: CellFault | null): CellReading =>
  open === null ? reading : { ...reading, fault: open };

const negative = (): CellReading =>
  fault('error', 'negative_number', 'is negative: write the value of one piece');

function readNumber(text: string, place: CellPlace): CellReading {
  const found = figureIn(text);
  if (!found || !/^(?:%(?: ?vol\.?)?|l|liters?|litres?|vol\.?)?$/i.test(found.after))
    return fault('error', 'not_a_number', 'is no number');
  if (/^[-−]/.test(found.before)) return negative();
  const figure = figureOf(found.figure, place);
  return 'wrong' in figure
    ? figure.wrong
    : withOpen(value(place.field, figure.figure), figure.open);
}

function readMoney(text: string, place: CellPlace): CellReading {
  const found = isShortened(text) ? { before: '', figure: text, after: '' } : figureIn(text);
  if (!found) return fault('error', 'not_a_number', 'is no price');
  if (/^[-−(]/.test(found.before) || /^[-−]/.test(found.after)) return negative();
  const figure = figureOf(found.figure, place);
  if ('wrong' in figure) return figure.wrong;
  const beside = `${found.before} ${found.after}`.trim();
  const unit = beside === '' ? place.unit : beside;
  if (unit === null || unit === '')
    return withOpen(value('unit_value', figure.figure), figure.open);
  const known = unitIn(unit.toUpperCase() in LETTERS ? unit.toUpperCase() : unit, NOWHERE);
  if (known === null) {
    if (beside === '') return withOpen(value('unit_value', figure.figure), figure.open);
    return fault('error', 'not_a_number', 'is no price: something else stands beside the number');
  }
  const isSure = known.currency !== null && known.open === undefined;
  const values = {
    unit_value: figure.figure,
    ...(isSure ? { currency: known.currency ?? '' } : {}),
  };
  return withOpen({ values }, figure.open);
}
const NOWHERE = { language: null, country: null };
/** Codes in small letters beside a figure. */
const LETTERS: Readonly<Record<string, true>> = Object.fromEntries(
  'EUR USD GBP CAD AUD CHF JPY SEK NOK DKK PLN CZK'.split(' ').map((code) => [code, true as const]),
);

function readCurrency(text: string, { isCurrency }: CellPlace): CellReading {
  const word = text.trim().toUpperCase();
  if (/^[A-Z]{3}$/.test(word) && isCurrency(word)) return value('currency', word);
  const unit = unitIn(text, NOWHERE);
  if (unit?.currency && unit.open === undefined) return value('currency', unit.currency);
  return fault('error', 'currency_unknown', 'is no currency: write its three letters (EUR)');
}

function readWeight(text: string, place: CellPlace): CellReading {
  const ounces = poundsAndOunces(text);
  if (ounces !== null) return { values: { net_weight: ounces, weight_unit: 'oz' } };
  const found = isShortened(text) ? { before: '', figure: text, after: '' } : figureIn(text);
  if (!found) return fault('error', 'not_a_number', 'is no weight');
  if (/^[-−]/.test(found.before)) return negative();
  const figure = figureOf(found.figure, place);
  if ('wrong' in figure) return figure.wrong;
  const unit = found.after === '' ? place.unit : found.after;
  if (unit === null) return withOpen(value('net_weight', figure.figure), figure.open);
  const weight = weightIn(figure.figure, unit);
  if (weight === null && found.after === '')
    return withOpen(value('net_weight', figure.figure), figure.open);
  if (weight === null)
    return fault('error', 'unit_unknown', 'has a unit that is none of g, kg, oz and lb');
  return withOpen({ values: { net_weight: weight.amount, weight_unit: weight.unit } }, figure.open);
}

function readWeightUnit(text: string): CellReading {
  const unit = weightUnitOf(text);
  return unit === null
    ? fault('error', 'unit_unknown', 'is none of g, kg, oz and lb')
    : value('weight_unit', unit);
}

const STATUSES: ReadonlyMap<string, string> = new Map(
  (
    'active:active enabled published publish 1 true yes y unlisted aktiv actif activo attivo|' +
    'draft:draft disabled unpublished 0 false no n inactive -1 pending private inaktiv|' +
    'archived:archived'
  )
    .split('|')
    .flatMap((group) => {
      const [status = '', words = ''] = group.split(':');
      return words.split(' ').map((word): [string, string] => [word, status]);
    }),
);

/** `archived` comes out too: whoever asks leaves such rows alone. */
function readStatus(text: string, { field }: CellPlace): CellReading {
  const status = STATUSES.get(text.trim().toLowerCase());
  return status === undefined
    ? fault('error', 'status_unknown', 'is neither "draft" nor "active"')
    : value(field, status);
}

function readCode(text: string, field: Field): CellReading {
  const schedule = field === 'code' ? null : field.slice('code_'.length);
  // the rest of the field's name is a schedule by its type
  const reading = codeIn(text, schedule as Parameters<typeof codeIn>[1]);
  if ('code' in reading) return value(field, reading.code);
  if (reading.fault === 'digits_lost')
    return fault(
      'error',
      'digits_lost',
      'was shortened by a spreadsheet: format the column as text',
    );
  if (reading.fault === 'code_unreadable') return fault('error', 'code_unreadable', reading.why);
  return fault(
    'warning',
    'code_zero_lost',
    `has lost a zero, and is probably ${reading.proposal}: the code is left out`,
    reading.proposal,
  );
}
