/**
 * How a model's word is weighed. It is one more witness beside the words of the text: it is taken
 * to be right in half of its picks, and else on any of the other eleven codes alike. By Bayes the
 * code it picks gains (1/2) / (1/2 / 11) = 11 fold on the others, whatever the model is: so a share
 * of 0.9 outweighs it against 0.05, and one of 0.3 does not.
 *
 *   share' = max(share, FLOOR if picked) * (LIFT if picked, HEADING_LIFT if under the same heading, else 1), over their sum
 *
 * The probability comes from the same calibrated curve as without a model, on share', so that it
 * still falls with every word that the answer leaves unexplained; and it never passes a bound: 0.5
 * where the pick contradicts what the words and the supposed values give, 0.7 where it moves the
 * answer or the answer rests on supposed values.
 */
import { AXES } from '../axisNames.ts';
import type { CodeCandidate, Decision } from '../decide.ts';
import { factInWords, listed } from '../factWords.ts';
import type { ModelSaid } from './types.ts';

export const LIFT = 11;
/**
 * Another code of the heading that was picked: models mistake the sixth digit more often than the
 * fourth.
 */
const HEADING_LIFT = 2;
/** A code that was offered is possible, however few of its words the text has. */
const FLOOR = 0.03;

/** With this share an answer is no guess: a model that picks another one contradicts it. */
const SURE_SHARE = 0.5;
/**
 * The most that a probability may be when two witnesses contradict each other: below what goes
 * without review.
 */
const CONTRADICTED_MAX = 0.5;
/**
 * And when the answer is another one than the words give by themselves, or rests on values that the
 * model supposes.
 */
const SUPPOSED_MAX = 0.7;

/** A decision with the model's word weighed in. */
export interface Weighed {
  decision: Decision;
  /** Upper bound of the probability. */
  bound: number;
  /** What the model said, in one sentence; null when none was to be asked. */
  sentence: string | null;
  /** Whether the answer may rest on a material that only the model states. */
  materialTold: boolean;
}

type Said = Extract<ModelSaid, { usable: true }>;

/** A decision on the words alone. */
interface Offline {
  decision: Decision;
  /** How likely its best code is. */
  probability: number;
}

/**
 * Nothing is weighed in where no model was asked; one that gave nothing usable leaves only a
 * sentence.
 */
export function weigh(
  { decision: offline, probability }: Offline,
  said: ModelSaid | undefined,
  decideAgain: (said: Said) => Decision,
): Weighed {
  const unchanged = { decision: offline, bound: 1, materialTold: false };
  if (said === undefined) return { ...unchanged, sentence: null };
  if (!said.usable) return { ...unchanged, sentence: UNUSED };
  const again = said.told.length > 0 ? decideAgain(said) : offline;
  const candidates = lifted(again.candidates, said.code);
  const [best] = candidates;
  const picked = said.code?.slice(0, 6) ?? null;
  const [sure] = again.candidates.filter(({ share }) => share >= SURE_SHARE);
  const contradicted = picked !== best?.code || (sure !== undefined && sure.code !== picked);
  const agreed = best?.code === offline.candidates[0]?.code;
  // what the words allow by themselves is not taken back because the model supposes more than it
  // had to
  const agreedMax = said.told.length === 0 ? 1 : Math.max(SUPPOSED_MAX, probability);
  return {
    decision: { ...again, candidates },
    bound: contradicted ? CONTRADICTED_MAX : agreed ? agreedMax : SUPPOSED_MAX,
    sentence: sentenceOf(said, picked === best?.code),
    materialTold: said.told.some(({ axis }) => AXES[axis]?.kind === 'material'),
  };
}

/**
 * The candidates by the formula above; a code picked that is no longer among them is taken up
 * again.
 */
function lifted(candidates: readonly CodeCandidate[], pick: string | null): CodeCandidate[] {
  if (pick === null) return [...candidates];
  const code = pick.slice(0, 6);
  const all = candidates.some((one) => one.code === code)
    ? candidates
    : [...candidates, { code, share: 0 }];
  const weighed = all.map((one): CodeCandidate => {
    if (one.code === code) return { ...one, share: Math.max(one.share, FLOOR) * LIFT };
    return {
      ...one,
      share: one.share * (one.code.startsWith(code.slice(0, 4)) ? HEADING_LIFT : 1),
    };
  });
  const total = weighed.reduce((sum, { share }) => sum + share, 0) || 1;
  return weighed
    .map((one) => ({ ...one, share: one.share / total }))
    .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
}

const UNUSED = 'The language model gave no usable answer, so none of it is in this one.';

function sentenceOf({ code, told, reason }: Said, followed: boolean): string {
  const supposed = told.flatMap(({ axis, value }) => factInWords(axis, [value]) ?? []);
  const supposes = supposed.length > 0 ? `supposes that ${listed(supposed, 'and')} and ` : '';
  const picks = code === null ? 'finds that none of the offered codes fits' : `picks ${code}`;
  const outweighed = code !== null && !followed ? ', which is outweighed' : '';
  return `The language model ${supposes}${picks}${outweighed}${reason === '' ? '' : `: "${reason}"`}.`;
}
