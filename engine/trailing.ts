/**
 * A text without the signs at its end. They are looked at from the end: an expression such as
 * `/\s+$/` begins anew at each of them, wherever they stand, so that a long run of them takes the
 * square of its length.
 */
export function withoutTrailing(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
