/**
 * What a recorded answer of the British tariff service states of a commodity, read without the
 * importer: the second opinion.
 */
import type { SourceFile } from '../../releases/importers/importer.ts';

interface Measure {
  type: string;
  area: string;
  members: readonly string[];
  excluded: readonly string[];
  duty: string;
  additionalCode: string | null;
  quota: string | null;
  /** A document opens the rate; without it the measure says nothing. */
  conditional: boolean;
  from: string;
  until: string | null;
}

export interface Facts {
  value: number;
  weightKg: number;
  /** Pounds for one of the currency. */
  rateOf: (currency: string) => number;
  date: string;
}

export interface Stated {
  /** Null where no rate is stated without an additional code. */
  base: number | null;
  added: number;
  preference: boolean;
}

export interface RecordedAnswer {
  code: string;
  /** The lowest rate that an origin may have as it stands, and what is added to it. */
  statedFor: (origin: string, facts: Facts) => Stated;
  /** Rates of VAT (305) in force, with their additional code. */
  vat: (date: string) => { rate: number; code: string | null }[];
  /** Excise duties (306) in force. */
  excise: (date: string) => { duty: string; code: string | null }[];
}

const EVERY_COUNTRY = '1011';
const PREFERENCES = ['142', '106'];
const SUSPENSIONS = ['112', '115', '117', '119', '141'];
const ADDED = ['551', '552', '553', '554', '695', '696'];
/** Under end use: an authorisation is needed. */
const UNDER_END_USE = ['115', '117'];
/** Additional codes of all other producers. */
const ALL_OTHERS = /999$|^8900$/;

export function readRecorded({ bytes }: SourceFile): RecordedAnswer {
  const answer = JSON.parse(new TextDecoder().decode(bytes)) as Tree;
  const measures = 'included' in answer ? linked(answer) : flat(answer);
  const attributes = isTree(answer['data']) ? tree(answer['data'], 'attributes') : answer;
  const inForce = (date: string): Measure[] =>
    measures.filter(({ from, until }) => from <= date && (until === null || date <= until));
  return {
    code: text(attributes['goods_nomenclature_item_id']),
    statedFor: (origin, facts) =>
      stated(
        inForce(facts.date).filter((one) => concerns(one, origin)),
        facts,
      ),
    vat: (date) =>
      inForce(date)
        .filter(({ type }) => type === '305')
        .map(({ duty, additionalCode }) => ({
          rate: Number.parseFloat(duty),
          code: additionalCode,
        })),
    excise: (date) =>
      inForce(date)
        .filter(({ type }) => type === '306')
        .map(({ duty, additionalCode }) => ({ duty, code: additionalCode })),
  };
}

/** Serbia is written `XS`, Kosovo `XK`. */
const concerns = ({ area, members, excluded }: Measure, origin: string): boolean => {
  const names = origin === 'RS' ? ['RS', 'XS'] : [origin];
  const isIn = (list: readonly string[]): boolean => names.some((name) => list.includes(name));
  return (area === EVERY_COUNTRY || isIn([area, ...members])) && !isIn(excluded);
};

function stated(measures: readonly Measure[], facts: Facts): Stated {
  const rated = measures.filter(({ duty, quota }) => duty !== '' && quota === null);
  const general = rated.filter(
    ({ type, additionalCode }) => type === '103' && additionalCode === null,
  );
  const own = general.find(({ area }) => area !== EVERY_COUNTRY) ?? general[0];
  const reduced = rated.filter(
    ({ type, conditional, additionalCode }) =>
      additionalCode === null &&
      (PREFERENCES.includes(type) ||
        (SUSPENSIONS.includes(type) && !UNDER_END_USE.includes(type) && !conditional)),
  );
  const amount = ({ duty }: Measure): number => amountOf(duty, facts);
  const [lowest] = [...reduced].sort((left, right) => amount(left) - amount(right));
  const added = ADDED.flatMap((type) => {
    const ofType = rated.filter((one) => one.type === type);
    const chosen =
      ofType.find(({ additionalCode }) => additionalCode === null) ??
      ofType.find(({ additionalCode }) => ALL_OTHERS.test(additionalCode ?? '')) ??
      [...ofType].sort((left, right) => amount(right) - amount(left))[0];
    return chosen ? [cents(amount(chosen))] : [];
  });
  const isLower = lowest !== undefined && (own === undefined || amount(lowest) < amount(own));
  return {
    base: isLower ? cents(amount(lowest)) : own ? cents(amount(own)) : null,
    added: cents(added.reduce((sum, one) => sum + one, 0)),
    preference: isLower && PREFERENCES.includes(lowest.type),
  };
}

