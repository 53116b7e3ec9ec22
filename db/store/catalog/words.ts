/**
 * What products are found by: words of their texts, and marks such as a status or a tag. Both stand
 * in one index, each with a sign of its workspace, so that a search reads nothing of another one's.
 */
import { foldMarks, wordsOf } from '../../../engine/fold.ts';
import { MISSING_FIELDS } from '../../../contract/catalog.ts';
import { LIST_FIELDS } from '../../../contract/catalogProduct.ts';
import type { ProductRecord } from './records.ts';

const WORDS_MAX = 2000; // of one product; a row of the index stays far below a megabyte
const CHARACTERS_MAX = 100; // longer ones are no words

export type Mark = 'status' | 'tag' | 'market' | 'missing';

/** A mark in the index. `market` `*`: those of the workspace. */
export const markOf = (sign: string, mark: Mark, value: string): string =>
  `${sign}#${mark}:${foldMarks(value)}`;

/** The words of a text as they stand in the index. */
export const wordsIn = (sign: string, text: string): string[] => [
  ...new Set(wordsOf(foldMarks(text)).map((word) => `${sign}${word.slice(0, CHARACTERS_MAX)}`)),
];

/**
 * What words and marks of a workspace begin with: the random end of its id (two with the same one
 * would only search a little longer). Archived products have a sign of their own, so that a search
 * of the others does not pass over them one by one.
 */
export const signOf = (workspaceId: string, isArchived = false): string =>
  `${workspaceId.slice(-6)}${isArchived ? '!' : ''}`;

/** Everything that a product is found by. */
export function indexOf(workspaceId: string, product: ProductRecord): string[] {
  const { fields, status, source, items } = product;
  const sign = signOf(workspaceId, status === 'archived');
  const texts = [
    fields.title,
    ...items.map(({ sku }) => sku),
    source?.externalId,
    fields.brand,
    fields.category,
    ...(fields.tags ?? []),
    ...items.flatMap((item) => [item.fields.gtin, item.fields.title]),
    fields.manufacturerName,
    fields.materialSummary,
    fields.customsDescription,
    fields.description,
  ];
  const words = texts.flatMap((text) => (text ? wordsIn(sign, text) : [])).slice(0, WORDS_MAX);
  const mark = (kind: Mark, value: string) => markOf(sign, kind, value);
  const marks = [
    mark('status', status),
    ...(fields.tags ?? []).map((tag) => mark('tag', tag)),
    ...(fields.markets ?? ['*']).map((market) => mark('market', market)),
    ...missingFrom(product).map((field) => mark('missing', field)),
  ];
  return [...new Set([...words, ...marks])];
}

/** The fields of a product of which nothing is known. */
export function missingFrom({ fields, items }: ProductRecord): string[] {
  const sold = items.filter((item) => item.fields.status !== 'archived');
  const everyItem = (has: (item: (typeof items)[number]) => boolean) =>
    sold.length > 0 && sold.every(has);
  const known: Record<string, boolean> = {
    items: sold.length > 0,
    sku: everyItem(({ sku }) => sku !== null),
    unitValue: everyItem((item) => isSaid(item.fields.unitValue)),
    netWeight: everyItem((item) => isSaid(item.fields.netWeight)),
    originCountry:
      isSaid(fields.originCountry) || everyItem((item) => isSaid(item.fields.originCountry)),
  };
  return MISSING_FIELDS.filter((field) => {
    if (Object.hasOwn(known, field)) return !known[field];
    const value = fields[field as keyof typeof fields];
    return LIST_FIELDS.has(field) ? !Array.isArray(value) || value.length === 0 : !isSaid(value);
  });
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

/** A tsquery of one word or mark. */
export const lexeme = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;
