/** Importers of the balances of tariff quotas, which change daily. */
import type { QuotaRecord } from '../../../engine/release/records.ts';
import { quotaFound } from '../gb/ottApiQuotas.ts';
import { readAnswer } from '../gb/ottApiAnswer.ts';
import { BrokenFile, type Importer, jsonOf, type SourceFile } from '../importer.ts';
import { boardDay, boardQuotas } from './boards.ts';
import { tableQuotas } from './table.ts';

const BOARD =
  'balances by order number (JSON): items of code, validity_period, amount, balance, critical';

/** Dataset `eu-quotas`. */
export const euQuotas: Importer = {
  formats: [BOARD],
  read: (files) => once(files, boardQuotas),
  versionOf: (files) => newest(files.map(boardDay)),
};

/** Dataset `gb-quotas`. */
export const gbQuotas: Importer = {
  formats: [
    'quotas-including-current-volumes (CSV) of the Department for Business and Trade',
    "answers of the trade tariff service's search for quotas (JSON)",
    BOARD,
  ],
  read: (files) => once(files, britishQuotas),
  versionOf: (files) =>
    newest(files.map((file) => (isJson(file) ? boardDay(file) : null) ?? dayIn(file.name))),
};

async function* britishQuotas(file: SourceFile): AsyncGenerator<QuotaRecord> {
  if (!isJson(file)) yield* tableQuotas(file);
  else if (isAnswer(jsonOf(file))) {
    for (const period of readAnswer(file).resources) {
      if (period.has('initial_volume')) yield quotaFound(period);
      else
        throw new BrokenFile(file.name, period.row, 'the answer holds something that is no quota');
    }
  } else yield* boardQuotas(file);
}

const isJson = ({ bytes }: SourceFile): boolean =>
  /^\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 256)));
const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('items' in value);

/** Each period once. Throws `BrokenFile` for one that comes twice: its balance would be a guess. */
async function* once(
  files: readonly SourceFile[],
  read: (file: SourceFile) => AsyncIterable<QuotaRecord> | Iterable<QuotaRecord>,
): AsyncGenerator<QuotaRecord> {
  const known = new Set<string>();
  for (const file of files)
    for await (const quota of read(file)) {
      const key = `${quota.order} from ${quota.from}`;
      if (known.has(key)) throw new BrokenFile(file.name, null, `quota ${key} comes twice`);
      known.add(key);
      yield quota;
    }
}

const dayIn = (name: string): string | null =>
  /(?<!\d)20\d\d-\d\d-\d\d(?!\d)/.exec(name)?.[0] ?? null;
const newest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null;