const cents = (amount: number): number => Math.round(amount * 100 + 1e-7) / 100;

/** `12.00 % + 147.00 GBP / 100 kg`: nothing else is in the answers that are compared. */
const amountOf = (duty: string, { value, weightKg, rateOf }: Facts): number =>
  duty.split('+').reduce((sum, part) => {
    const [, percent] = /^\s*([\d.]+) %\s*$/.exec(part) ?? [];
    if (percent !== undefined) return sum + (value * Number(percent)) / 100;
    const [, specific, currency = '', per] =
      /^\s*([\d.]+) ([A-Z]{3}) \/ (100|1000) kg(?:\/biodiesel)?\s*$/.exec(part) ?? [];
    if (specific === undefined) throw new Error(`not understood: ${duty}`);
    return sum + Number(specific) * rateOf(currency) * (weightKg / Number(per));
  }, 0);

// The two forms of an answer: resources that refer to each other, and one tree.

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const tree = (from: Tree, name: string): Tree => {
  const value = from[name];
  return isTree(value) ? value : {};
};
const list = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const day = (value: unknown): string => text(value).slice(0, 10);

function linked(answer: Tree): Measure[] {
  const all = list(answer['included']);
  const byKey = new Map(all.map((one) => [`${text(one['type'])} ${text(one['id'])}`, one]));
  const related = (one: Tree, name: string): Tree => tree(tree(one, 'relationships'), name);
  const toOne = (one: Tree, name: string): Tree => {
    const { type, id } = tree(related(one, name), 'data');
    return byKey.get(`${text(type)} ${text(id)}`) ?? { id };
  };
  const ids = (one: Tree, name: string): string[] =>
    list(related(one, name)['data']).map(({ id }) => text(id));
  return all
    .filter((one) => one['type'] === 'measure' && tree(one, 'attributes')['import'] === true)
    .map((one) => {
      const area = toOne(one, 'geographical_area');
      const attributes = tree(one, 'attributes');
      const additional = toOne(one, 'additional_code');
      const quota = text(toOne(one, 'order_number')['id']);
      return {
        type: text(toOne(one, 'measure_type')['id']),
        area: text(area['id']),
        members: ids(area, 'children_geographical_areas'),
        excluded: ids(one, 'excluded_countries'),
        duty: text(tree(toOne(one, 'duty_expression'), 'attributes')['base']),
        additionalCode:
          text(tree(additional, 'attributes')['code']) || text(additional['id']) || null,
        quota: quota || null,
        conditional: ids(one, 'measure_conditions').length > 0,
        from: day(attributes['effective_start_date']),
        until: day(attributes['effective_end_date']) || null,
      };
    });
}

const flat = (answer: Tree): Measure[] =>
  list(answer['import_measures']).map((one) => {
    const area = tree(one, 'geographical_area');
    return {
      type: text(tree(one, 'measure_type')['id']),
      area: text(area['id']),
      members: list(area['children_geographical_areas']).map(({ id }) => text(id)),
      excluded: list(one['excluded_countries']).map(({ id }) => text(id)),
      duty: text(tree(one, 'duty_expression')['base']),
      additionalCode: text(tree(one, 'additional_code')['code']) || null,
      quota: text(tree(one, 'order_number')['number']) || null,
      conditional: list(one['measure_conditions']).length > 0,
      from: day(one['effective_start_date']),
      until: day(one['effective_end_date']) || null,
    };
  });
