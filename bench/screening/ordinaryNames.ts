/**
 * Names that nobody lists: combinations of common given and family names of each region, and names
 * of shops and companies. Written for this service from general knowledge of naming; nobody in
 * particular is meant.
 */
import { COMPANY_PARTS, FAMOUS, REGIONS } from './nameParts.ts';
import { type Dice, diceOf } from './random.ts';

export interface OrdinaryName {
  name: string;
  /** Region, or the kind of company. */
  kind: string;
}

/** Which half of the name parts is used: what is tuned on, and what nobody has looked at. */
export type Half = 'seen' | 'unseen';

const half = <T>(list: readonly T[], which: Half): T[] =>
  list.filter((_, at) => (at % 2 === 0) === (which === 'seen'));

/** People of every region in equal shares, by the half of the parts. */
export function ordinaryPeople(count: number, which: Half, seed: number): OrdinaryName[] {
  const dice = diceOf(seed);
  const regions = Object.entries(REGIONS);
  return distinct(count, (at) => {
    const [kind, { given, family, form }] = regions[at % regions.length] ?? dice.of(regions);
    return { kind, name: person(dice, form, half(given, which), half(family, which)) };
  });
}

/** So many names, none of them twice; fewer where there are no more. */
function distinct(count: number, make: (at: number) => OrdinaryName): OrdinaryName[] {
  const made = new Map<string, OrdinaryName>();
  for (let at = 0; made.size < count && at < count * TRIES; at += 1) {
    const one = make(at);
    made.set(one.name, one);
  }
  return [...made.values()];
}
const TRIES = 5;

function person(
  dice: Dice,
  form: string,
  given: readonly string[],
  family: readonly string[],
): string {
  const first = dice.of(given);
  const last = dice.of(family);
  switch (form) {
    case 'initial': // now and then with a second given name or its initial
      return dice.below(3) > 0
        ? `${first} ${last}`
        : `${first} ${dice.below(2) > 0 ? dice.of(given) : (dice.of(given)[0] ?? '')} ${last}`;
    case 'twoFamilies':
      return dice.below(2) > 0 ? `${first} ${last} ${dice.of(family)}` : `${first} ${last}`;
    case 'familyFirst':
      return `${last} ${first}`;
    case 'fatherName':
      return dice.below(2) > 0 ? `${first} ${dice.of(given)} ${last}` : `${first} ${last}`;
    default:
      return `${first} ${last}`;
  }
}

/**
 * Companies put together of words of trade, places and family names, and famous ones as they are.
 */
export function ordinaryCompanies(count: number, which: Half, seed: number): OrdinaryName[] {
  const dice = diceOf(seed);
  const { fancy, trade, places, forms } = COMPANY_PARTS;
  const [fancies, trades, towns] = [half(fancy, which), half(trade, which), half(places, which)];
  const families = half(
    Object.values(REGIONS).flatMap(({ family }) => family),
    which,
  );
  const made = distinct(count, () => {
    const parts = [
      [dice.of(fancies), dice.of(trades)],
      [dice.of(fancies), dice.of(fancies), dice.of(trades)],
      [dice.of(towns), dice.of(trades), dice.of(trades)],
      [dice.of(families), dice.of(trades)],
      [dice.of(families), 'and', dice.of(families)],
      [dice.of(towns), dice.of(fancies), dice.of(trades)],
    ];
    return { kind: 'company', name: [...dice.of(parts), dice.of(forms)].join(' ').trim() };
  });
  const famous = Object.entries(FAMOUS).flatMap(([kind, names]) =>
    half(names, which).map((name) => ({ kind, name })),
  );
  return [...made, ...famous];
}
