/** Pictures of a product: absolute addresses, without what is no picture of it. */
import type { Element, Reader } from './walk.ts';

/**
 * An absolute http(s) address against a base, null where it is none or names no picture of a
 * product.
 */
export function imageAddress(written: string, base: string): string | null {
  const text = written
    .trim()
    .replace(/^['"]|['"]$/g, '')
    .replace(/&(?:amp;)+/gi, '&'); // JSON within markup is escaped twice by some software
  if (
    text === '' ||
    text.length > ADDRESS_MAX ||
    /^(?:data|blob|about|javascript|file):/i.test(text)
  )
    return null;
  if (/[{}<>]|\$\{|%7B/i.test(text) || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.pathname === '/') return null;
  url.hash = '';
  const names = `${url.hostname}${url.pathname}`;
  return NO_PICTURE.test(names) || DECORATION.test(url.pathname) || isTracker(url)
    ? null
    : url.href;
}
const ADDRESS_MAX = 2000;

/** Tracking pixels, place holders, sprites and signs by their names. */
const NO_PICTURE =
  /(?:^|[/_.-])(?:pixel|1x1|spacer|blank|transparent|clear|sprites?|logo(?:type|tipo)?s?|icons?|favicon|placeholder|no[-_]?image|noimg|image[-_]?not[-_]?(?:found|available)|loading|loader|spinner|lazy(?:load)?|dummy|avatar|flags?|badges?|payment|visa|mastercard|paypal|facebook|tracking|beacon|stars?|rating|arrow|cart|trustpilot|swatch(?:es)?|captcha)(?:[@_-]\w{0,12}|\d{1,4})?\.(?:gif|png|jpe?g|svg|webp|php|ico)$|(?:^|\.)(?:doubleclick|google-analytics|googletagmanager|bat\.bing|facebook|scorecardresearch|criteo)\.(?:com|net)|\/(?:sprites?|logos?|icons?|flags?|banners?)\/|\/(?:collect|pixel|beacon|track)(?:\/|$)|\.svg$/i;

/** What a page is decorated with, where the whole name says so: `head.gif`, `header-bg.jpg`. */
const DECORATION =
  /\/(?:heads?|header|masthead|topbar|banners?|bg|background|btn|shim)(?:[_-]?(?:bg|left|right|top|img|logo|\d{1,4}))?\.(?:gif|png|jpe?g|webp)$/i;

/**
 * A tracker answers a picture at an address that names none: `/tr?id=1&ev=PageView`; or its host
 * says what it is.
 */
const isTracker = ({ hostname, pathname, search }: URL): boolean =>
  /(?:^|[.-])(?:pixel|track(?:er|ing)?|analytics|beacon|telemetry|stats?|metrics?|counter)(?=[.-]|$)/.test(
    hostname,
  ) ||
  (search !== '' &&
    /\/(?:tr|p|px|b|hit|event|ping|imp|impression|pageview|collect\w*)(?:\.gif)?$/i.test(pathname));

/** The addresses once each, in order, of those that are pictures. */
export function imageAddresses(written: readonly string[], base: string): string[] {
  const found = new Set<string>();
  for (const one of written) {
    const address = imageAddress(one, base);
    if (address !== null && found.size < IMAGES_MAX) found.add(address);
  }
  return [...found];
}
const IMAGES_MAX = 50;

/** A picture as it stands on the page. */
export interface Picture {
  address: string;
  at: number;
  /** Stands in what its class names as the gallery or main picture of the product. */
  gallery: boolean;
}

/** Collects the pictures outside of asides, the largest address that each names. */
export function pictureReader(): { reader: Reader; pictures: Picture[] } {
  const pictures: Picture[] = [];
  const reader: Reader = {
    open(element) {
      const { tag, zone, at } = element;
      if (tag !== 'img' || zone !== 'main' || pictures.length >= PICTURES_MAX) return;
      if (isTiny(element) || NO_PICTURE_MARKS.test(element.marks)) return;
      const address = addressOf(element);
      if (address !== null) pictures.push({ address, at, gallery: inGallery(element) });
    },
  };
  return { reader, pictures };
}
const PICTURES_MAX = 200;
const NO_PICTURE_MARKS =
  /(?:^|[\s-])(?:logo|icon|sprite|avatar|flag|badge|payment|tracking|swatch|emoji|star)s?(?=$|[\s-])/;
const GALLERY =
  /(?:^|[\s-])(?:gallery|main-image|mainimage|product-(?:images?|photos?|media|pictures?|img)|pdp-image|item-image|primary-image|featured-image|zoom|fotorama|image-gallery|media-gallery|thumbs?|thumbnails?|slider|carousel|swiper|landing-image)(?=$|[\s-])/;

const isTiny = ({ attributes }: Element): boolean =>
  ['width', 'height'].some((side) => {
    const size = Number.parseInt(attributes[side] ?? '', 10);
    return size > 0 && size <= TINY_MAX;
  });
/** Pixels up to which a picture is a sign or a tracker. */
const TINY_MAX = 24;

function inGallery(element: Element): boolean {
  let above: Element | null = element;
  for (let level = 0; above && level < 6; level += 1, above = above.parent)
    if (GALLERY.test(above.marks)) return true;
  return false;
}

/**
 * Attributes for the picture itself, the full size first, then what lazy loading keeps, then what
 * is shown.
 */
const ADDRESS_ATTRIBUTES = [
  'data-zoom-image',
  'data-large_image',
  'data-large-image',
  'data-old-hires',
  'data-zoom',
  'data-hires',
  'data-full',
  'data-lazy-src',
  'data-lazy',
  'data-src',
  'data-original',
  'data-original-src',
  'data-echo',
  'data-image',
  'data-ks-lazyload',
  'data-defer-src',
];

function addressOf({ attributes }: Element): string | null {
  const dynamic = /^\s*\{\s*"(https?:[^"]+)"/.exec(attributes['data-a-dynamic-image'] ?? '')?.[1];
  const named = ADDRESS_ATTRIBUTES.map((name) => attributes[name]).find((value) =>
    isPicture(value),
  );
  const set = largestOf(attributes['data-srcset'] ?? attributes['srcset'] ?? '');
  const shown = isPicture(attributes['src']) ? attributes['src'] : undefined;
  return named ?? dynamic ?? shown ?? set;
}

const isPicture = (value: string | undefined): value is string =>
  value !== undefined &&
  value.trim() !== '' &&
  !value.trim().startsWith('data:') &&
  imageAddress(value, 'https://page.invalid/') !== null;

/** The largest candidate of a `srcset`. */
function largestOf(srcset: string): string | null {
  let best: { address: string; size: number } | null = null;
  for (const part of srcset.split(/,\s+|,(?=https?:|\/\/)/)) {
    const [address = '', size = '1x'] = part.trim().split(/\s+/);
    const pixels = Number.parseFloat(size) || 1;
    if (address !== '' && !address.startsWith('data:') && (!best || pixels > best.size))
      best = { address, size: pixels };
  }
  return best?.address ?? null;
}
