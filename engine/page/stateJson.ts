/**
 * The JSON that a page keeps for its own scripts: scripts that are JSON, and objects that a script
 * assigns. Nothing is run.
 */
import { looseJson, type Json } from './looseJson.ts';

/** Whether a script is worth reading at all. */
export const MAY_HOLD_PRODUCT =
  /\b(?:product|goods|item|sku|offer)[a-z_]*\\*["']?\s*:|\b(?:goods|product|item)_?(?:name|title)\b|price\\*["']\s*:/i;

/**
 * The outermost objects in a script that are large enough for a product; none where it holds no
 * data.
 */
export function jsonOfScript(script: string): Json[] {
  const text = script.trim();
  if (text.startsWith('{') || text.startsWith('[')) {
    const whole = parsed(text);
    if (whole !== null) return [whole];
  }
  const found: Json[] = [];
  let read = 0;
  let tries = 0;
  for (const match of text.matchAll(OPENINGS)) {
    const from = match.index + match[0].length - 1;
    if (from < read) continue;
    tries += 1;
    if (tries > TRIES_MAX) break;
    const end = text[from] === '{' ? closingOf(text, from) : endOfQuote(text, from);
    if (end - from < OBJECT_MIN) continue;
    read = end;
    const json =
      text[from] === '{' ? objectIn(text.slice(from, end)) : quoted(text.slice(from, end));
    if (json !== null) found.push(json);
    if (found.length >= OBJECTS_MAX) break;
  }
  return found;
}

/** `window.__STATE__ = {`, `JSON.parse("`: where an object or its text begins. */
const OPENINGS = /(?:[\w$\])]\s*=\s*|\bpush\(\s*)\{|JSON\.parse\(\s*["']/g;
const OBJECTS_MAX = 12;
/** Each try reads on to the end of its object, or of the script. */
const TRIES_MAX = 60;
/** A smaller object is a setting. */
const OBJECT_MIN = 60;
/** Beyond this only sound JSON is read: mending takes its time. */
const LOOSE_MAX = 30_000;

function objectIn(text: string): Json | null {
  const sound = parsed(text);
  if (sound !== null || text.length > LOOSE_MAX || /\bfunction\b|=>/.test(text)) return sound;
  return looseJson(text)[0] ?? null;
}

/** JSON within a string of a script. */
function quoted(literal: string): Json | null {
  const inner = parsed(
    literal.startsWith("'") ? `"${literal.slice(1, -1).replaceAll('"', '\\"')}"` : literal,
  );
  return typeof inner === 'string' ? parsed(inner) : null;
}

function parsed(text: string): Json | null {
  try {
    return JSON.parse(text) as Json; // what JSON.parse gives is Json
  } catch {
    return null; // no JSON: a script
  }
}

/**
 * Where the object that opens at a place ends, strings passed over; the place itself where it does
 * not end.
 */
function closingOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' || sign === "'") at = endOfQuote(text, at) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return from;
}

/** Behind the quote that ends a string; the end of the text where none does. */
function endOfQuote(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at + 1;
  }
  return text.length;
}
