/** Names of listed parties with errors put in: what a screening must find all the same. */
import type { Dice } from './random.ts';

/** The error that a class of cases has; null where a name cannot have it. */
export type Injection = (name: string, dice: Dice, other: string | null) => string | null;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Places of letters in a name: errors fall on letters, never on punctuation or blanks. */
const letterPlaces = (name: string): number[] =>
  [...name].flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));

const edits: Readonly<
  Record<'drop' | 'insert' | 'swap' | 'change', (name: string, dice: Dice) => string | null>
> = {
  drop: (name, dice) => {
    const at = dice.of(letterPlaces(name));
    return name.slice(0, at) + name.slice(at + 1);
  },
  insert: (name, dice) => {
    const at = dice.of(letterPlaces(name)) + dice.below(2);
    return name.slice(0, at) + dice.of([...LETTERS]) + name.slice(at);
  },
  swap: (name, dice) => {
    const places = letterPlaces(name).filter(
      (at) =>
        /\p{L}/u.test(name[at + 1] ?? '') &&
        name[at]?.toLowerCase() !== name[at + 1]?.toLowerCase(),
    );
    if (places.length === 0) return null;
    const at = dice.of(places);
    return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
  },
  change: (name, dice) => {
    const at = dice.of(letterPlaces(name));
    const others = [...LETTERS].filter((letter) => letter !== name[at]?.toLowerCase());
    return name.slice(0, at) + dice.of(others) + name.slice(at + 1);
  },
};

const once =
  (kind: keyof typeof edits): Injection =>
  (name, dice) =>
    letterPlaces(name).length < 2 ? null : edits[kind](name, dice);

function twice(name: string, dice: Dice): string | null {
  const kinds = Object.keys(edits) as (keyof typeof edits)[]; // Object.keys forgets the key type
  if (letterPlaces(name).length < 4) return null;
  const first = edits[dice.of(kinds)](name, dice);
  return first === null ? null : edits[dice.of(kinds)](first, dice);
}

const SUFFIX =
  /[,\s]+(?:co\.?,? ltd\.?|limited|ltd\.?|llc|l\.l\.c\.|inc\.?|corp\.?|corporation|s\.a\.|gmbh|company)$/i;

function otherSuffix(name: string, dice: Dice): string | null {
  const bare = name.replace(SUFFIX, '').trim();
  return bare.length < 3
    ? null
    : `${bare}${dice.of(['', ' LLC', ' Ltd.', ' Co., Ltd.', ' GmbH', ' S.A.', ' Inc.'])}`;
}

/** `LAST, First` as people write it; words of a company in another order. */
function reordered(name: string, dice: Dice): string | null {
  const [last = '', first] = name.split(/,\s*/);
  if (first !== undefined && !SUFFIX.test(name)) return `${first} ${last}`;
  const suffix = SUFFIX.exec(name)?.[0] ?? '';
  const words = name.slice(0, name.length - suffix.length).split(/\s+/);
  if (words.length < 2) return null;
  const at = 1 + dice.below(words.length - 1);
  return `${[...words.slice(at), ...words.slice(0, at)].join(' ')}${suffix}`;
}

/** Every class of error with its share that must be found. */
export const ERROR_CLASSES: readonly {
  name: string;
  inject: Injection;
  recallMin: number;
  people?: boolean;
}[] = [
  { name: 'exact', inject: (name) => name, recallMin: 0.98 },
  { name: 'alias', inject: (_name, _dice, other) => other, recallMin: 0.98 },
  { name: 'reordered', inject: reordered, recallMin: 0.98 },
  { name: 'one letter dropped', inject: once('drop'), recallMin: 0.98 },
  { name: 'one letter inserted', inject: once('insert'), recallMin: 0.98 },
  { name: 'two letters swapped', inject: once('swap'), recallMin: 0.98 },
  { name: 'one letter changed', inject: once('change'), recallMin: 0.98 },
  { name: 'other legal form', inject: otherSuffix, recallMin: 0.98 },
  { name: 'two letters wrong', inject: twice, recallMin: 0.85 },
];
