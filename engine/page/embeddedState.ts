/** Origins that a page keeps for its own scripts: embedded state, product JSON, data attributes. */
import { isOriginLabel } from './labels.ts';
import { MAY_HOLD_PRODUCT } from './stateJson.ts';
import { tidy } from './text.ts';
import type { Reader } from './walk.ts';
import { isApart } from './zones.ts';

/** A property with its value. */
export interface StateEntry {
  label: string;
  text: string;
}

/** Texts of the scripts of a page, structured data apart. */
export interface Scripts {
  jsonLd: string[];
  state: string[];
}

/** Collects scripts: JSON-LD, and those that may hold the state of the page. */
export function scriptReader(): { reader: Reader; scripts: Scripts; attributes: StateEntry[] } {
  const scripts: Scripts = { jsonLd: [], state: [] };
  const attributes: StateEntry[] = [];
  let text: string[] | null = null;
  let kept = 0;
  const reader: Reader = {
    open(element) {
      if (element.tag === 'script') text = element.attributes['src'] === undefined ? [] : null;
      else if (!isApart(element.zone)) attributes.push(...originAttributes(element.attributes));
    },
    text(part, { tag }) {
      if (tag !== 'script' || !text || kept > SCRIPTS_MAX) return;
      kept += part.length;
      text.push(part);
    },
    close(element) {
      if (element.tag !== 'script' || !text) return;
      const whole = text.join('');
      text = null;
      if (/ld\s?\+\s?json/i.test(element.attributes['type'] ?? '')) scripts.jsonLd.push(whole);
      else if (ORIGIN_WORDS.test(whole) || MAY_HOLD_PRODUCT.test(whole)) scripts.state.push(whole);
    },
  };
  return { reader, scripts, attributes };
}
/** Characters of scripts that are kept of one page. */
const SCRIPTS_MAX = 4_000_000;
const ORIGIN_WORDS =
  /origin|made[_ -]?in|\bcoo\b|country|herkunft|ursprung|herstell|produktionsland|paese|pa[ií]s|pays|kraj|země|menşe|страна|країна|χώρα|بلد|ארץ|原産|生産国|製造国|产地|產地|원산지|제조국|xuất xứ|negara|\\u[\da-f]{4}/i;

