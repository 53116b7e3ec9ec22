/** The head of a page: its title, canonical address, base and languages. */
import type { HeadLanguage } from './locale.ts';
import { withoutSite } from './pageFacts.ts';
import { stated } from './text.ts';
import type { Reader } from './walk.ts';

/** Reads the head as it passes; the answers are whole when the walk is over. */
export interface Head {
  reader: Reader;
  title(): string | null;
  /** The address that relative ones are read against. */
  base(finalUrl: string): string;
  canonical(base: string): string[];
  languages(ogLocale: string | null, contentLanguage: string | null): HeadLanguage;
}

/** Collects the first title and the links of a page. */
export function headReader(): Head {
  let title = '';
  let titled = false;
  let base: string | null = null;
  let lang: string | null = null;
  const canonical: string[] = [];
  const alternates: { hreflang: string; href: string }[] = [];
  const reader: Reader = {
    open({ tag, attributes, parent }) {
      if (tag === 'html') lang ??= attributes['lang'] ?? attributes['xml:lang'] ?? null;
      else if (tag === 'body') lang ??= attributes['lang'] ?? null;
      else if (tag === 'base') base ??= attributes['href'] ?? null;
      else if (tag === 'title') titled = title !== '' || parent?.tag === 'svg';
      else if (tag === 'link') readLink(attributes);
    },
    text(text, { tag }) {
      if (tag === 'title' && !titled) title += text;
    },
  };
  const readLink = (attributes: Readonly<Record<string, string>>): void => {
    const { href, hreflang } = attributes;
    const rel = attributes['rel']?.toLowerCase().split(/\s+/) ?? [];
    if (href === undefined || alternates.length >= LINKS_MAX) return;
    if (rel.includes('canonical')) canonical.push(href);
    if (rel.includes('alternate') && hreflang !== undefined) alternates.push({ hreflang, href });
  };
  return {
    reader,
    title: () => stated(title),
    base: (finalUrl) =>
      base !== null &&
      URL.canParse(base, finalUrl) &&
      /^https?:/.test(new URL(base, finalUrl).protocol)
        ? new URL(base, finalUrl).href
        : finalUrl,
    canonical: (address) =>
      canonical
        .slice(0, 3)
        .flatMap((href) => (URL.canParse(href, address) ? [new URL(href, address).href] : [])),
    languages: (ogLocale, contentLanguage) => ({ lang, ogLocale, contentLanguage, alternates }),
  };
}
const LINKS_MAX = 200;

/**
 * The document's title without the shop's name; where that is not known, without a last part after
 * a bar.
 */
export function titleOfHead(title: string | null, siteName: string | null): string | null {
  if (title === null) return null;
  const cut = withoutSite(title, siteName);
  if (cut !== title || siteName !== null) return cut;
  const parts = title.split(/[|｜]|(?<=\s)[–—](?=\s)/).map((part) => part.trim());
  return parts.length > 1 ? parts.slice(0, -1).join(' ').trim() || title : title;
}
