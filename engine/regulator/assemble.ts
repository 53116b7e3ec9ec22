/** Puts a code together: industry, class, subclass, process, product. */
import type { GoodsText } from '../classify/text.ts';
import type { Language } from '../classify/stem.ts';
import { findNames, type NameTable } from './names.ts';
import { FDA } from './schemes.ts';
import type { AgencyCodePart, CodeBase, FdaTables, FormRow, IndustryKind } from './types.ts';

/**
 * A code and what each position means; `unstated` names the positions that the text says nothing
 * of.
 */
export interface Assembled {
  productCode: string;
  parts: AgencyCodePart[];
  unstated: ('subclass' | 'process')[];
}

const NOT_ELSEWHERE = { code: 'Y', description: 'Not elsewhere classified: not stated' };
const UNUSED = { code: '-', description: 'Not used in this industry' };

/**
 * What stands between class and product where the text is silent; null: positions that the industry
 * does not have.
 */
const SILENT: Readonly<Record<IndustryKind, { subclass: Letter | null; process: Letter | null }>> =
  {
    food: { subclass: NOT_ELSEWHERE, process: NOT_ELSEWHERE },
    ware: { subclass: NOT_ELSEWHERE, process: NOT_ELSEWHERE },
    cosmetic: { subclass: NOT_ELSEWHERE, process: null },
    supplement: { subclass: NOT_ELSEWHERE, process: NOT_ELSEWHERE },
    necessity: { subclass: NOT_ELSEWHERE, process: null },
    drug: { subclass: NOT_ELSEWHERE, process: NOT_ELSEWHERE },
    animal: { subclass: NOT_ELSEWHERE, process: NOT_ELSEWHERE },
    device: { subclass: null, process: null },
    radiation: { subclass: null, process: null },
    // lines without these letters are rejected, and no letter says "not elsewhere classified" (CSMS
    // 15-000681)
    tobacco: {
      subclass: { code: 'A', description: 'Unflavored: no flavor stated' },
      process: { code: 'A', description: 'For consumer use: no other use stated' },
    },
  };

interface Letter {
  code: string;
  description: string;
}

/** Raw and fresh are processes of the commodities alone: a frozen pizza is not raw. */
const RAW = new Set(['B', 'C', 'D']);
const COMMODITIES = new Set(['15', '16', '17', '20', '21', '22', '23', '24', '25']);
/**
 * Of several processes the one that the goods end in: a can is sterile whatever was done before.
 */
const PROCESS_ORDER = 'EFSORPIDHNCB';

/** The code of a base, with the letters that the text states. */
export function assemble(
  base: CodeBase,
  tables: FdaTables,
  stated: { text: GoodsText; languages: readonly Language[]; forms: NameTable<FormRow> },
  description: string,
): Assembled {
  const industry = tables.industries.get(base.industry);
  const kind = industry?.kind ?? 'food';
  const letters = {
    subclass: letterOf('subclass', kind, base, stated),
    process: letterOf('process', kind, base, stated),
  };
  const letter = `${base.industry}${base.class}`;
  const isDevice = kind === 'device' || kind === 'radiation';
  const [, ...labels] = FDA.levels.map(([, label]) => label);
  const part = (level: string, at: number, code: string, words: string): AgencyCodePart => ({
    level,
    label: labels[at] ?? level,
    code,
    description: words,
  });
  const parts = [
    {
      level: 'industry',
      label: 'Industry',
      code: base.industry,
      description: industry?.name ?? '',
    },
    part(
      'class',
      0,
      base.class,
      isDevice ? 'First letter of the device code' : classWords(tables, letter, base),
    ),
    part('subclass', 1, letters.subclass.code, letters.subclass.description),
    part('process', 2, letters.process.code, letters.process.description),
    part('product', 3, base.product, description),
  ];
  const unstated = (['subclass', 'process'] as const).filter(
    (position) => letters[position].unstated && SILENT[kind][position] !== null,
  );
  return { productCode: parts.map(({ code }) => code).join(''), parts, unstated };
}

const classWords = ({ classes }: FdaTables, letter: string, base: CodeBase): string =>
  classes.get(letter)?.name ??
  (base.class === 'Y' ? 'Not elsewhere classified: the class is not known' : `Class ${base.class}`);

function letterOf(
  position: 'subclass' | 'process',
  kind: IndustryKind,
  base: CodeBase,
  {
    text,
    languages,
    forms,
  }: { text: GoodsText; languages: readonly Language[]; forms: NameTable<FormRow> },
): Letter & { unstated: boolean } {
  const silent = SILENT[kind][position];
  if (silent === null) return { ...UNUSED, unstated: false };
  const said = findNames(text, forms, languages)
    .filter(
      ({ row, at }) =>
        row.position === position && row.kinds.includes(kind) && text.scopes[at] !== 'without',
    )
    .map(({ row }) => row)
    .filter(
      ({ code }) =>
        position !== 'process' ||
        kind !== 'food' ||
        !RAW.has(code) ||
        COMMODITIES.has(base.industry),
    );
  const rank = ({ code }: FormRow): number =>
    position === 'process' && kind === 'food' ? PROCESS_ORDER.indexOf(code) : 0;
  const [first] = said.sort((a, b) => rank(a) - rank(b));
  return first
    ? { code: first.code, description: first.description, unstated: false }
    : { ...silent, unstated: true };
}
