/** Goods nomenclature of TARIC3 messages: record 400, the state after all its changes. */
import { lineRecord } from '../../../engine/release/lineRecord.ts';
import type { LineRecord } from '../../../engine/release/records.ts';
import { BrokenFile, tidyText } from '../importer.ts';
import { hierarchyCheck } from './hierarchy.ts';
import { goodsCode, taricValidity } from './taricValidity.ts';
import type { TaricRecord } from './taricXml.ts';

const GOODS = '40000';
const INDENTS = '40005';
const DESCRIPTION_PERIOD = '40010';
const DESCRIPTION = '40015';

interface Heard {
  file: string;
  record: TaricRecord;
}

/** What messages have said so far: lines by their number, what hangs on them by its own. */
export interface LineState {
  goods: Map<string, Heard>;
  indents: Map<string, Heard>;
  periods: Map<string, Heard>;
  descriptions: Map<string, Heard>;
}

export const noLines = (): LineState => ({
  goods: new Map(),
  indents: new Map(),
  periods: new Map(),
  descriptions: new Map(),
});

const GOODS_SID = 'goods.nomenclature.sid';
const PERIOD_SID = 'goods.nomenclature.description.period.sid';

/**
 * Takes one record in. Descriptions are read in English. Throws `BrokenFile` for a record without
 * number.
 */
export function hearLine(state: LineState, file: string, record: TaricRecord): void {
  const hear = (into: Map<string, Heard>, id: string): void => {
    const sid = record.field(id);
    if (sid === null) throw new BrokenFile(file, record.line, `the record has no ${id}`);
    if (record.update === 'delete') into.delete(sid);
    else into.set(sid, { file, record });
  };
  if (record.code === GOODS) hear(state.goods, GOODS_SID);
  else if (record.code === INDENTS) hear(state.indents, 'goods.nomenclature.indent.sid');
  else if (record.code === DESCRIPTION_PERIOD) hear(state.periods, PERIOD_SID);
  else if (record.code === DESCRIPTION && record.field('language.id') === 'EN')
    hear(state.descriptions, PERIOD_SID);
}

/**
 * The lines by code and suffix, each with its latest indent and description. Throws `BrokenFile`
 * with the line for a code that is no digits, a line without indent, days that are none, and a line
 * whose parent is missing.
 */
export function* linesHeard(state: LineState): Generator<LineRecord> {
  const indents = latest(state.indents.values());
  const texts = latest(withStart(state));
  const checks = new Map<string, ReturnType<typeof hierarchyCheck>>();
  const goods = [...state.goods].toSorted(([, left], [, right]) =>
    sortKey(left) < sortKey(right) ? -1 : 1,
  );
  for (const [sid, { file, record }] of goods) {
    const check = checks.get(file) ?? hierarchyCheck(file);
    checks.set(file, check);
    const line = lineOf(
      file,
      record,
      indents.get(sid)?.record ?? null,
      texts.get(sid)?.record ?? null,
    );
    check(line.code ?? '', line.indent, record.line);
    yield line;
  }
}

const sortKey = ({ record: { field } }: Heard): string =>
  `${field('goods.nomenclature.item.id') ?? ''} ${field('producline.suffix') ?? ''}`;

function lineOf(
  file: string,
  record: TaricRecord,
  indent: TaricRecord | null,
  text: TaricRecord | null,
): LineRecord {
  const place = { file, row: record.line };
  const { code } = goodsCode(record.field('goods.nomenclature.item.id'), place);
  const number = indent?.field('number.indents') ?? '';
  if (!/^\d{1,2}$/.test(number))
    throw new BrokenFile(file, record.line, `${code} has no indent in the files`);
  return lineRecord({
    code,
    suffix: record.field('producline.suffix') ?? '80',
    indent: Number(number),
    text: tidyText(text?.field('description') ?? ''),
    ...taricValidity(record.field('validity.start.date'), record.field('validity.end.date'), place),
  });
}

interface Dated extends Heard {
  start?: string | null;
}

/** Descriptions with the first day of their period. */
function* withStart({ descriptions, periods }: LineState): Generator<Dated> {
  for (const [sid, heard] of descriptions)
    yield { ...heard, start: periods.get(sid)?.record.field('validity.start.date') ?? null };
}

/** Of what hangs on each line, the one that begins last. */
function latest(all: Iterable<Dated>): Map<string, Dated> {
  const found = new Map<string, Dated>();
  const startOf = ({ start, record }: Dated): string =>
    start ?? record.field('validity.start.date') ?? '';
  for (const one of all) {
    const sid = one.record.field(GOODS_SID) ?? '';
    const earlier = found.get(sid);
    if (!earlier || startOf(earlier) <= startOf(one)) found.set(sid, one);
  }
  return found;
}
