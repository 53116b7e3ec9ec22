import { expect, it } from '@jest/globals';
import { MISSING_FIELDS, REJECT_REASONS } from '../../contract/catalog.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Part = string | ((...values: never[]) => string) | { [name: string]: Part };

/** Texts by their path; one with places for values as it is printed with them. */
function textsOf(part: Part, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, part(...(['7', '8'] as never[]))]];
  return Object.entries(part).flatMap(([name, one]) => textsOf(one, `${path}.${name}`));
}

it('each language says all that the other says, and nothing is left empty', () => {
  const [english, german] = [textsOf(en), textsOf(de)];
  expect(german.map(([path]) => path)).toEqual(english.map(([path]) => path));
  expect([...english, ...german].filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** Words that are the same in both languages. */
const SHARED: ReadonlySet<string> = new Set([
  'Region',
  'Material',
  'SKU',
  'Status',
  'Name',
  'Test',
  'API',
  'Dashboard',
  'Agent',
]);

it('what is said in German is not left in English', () => {
  const german = new Map(textsOf(de));
  const same = textsOf(en).filter(([path, text]) => german.get(path) === text);
  expect(same.filter(([, text]) => !SHARED.has(text))).toEqual([]);
});

it('every reason and every field that can be missing has its words', () => {
  expect(Object.keys(en.reasons).sort()).toEqual(Object.keys(REJECT_REASONS).sort());
  expect(Object.keys(en.products.fields)).toEqual(expect.arrayContaining([...MISSING_FIELDS]));
});
