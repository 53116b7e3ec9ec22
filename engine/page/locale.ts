/** Language and country of a page, by its address and by what its head says. */
import type { PageHome } from './currencies.ts';

/** What the head of a page says of its language. */
export interface HeadLanguage {
  /** `<html lang>`. */
  lang: string | null;
  ogLocale: string | null;
  contentLanguage: string | null;
  /** Language tag and address of each alternate. */
  alternates: readonly { hreflang: string; href: string }[];
}

/**
 * Where a page is at home: the top-level domain speaks before the path, an alternate of its own
 * address, and the language tags.
 */
export function placeOf(
  head: HeadLanguage,
  finalUrl: string,
  addresses: readonly string[],
): PageHome {
  const own = head.alternates.find(
    ({ hreflang, href }) => hreflang !== 'x-default' && addresses.includes(href),
  )?.hreflang;
  const url = URL.canParse(finalUrl) ? new URL(finalUrl) : null;
  const path = pathTag(url?.pathname ?? '');
  const tags = [own, head.lang, head.ogLocale, head.contentLanguage, path].map((tag) => tagOf(tag));
  const language = tags.find((tag) => tag.language !== null)?.language ?? null;
  const order = [
    domainCountry(url?.hostname ?? ''),
    tagOf(path).country,
    ...tags.map((tag) => tag.country),
  ];
  return { language, country: order.find((country) => country !== null) ?? null };
}

/** `de-AT`, `de_AT`, `zh-Hant-TW`: language and region. */
function tagOf(tag: string | null | undefined): PageHome {
  const parts = (tag ?? '').trim().split(/[-_]/);
  const [language = ''] = parts;
  const region = parts.slice(1).find((part) => /^[A-Za-z]{2}$/.test(part));
  const country =
    region === undefined ? null : region.toUpperCase() === 'UK' ? 'GB' : region.toUpperCase();
  return {
    language: /^[A-Za-z]{2,3}$/.test(language)
      ? (OLD_LANGUAGES[language.toLowerCase()] ?? language.toLowerCase())
      : null,
    country: country !== null && NOT_COUNTRIES.has(country) ? null : country,
  };
}
const OLD_LANGUAGES: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  jp: 'ja',
  cn: 'zh',
  gr: 'el',
  cz: 'cs',
  dk: 'da',
  se: 'sv',
  kr: 'ko',
  ua: 'uk',
  vn: 'vi',
};
/** Regions that are no country, and what some software prints for any. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'XX', 'LA']);

/** A first path part such as `en-gb` or `de_ch`. */
const pathTag = (path: string): string | null =>
  /^\/([a-z]{2}[-_][a-z]{2})(?:\/|$)/i.exec(path)?.[1] ?? null;

/** The country of a national domain; null for those that anybody uses (`.io`, `.co`, `.me` …). */
function domainCountry(host: string): string | null {
  const last = host.replace(/\.$/, '').split('.').at(-1)?.toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(last) || OPEN_DOMAINS.has(last)) return null;
  return last === 'UK' ? 'GB' : last;
}
const OPEN_DOMAINS: ReadonlySet<string> = new Set(
  'IO AI CO ME TV CC LY GG TO FM AM SH ST WS LA IS NU VC GL GD MS AC SC TK ML GA CF GQ EU SU BZ AG PW SO VG IM'.split(
    ' ',
  ),
);
