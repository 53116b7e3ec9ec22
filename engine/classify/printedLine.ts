/** A tariff line in one sentence, as brokers print it: the heading, then what leads to the line. */

/** Between a level and the one below it. */
const STEP = ' › ';
/** Levels that are left out. */
const LEFT_OUT = '…';
/** Longer headings are cut: the whole text stands in the hierarchy. */
const HEADING_MAX = 160;
const BETWEEN_MAX = 100;
const LAST_MAX = 400;

/**
 * The heading and the texts from below it down to the line, of which levels that say nothing by
 * themselves («Other») are left out: `Chocolate and other food preparations › … › Other, in blocks`.
 */
export function printedLine(heading: string, texts: readonly string[]): string {
  const below = texts.reduce<string[]>((kept, text) => {
    const isSaid = text === '' || same(text, kept.at(-1) ?? heading);
    return isSaid ? kept : [...kept, text];
  }, []);
  const last = below.at(-1);
  if (last === undefined) return cut(heading, LAST_MAX);
  const between = below
    .slice(0, -1)
    .map((text) => (isResidual(text) ? LEFT_OUT : cut(text, BETWEEN_MAX)));
  const told = between.length <= BETWEEN_TOLD_MAX ? between : shortened(between);
  return [cut(heading, HEADING_MAX), ...told, cut(last, LAST_MAX)]
    .filter((text, at, all) => text !== '' && (text !== LEFT_OUT || all[at - 1] !== LEFT_OUT))
    .join(STEP);
}

/** The last levels tell most of a line. */
const BETWEEN_TOLD_MAX = 2;
const shortened = (between: readonly string[]): string[] => [
  LEFT_OUT,
  ...between.slice(-BETWEEN_TOLD_MAX),
];

/** The words of the line itself. */
export const lastStep = (printed: string): string => printed.split(STEP).at(-1) ?? printed;

/** Levels that follow each other, as they are printed. */
export const joinedLevels = (texts: readonly string[]): string => texts.join(STEP);

/** Whether a text only says that it is none of those beside it, in any language of a tariff. */
export const isResidual = (text: string): boolean =>
  /^(?:others?|andre|annet|annen|ellers|outros|outras|sonstige|andere|autres?)[.:]?$/i.test(text);

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text.slice(0, max).lastIndexOf(' ');
  return `${text.slice(0, whole > 0 ? whole : max)} …`;
}
