/** Meta tags: Open Graph and its product properties, Twitter cards, and the plain ones. */
import type { Reader } from './walk.ts';
import { stated } from './text.ts';

/** Values by name in small letters (`og:title`, `description`), in the order printed. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

/** Reads every `<meta>` with a name, property, itemprop-less or http-equiv key. */
export function metaReader(): { reader: Reader; tags: MetaTags } {
  const tags = new Map<string, string[]>();
  const reader: Reader = {
    open({ tag, attributes }) {
      if (tag !== 'meta') return;
      const { content } = attributes;
      const keys = [attributes['property'], attributes['name'], attributes['http-equiv']];
      if (content === undefined || content.trim() === '') return;
      for (const key of new Set(keys.map((one) => one?.trim().toLowerCase()))) {
        if (key === undefined || key === '') continue;
        const values = tags.get(key);
        if (!values) tags.set(key, [content]);
        else if (values.length < VALUES_MAX) values.push(content);
      }
    },
  };
  return { reader, tags };
}
const VALUES_MAX = 60;

/** The first stated value of the first name that has one. */
export function metaText(tags: MetaTags, ...names: string[]): string | null {
  for (const name of names)
    for (const value of tags.get(name) ?? []) {
      const found = stated(value);
      if (found !== null) return found;
    }
  return null;
}

/** Value of a pair of Twitter labels: `label1 Price`, `data1 $12`. */
export function twitterLabels(tags: MetaTags): { label: string; text: string }[] {
  return [1, 2, 3, 4].flatMap((at) => {
    const label = metaText(tags, `twitter:label${at}`);
    const text = metaText(tags, `twitter:data${at}`);
    return label === null || text === null ? [] : [{ label, text }];
  });
}
