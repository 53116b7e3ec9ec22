/**
 * A shortened answer of the documents beside the real one. Fields and members of lists may be left
 * out; what is shown is there, in this order. A text that ends in `…` is the beginning of the real
 * one. Probabilities and scores may have moved by a tenth: the page is not stale because of that.
 */
import type { Json } from './service.ts';

const ROUGH = /(^|\.)(\w*[pP]robabilit\w*|score|weight)(\.|$)/;
const ROUGHLY = 0.1;

/** Where the two differ, each in a sentence; empty where the shown one is right. */
export function unlikeShown(shown: Json, real: Json, at = 'the answer'): string[] {
  if (Array.isArray(shown)) return unlikeList(shown, real, at);
  if (typeof shown === 'object' && shown !== null) {
    if (typeof real !== 'object' || real === null) return [differ(shown, real, at)];
    return Object.entries(shown).flatMap(([name, value]) =>
      unlikeShown(value, real[name], at === 'the answer' ? name : `${at}.${name}`),
    );
  }
  return isShown(shown, real, at) ? [] : [differ(shown, real, at)];
}

/** Each shown member is like one that stands behind the member before. */
function unlikeList(shown: Json[], real: Json, at: string): string[] {
  if (!Array.isArray(real)) return [differ(shown, real, at)];
  if (shown.length === 0 && real.length > 0) return [differ(shown, real, at)];
  let from = 0;
  for (const [index, member] of shown.entries()) {
    const found = real.findIndex(
      (one, k) => k >= from && unlikeShown(member, one, at).length === 0,
    );
    if (found === -1)
      return real.length === 1
        ? unlikeShown(member, real[0], `${at}.${index}`)
        : [differ(member, real.slice(from), `${at}.${index}`)];
    from = found + 1;
  }
  return [];
}

function isShown(shown: Json, real: Json, at: string): boolean {
  if (typeof shown === 'string' && typeof real === 'string' && shown.endsWith('…'))
    return real.startsWith(shown.slice(0, -1));
  if (typeof shown === 'number' && typeof real === 'number' && ROUGH.test(at))
    return Math.abs(shown - real) <= ROUGHLY;
  return shown === real;
}

const differ = (shown: Json, real: Json, at: string): string =>
  `${at}: the page shows ${JSON.stringify(shown)}, the service answers ${JSON.stringify(real)}`;
