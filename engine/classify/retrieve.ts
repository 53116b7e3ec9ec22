/** Ranks the subheadings by the words they share with a text. */
import { isCharacter } from '../fold.ts';
import { rememberedOf } from '../remembered.ts';
import { STOP_WORDS, type LabelIndex } from './labelIndex.ts';
import { labelKey } from './stem.ts';
import { opensScope, type GoodsText } from './text.ts';

export interface Retrieved {
  code: string;
  score: number;
  /** Share of the text's weight that the label covers, 0 to 1. */
  coverage: number;
}

const FIELD_WEIGHT = { title: 1, category: 0.5, body: 0.35, attribute: 0.3 } as const;
const SCOPE_WEIGHT = { plain: 1, for: 0.4, with: 0.4, in: 0.7, without: 0 } as const;
const HEAD_WEIGHT = 1.1;
/** How much of a score depends on the share of the text that the label covers. */
const COVERAGE_WEIGHT = 0.6;

/** The weight of each word key of a text in a search. */
export function queryOf(text: GoodsText): Map<string, number> {
  const query = new Map<string, number>();
  text.words.forEach((word, at) => {
    if (
      STOP_WORDS.has(word) ||
      opensScope(word) ||
      /^\d/.test(word) ||
      !(word.length > 1 || isCharacter(word))
    )
      return;
    const field = text.fields[text.fieldOf[at] ?? 0];
    if (!field) return;
    const head = text.ends[at] === true && field.kind === 'title' ? HEAD_WEIGHT : 1;
    const weight = FIELD_WEIGHT[field.kind] * SCOPE_WEIGHT[text.scopes[at] ?? 'plain'] * head;
    const key = labelKey(word);
    query.set(key, Math.max(weight, query.get(key) ?? 0));
  });
  return query;
}

/** The best subheadings for a query, at most `count`, best first. */
export function retrieve(
  index: LabelIndex,
  query: ReadonlyMap<string, number>,
  count: number,
): Retrieved[] {
  const { scores, covered } = scratchOf(index);
  let total = 1e-9;
  for (const [key, weight] of query) {
    total += weight;
    const term = index.terms.get(key);
    if (term === undefined) continue;
    const end = index.starts[term + 1] ?? 0;
    for (let at = index.starts[term] ?? 0; at < end; at += 1) {
      const document = index.documents[at] ?? 0;
      scores[document] = (scores[document] ?? 0) + weight * (index.weights[at] ?? 0);
      covered[document] = (covered[document] ?? 0) + weight;
    }
  }
  for (let document = 0; document < scores.length; document += 1) {
    scores[document] =
      (scores[document] ?? 0) *
      (1 - COVERAGE_WEIGHT + (COVERAGE_WEIGHT * (covered[document] ?? 0)) / total);
  }
  return best(scores, count).map((document) => ({
    code: index.codes[document] ?? '',
    score: scores[document] ?? 0,
    coverage: (covered[document] ?? 0) / total,
  }));
}

/** Room for one search, all zero. */
function scratchOf(index: LabelIndex): { scores: Float32Array; covered: Float32Array } {
  const { scores, covered } = roomIn(index);
  return { scores: scores.fill(0), covered: covered.fill(0) };
}

/** Made once an index: 45 kB a search are much for the garbage collector. */
const roomIn = rememberedOf(({ codes: { length } }: LabelIndex) => ({
  scores: new Float32Array(length),
  covered: new Float32Array(length),
}));

/** Positions of the largest scores above nothing, largest first; ties in code order. */
function best(scores: Float32Array, count: number): number[] {
  const top: number[] = [];
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0;
    if (score <= 0) continue;
    if (top.length === count && score <= (scores[top.at(-1) ?? 0] ?? 0)) continue;
    let place = top.length;
    while (place > 0 && (scores[top[place - 1] ?? 0] ?? 0) < score) place -= 1;
    top.splice(place, 0, at);
    if (top.length > count) top.pop();
  }
  return top;
}
