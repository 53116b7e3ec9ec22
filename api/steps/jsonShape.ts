import type { Issue } from '../../engine/refusal.ts';

/**
 * Values of one body: the largest list of the interface, 5,000 entries of the blocklist, has some
 * twenty thousand.
 */
const VALUES_MAX = 40_000;
const DEPTH_MAX = 32; // no body of the interface is nested deeper than eight
const FIELDS_MAX = 1000; // of one object; no object of the interface has fifty

/**
 * Why a text is not even read as JSON: more values, wider objects or a deeper nesting than any
 * request has, each of which would keep all others waiting while it is read. Null when it may be;
 * whether it is JSON is not said.
 */
export function unreadable(text: string, valuesMax = VALUES_MAX): Issue | null {
  let [values, depth] = [1, 0];
  // of the objects that are open; lists count below every bound
  const fields = new Int32Array(DEPTH_MAX + 2);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) {
      values += 1;
      fields[depth] = (fields[depth] ?? 0) + 1;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      values += 1;
      depth += 1;
      fields[depth] = code === OPEN_OBJECT ? 1 : -valuesMax;
    }
    if (depth > DEPTH_MAX)
      return { path: 'body', message: `is nested more than ${DEPTH_MAX} levels deep` };
    if ((fields[depth] ?? 0) > FIELDS_MAX)
      return { path: 'body', message: `has an object of more than ${FIELDS_MAX} fields` };
    if (values > valuesMax) return { path: 'body', message: `holds more than ${valuesMax} values` };
  }
  return null;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Where the string ends that starts here: at the first quote before which stands an even number of
 * backslashes.
 */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}
