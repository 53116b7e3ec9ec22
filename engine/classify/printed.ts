/**
 * What stands in a photo beside the words of the caller or the page: a weak signal. It fills what
 * these leave open, and never overrules them.
 */
import { contradictedBy } from './contradicted.ts';
import { decide, type Decision, type DecisionContext } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import type { Stated } from './facts.ts';
import type { ToldValue } from './model/types.ts';
import { quote, wordsAt, writtenAt } from './phrases.ts';
import { factOf } from './statedFacts.ts';
import { readGoods } from './text.ts';
import type { Goods } from './types.ts';
import { writingOf } from './written.ts';

export interface DecidedOn {
  /** The goods by the words that were classified. */
  goods: Goods;
  context: DecisionContext;
  decision: Decision;
  /** What the photo says otherwise, in sentences. */
  warnings: readonly string[];
}

/** The decision on all that is known of the goods; on their photo alone where nothing else names them. */
export function decideOn(
  goods: Goods,
  edition: ClassificationEdition,
  context: DecisionContext,
): DecidedOn {
  const { printed, ...stated } = goods;
  const own = decide(readGoods(stated), edition, context);
  if (printed === undefined) return { goods: stated, context, decision: own, warnings: [] };
  if (!namesGoods(own)) {
    const all = { ...stated, description: `${stated.description}\n${printed}`.trim() };
    return {
      goods: all,
      context,
      decision: decide(readGoods(all), edition, context),
      warnings: [],
    };
  }
  const { stated: _, ...place } = context;
  const shown = decide(readGoods({ description: printed }), edition, place);
  const material = materialIn(shown);
  const isOpen = MATERIALS.every((axis) => (own.facts.values.get(axis) ?? []).length === 0);
  const filled: DecisionContext =
    material && isOpen ? { ...context, shown: [toldOf(material)] } : context;
  return {
    goods: stated,
    context: filled,
    decision: filled === context ? own : decide(readGoods(stated), edition, filled),
    warnings: [
      ...otherGoods({ own, shown, stated, printed }),
      ...(material && !isOpen
        ? otherMaterial(material, { own, shown, stated, printed }, edition)
        : []),
    ],
  };
}

/** Below this a name is no more than a word of other goods. */
const NAMED_MIN = 0.7;

const namesGoods = ({ vague, articles }: Decision): boolean =>
  vague === null && (articles[0]?.score ?? 0) >= NAMED_MIN;

/** Axes on which a text says what goods are made of. */
const MATERIALS: readonly string[] = ['main', 'main-fibre', 'outer', 'upper'];

const toldOf = ({ value }: Stated): ToldValue => ({ axis: 'main', value });

/** What a label states in so many words: an attribute, or a share. A slogan states nothing. */
const materialIn = ({ facts }: Decision): Stated | undefined =>
  (facts.values.get('main') ?? [])
    .filter(({ isPlain, share }) => isPlain === true || share !== undefined)
    .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))[0];

interface Compared {
  own: Decision;
  shown: Decision;
  stated: Goods;
  printed: string;
}

/** Less evidence than this in the photo is none of other goods. */
const SHOWN_MIN = 0.5;
const POSSIBLE_MIN = 0.05;

function otherGoods({ own, shown, stated, printed }: Compared): string[] {
  const [theirs] = shown.candidates;
  const [mine] = own.candidates;
  if (!theirs?.support || !mine?.support || !namesGoods(shown) || theirs.share < SHOWN_MIN)
    return [];
  const heading = theirs.code.slice(0, 4);
  const isPossible = own.candidates.some(
    ({ code, share }) => code.startsWith(heading) && share >= POSSIBLE_MIN,
  );
  if (isPossible || own.named.has(theirs.support.article.id)) return [];
  const [seen, said] = [
    writtenAt(shown.text, theirs.support.hit, writingOf({ description: printed })),
    writtenAt(own.text, mine.support.hit, writingOf(stated)),
  ];
  return [`The photo shows ${quote(seen)}, but the text names ${quote(said)}. ${FOLLOWED}`];
}

function otherMaterial(
  material: Stated,
  { own, shown, stated }: Compared,
  { names }: ClassificationEdition,
): string[] {
  const { value } = material;
  const [place] = contradictedBy(own.facts, { [factOf('main')]: value }, names);
  if (!place) return [];
  const said = writtenAt(own.text, place, writingOf(stated));
  const seen = wordsAt(shown.text, material);
  return [`The photo says ${quote(seen)}, but the text says ${quote(said)}. ${FOLLOWED}`];
}

const FOLLOWED = 'The text was followed: correct it if the photo is right.';