function originAttributes(attributes: Readonly<Record<string, string>>): StateEntry[] {
  const found: StateEntry[] = [];
  for (const name in attributes) {
    if (!name.startsWith('data-')) continue;
    const value = attributes[name] ?? '';
    if (ORIGIN_ATTRIBUTE.test(name) && isValue(value))
      found.push({ label: name, text: tidy(value) });
    else if (value.length > 20 && value.length < 50_000 && /^\s*[[{]/.test(value))
      found.push(...entriesIn(value));
  }
  return found;
}
const ORIGIN_ATTRIBUTE =
  /^data-(?:[\w-]*-)?(?:country-?of-?origin|origin-?country|origin|made-?in|coo|country-?of-?manufacture|herkunftsland|ursprungsland)$/;

/**
 * The origins that scripts state of the product; where they state several, those nearest to its
 * title or number.
 */
export function stateOrigins(
  scripts: readonly string[],
  names: readonly (string | null)[],
): StateEntry[] {
  return scripts.flatMap((script) => {
    const found = [...placedEntries(script)];
    const values = new Set(found.map(({ text }) => text.toLowerCase()));
    if (values.size <= 1) return found.slice(0, 3).map(({ label, text }) => ({ label, text }));
    const places = names.flatMap((name) =>
      name === null || name.length < 4 ? [] : placesOf(script, name),
    );
    if (places.length === 0) return [];
    const [nearest] = found
      .map((entry) => ({
        entry,
        away: Math.min(...places.map((place) => Math.abs(place - entry.at))),
      }))
      .sort((one, other) => one.away - other.away);
    return nearest && nearest.away <= NEAR
      ? [{ label: nearest.entry.label, text: nearest.entry.text }]
      : [];
  });
}
/** Characters within which a property belongs to the product named. */
const NEAR = 4000;

function placesOf(script: string, name: string): number[] {
  const found: number[] = [];
  for (
    let at = script.indexOf(name);
    at >= 0 && found.length < 20;
    at = script.indexOf(name, at + 1)
  )
    found.push(at);
  return found;
}

const entriesIn = (text: string): StateEntry[] =>
  placedEntries(text).map(({ label, text: value }) => ({ label, text: value }));

function placedEntries(script: string): (StateEntry & { at: number })[] {
  const found: (StateEntry & { at: number })[] = [];
  const add = (at: number, label: string, value: string): void => {
    const text = tidy(unescaped(value));
    if (isValue(text) && found.length < ENTRIES_MAX)
      found.push({ at, label: unescaped(label), text });
  };
  for (const match of script.matchAll(PROPERTY)) add(match.index, match[1] ?? '', match[2] ?? '');
  for (const match of script.matchAll(NESTED)) add(match.index, match[1] ?? '', match[2] ?? '');
  for (const match of script.matchAll(NAMED))
    if (isOriginLabel(unescaped(match[1] ?? ''))) add(match.index, match[1] ?? '', match[2] ?? '');
  return found;
}
const ENTRIES_MAX = 40;

const KEYS =
  'country_?of_?origin|origin_?country|origin_?country_?code|country_?origin|origin|coo|made_?in|country_?of_?manufacture|country_?of_?production|manufactur(?:ing|er)?_?country|production_?country|place_?of_?origin|produktionsland|herkunftsland|ursprungsland|pais_?(?:de_?)?orige[nm]|pays_?d?_?origine|paese_?(?:di_?)?origine';
const QUOTE = '\\\\{0,3}["\']';
/**
 * Between a key and its value, which may be the first of a list; blanks are read once, however
 * many.
 */
const SAYS = '\\s*:\\s*(?:\\[\\s*)?';
// bounded: 20 signs before a key, then each part ends where the next begins (too many ways of
// writing it for the check)
const PROPERTY = new RegExp(
  `(?<![\\w-])(?:${QUOTE})?((?:[\\w.]{1,20}[._])?(?:${KEYS}))(?:${QUOTE})?${SAYS}${QUOTE}([^"'\\\\{}\\[\\]<>]{2,80}(?:\\\\u[\\da-f]{4}[^"'\\\\{}\\[\\]<>]{0,20})*|(?:\\\\u[\\da-f]{4}){2,20})${QUOTE}`,
  'gi',
);
const NESTED = new RegExp(
  `(?<![\\w-])(?:${QUOTE})?(${KEYS})(?:${QUOTE})?\\s*:\\s*\\{[^{}]{0,200}?${QUOTE}(?:name|code|label|value|iso_?code|text)${QUOTE}\\s*:\\s*${QUOTE}([^"'\\\\{}]{2,60})${QUOTE}`,
  'gi',
);
const NAMED = new RegExp(
  `${QUOTE}(?:name|label|key|title|attribute_?(?:name|code|label)|display_?name|attr_?name|spec_?name|prop_?name)${QUOTE}\\s*:\\s*${QUOTE}([^"'{}]{2,60}?)${QUOTE}\\s*,\\s*(?:${QUOTE}\\w{1,20}${QUOTE}\\s*:\\s*(?:${QUOTE}[^"'{}]{0,40}${QUOTE}|\\d+|true|false|null)\\s*,\\s*)?${QUOTE}(?:value|values|text|display_?value|attr_?value|attr_?value_?name|value_?name|prop_?value|content)${QUOTE}${SAYS}${QUOTE}([^"'{}]{1,120}?)${QUOTE}`,
  'gi',
);

const unescaped = (text: string): string =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\\', '');

/** Words, not an address, a number or a position of style. */
const isValue = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 120 &&
  /\p{L}{2}/u.test(text) &&
  !/:\/\/|^www\.|[{}=<>#]|^(?:true|false|null|undefined|center|top|left|right|bottom|same-origin|anonymous|self|web|default|none)$/i.test(
    text,
  );
