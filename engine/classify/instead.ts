/** Which codes may stand in for one that the workspace has blocked. */
import { rightIf } from './alternatives.ts';
import type { Decision } from './decide.ts';
import type { ClassificationEdition } from './edition.ts';
import { lineTexts } from './lineTexts.ts';
import { type GoodsToClassify, LINES_MAX, linesUnder, type Way } from './ways.ts';
import type { Writing } from './written.ts';

/**
 * Less of the evidence is a rare case of the goods, and below it most answers are wrong: of what was
 * read as a mug no vacuum flask. Measured over a hundred everyday titles.
 */
const SAME_HEADING_MIN = 0.03;
const ELSEWHERE_MIN = 0.06;
/** Other goods than those that are meant: they are named nearly as clearly. */
const RIVAL_MIN = 0.1;
/** A line that is less likely under its six digits is another one's. */
const LINE_MIN = 0.02;

export interface Standing {
  decision: Decision;
  edition: ClassificationEdition;
  place: GoodsToClassify;
  written: Writing;
}

/**
 * Of the ways that are not blocked those that a broker would try next: other lines and readings of
 * the same goods, other goods that the text names nearly as clearly; and
 * of each only what nothing said contradicts. At most six; where what fits best is
 * not blocked the first six.
 */
export function waysInstead(ways: readonly Way[], standing: Standing): Way[] {
  const meant = meantWay(standing);
  const [first] = ways;
  const isMeant = meant === null || first === undefined || isSame(first, meant);
  const open = isMeant
    ? ways
    : ways.filter((way) => isEnough(way, meant) && reads(way, meant, standing));
  return open.slice(0, LINES_MAX);
}

function meantWay({ decision, edition, place }: Standing): Way | null {
  const [candidate] = decision.candidates;
  if (candidate === undefined) return null;
  const [line = null] = linesUnder(candidate, decision, edition, place);
  return { candidate, line, share: candidate.share * (line?.chance ?? 1) };
}

const isSame = (one: Way, other: Way): boolean =>
  one.candidate === other.candidate && one.line?.code === other.line?.code;

function isEnough({ candidate, line }: Way, meant: Way): boolean {
  if (candidate === meant.candidate) return (line?.chance ?? 1) >= LINE_MIN;
  const isSameGoods =
    candidate.support !== undefined &&
    candidate.support.article.id === meant.candidate.support?.article.id;
  if (!isSameGoods) return candidate.share >= RIVAL_MIN;
  const isSameHeading = candidate.code.slice(0, 4) === meant.candidate.code.slice(0, 4);
  return candidate.share >= (isSameHeading ? SAME_HEADING_MIN : ELSEWHERE_MIN);
}

function reads(way: Way, best: Way, { decision, edition, place, written }: Standing): boolean {
  // under the six digits that are meant any line will do that nothing said denies
  if (way.candidate === best.candidate) return way.line?.isContradicted !== true;
  const { nomenclature } = edition;
  const textsOf = ({ candidate, line }: Way) =>
    lineTexts(nomenclature, candidate.code, place.schedule, line);
  const told = { decision, labels: nomenclature.labels, written };
  return rightIf({ ...told, way, best, line: textsOf(way), first: textsOf(best) }) !== null;
}
