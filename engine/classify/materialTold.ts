/** Of which material goods are declared to be: what the text states and the code bears out. */
import { AXES, MATERIAL } from './axisNames.ts';
import type { Stated } from './facts.ts';
import { OTHER } from './statedFacts.ts';
import type { Sight } from './truth.ts';

type Names = Sight['names'];

/** What is declared of an axis: its values, more than one where the goods are a mixture. */
export function materialsTold(
  axis: string,
  sure: readonly Stated[],
  code: string,
  { names, words }: { names: Names; words: readonly string[] },
): string[] {
  const fitting = sure.filter(({ value }) => canBeOf(axis, value, code, names));
  const first = narrowest(fitting, names);
  if (first === undefined || first.value === OTHER) return [];
  const beside = axis === 'upper' ? undefined : companionOf(first, fitting, { names, words });
  return beside === undefined ? [first.value] : [first.value, beside.value];
}

/**
 * The largest share, else the surest value, or one that says it more narrowly: cotton of corduroy.
 */
export function narrowest(sure: readonly Stated[], names: Names): Stated | undefined {
  const [first] = sure.toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0));
  return (
    sure.find(
      ({ value }) =>
        value !== first?.value &&
        names.widened.get(`${MATERIAL}=${value}`)?.has(first?.value ?? '') === true,
    ) ?? first
  );
}

/** Another material of the same standing: with a share of its own, or joined to it by "and". */
const companionOf = (
  first: Stated,
  fitting: readonly Stated[],
  { names, words }: { names: Names; words: readonly string[] },
): Stated | undefined =>
  fitting.find(
    (one) =>
      one.value !== OTHER &&
      !isKin(one.value, first.value, names) &&
      (first.share === undefined
        ? isJoined(one, first, words)
        : (one.share ?? 0) >= SHARE_TOLD_MIN),
  );

/** Less elastane than this is told by nobody. */
const SHARE_TOLD_MIN = 15;

/** Whether nothing but "and" stands between two mentions. */
function isJoined(one: Stated, other: Stated, words: readonly string[]): boolean {
  const [before, behind] = one.at < other.at ? [one, other] : [other, one];
  const gap = before.at + before.length;
  return before.at >= 0 && behind.at === gap + 1 && AND.has(words[gap] ?? '');
}

const AND: ReadonlySet<string> = new Set('and und et y e en i и と 和 및'.split(' '));

/** Whether two materials are one, or one holds the other. */
const isKin = (one: string, other: string, names: Names): boolean =>
  one === other || isWithin(one, other, names) || isWithin(other, one, names);

const isWithin = (one: string, wider: string, { widened }: Names): boolean =>
  widened.get(`${MATERIAL}=${one}`)?.has(wider) === true;

/**
 * Whether goods of a code can be of a material: no shoe has an upper of steel, no duvet is of glass,
 * in the chapters of cloth ivory and silver are colours, and a pan of heading 7615 is of aluminium
 * under its coating.
 */
export function canBeOf(axis: string, value: string, code: string, names: Names): boolean {
  if (value === OTHER || AXES[axis]?.kind !== 'material') return true;
  if (axis === 'upper') return among(UPPERS, value, names);
  if (axis === 'sole') return !CLOTHS.has(value);
  const own = HEADINGS.find(
    ({ from, to = from }) => from <= code.slice(0, from.length) && code.slice(0, to.length) <= to,
  )?.of;
  return own === undefined || among(own, value, names);
}

const among = (materials: readonly string[], value: string, names: Names): boolean =>
  materials.some((one) => isKin(value, one, names));

const CLOTH = ['textile', 'plastic', 'rubber', 'leather', 'fur'];
const UPPERS = [...CLOTH, 'wood', 'cork', 'straw'];

/** No sole: what a shoe of canvas has is said of its upper. */
const CLOTHS: ReadonlySet<string> = new Set([
  'textile',
  'cotton',
  'synthetic',
  'polyester',
  'nylon',
]);

/** Headings and chapters that are named for what their goods are made of, or can be of nothing else. */
const HEADINGS: readonly { from: string; to?: string; of: readonly string[] }[] = [
  { from: '39', of: ['plastic'] },
  { from: '40', of: ['rubber'] },
  { from: '4203', of: ['leather'] },
  { from: '4303', of: ['fur'] },
  { from: '4304', of: ['faux-fur'] },
  { from: '44', of: ['wood'] },
  { from: '45', of: ['cork'] },
  { from: '46', of: ['straw', 'wood', 'jute'] },
  { from: '48', of: ['paper', ...CLOTH] },
  { from: '50', to: '63', of: CLOTH },
  { from: '65', of: [...CLOTH, 'straw', 'paper', 'wood', 'any-metal'] },
  { from: '69', of: ['ceramic'] },
  { from: '70', of: ['glass'] },
  { from: '72', to: '73', of: ['iron'] },
  { from: '74', of: ['copper'] },
  { from: '76', of: ['aluminium'] },
  { from: '82', to: '83', of: ['any-metal', 'ceramic'] },
  { from: '9404', of: CLOTH },
];
