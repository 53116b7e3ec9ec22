/** The heading that names the product. */
import { tidy } from './text.ts';
import type { Element, Reader } from './walk.ts';
import { isApart } from './zones.ts';

export interface Heading {
  text: string;
  at: number;
}

/**
 * Collects headings; the best is the first h1 of the main part that is not the shop's name, else
 * what its class names as the product's title, else any h1.
 */
export function headingReader(): { reader: Reader; best(siteName: string | null): Heading | null } {
  const firsts: Heading[] = [];
  const named: Heading[] = [];
  const spare: Heading[] = [];
  const reader: Reader = {
    close(element) {
      const { tag, at, zone } = element;
      if (element.mute || (isApart(zone) && tag !== 'h1')) return;
      const isTitle = TITLE.test(element.marks) || element.attributes['itemprop'] === 'name';
      if (tag !== 'h1' && !isTitle) return;
      const text = tidy(element.text);
      if (text.length < 2 || text.length > TITLE_MAX) return;
      if (isApart(zone) || (tag === 'h1' && isLogo(element))) spare.push({ text, at });
      else if (tag === 'h1') firsts.push({ text, at });
      else if (isTitle && tag !== 'h1' && named.length < 20) named.push({ text, at });
    },
  };
  const best = (siteName: string | null): Heading | null => {
    const isShop = ({ text }: Heading): boolean =>
      siteName !== null && text.toLowerCase() === siteName.toLowerCase();
    return [...firsts, ...named, ...spare].find((heading) => !isShop(heading)) ?? null;
  };
  return { reader, best };
}
const TITLE_MAX = 500;
const TITLE =
  /(?:^|[\s-])(?:product-(?:title|name)|item-(?:title|name)|goods-(?:title|name)|pdp-(?:title|name)|prod-(?:title|name)|page-title|entry-title|productname|producttitle|itemname)(?=$|[\s-])/;

const isLogo = ({ marks, parent }: Element): boolean =>
  /logo|site-title|site-name/.test(`${marks} ${parent?.marks ?? ''}`);
