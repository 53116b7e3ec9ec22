/** The heading that names the product. */
import { tidy } from './text.ts';
import type { Element, Reader } from './walk.ts';

export interface Heading {
  text: string;
  at: number;
}

/** Collects headings; the best is the first h1 of the main part, else an element that its class names as the product's title. */
export function headingReader(): { reader: Reader; best(): Heading | null } {
  const firsts: Heading[] = [];
  const named: Heading[] = [];
  const reader: Reader = {
    close(element) {
      const { tag, at, zone } = element;
      if (zone === 'aside' || element.mute) return;
      const isTitle = TITLE.test(element.marks) || element.attributes['itemprop'] === 'name';
      if (tag !== 'h1' && !isTitle) return;
      const text = tidy(element.text);
      if (text.length < 2 || text.length > TITLE_MAX) return;
      if (tag === 'h1' && !isLogo(element)) firsts.push({ text, at });
      else if (isTitle && tag !== 'h1' && named.length < 20) named.push({ text, at });
    },
  };
  return { reader, best: () => firsts[0] ?? named[0] ?? null };
}
const TITLE_MAX = 500;
const TITLE =
  /(?:^|[\s-])(?:product-(?:title|name)|item-(?:title|name)|goods-(?:title|name)|pdp-(?:title|name)|prod-(?:title|name)|page-title|entry-title|productname|producttitle|itemname)(?=$|[\s-])/;

const isLogo = ({ marks, parent }: Element): boolean =>
  /logo|site-title|site-name/.test(`${marks} ${parent?.marks ?? ''}`);
