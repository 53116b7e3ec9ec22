/**
 * Cards of other products: blocks that repeat side by side, each with a link and a price of its
 * own, wherever they stand.
 */
import { foldedLabel } from './labels.ts';
import type { Element, Reader } from './walk.ts';
import { between, isApart } from './zones.ts';

/** A stretch of the page by the numbers of its elements, both ends within. */
export interface Stretch {
  from: number;
  to: number;
}

interface Open {
  element: Element;
  links: Set<string>;
  holdsHeading: boolean;
}

interface Card extends Stretch {
  parent: number;
  shape: string;
  link: string;
}

/**
 * Collects what looks like a card; `found` tells, when the page is read, which of them are those of
 * other products.
 */
export function cardReader(): { reader: Reader; found: () => Stretch[] } {
  const cards: Card[] = [];
  const headed = new Set<number>();
  const open: Open[] = [];
  let last = 0;
  const reader: Reader = {
    open(element) {
      last = element.at;
      if (element.tag === 'h1' && element.parent) headed.add(element.parent.at);
      const link = linkOf(element);
      const holdsHeading = element.tag === 'h1';
      if (CARD_TAGS.has(element.tag) || link !== null || holdsHeading)
        open.push({ element, links: new Set(link === null ? [] : [link]), holdsHeading });
    },
    close(element) {
      if (open.at(-1)?.element !== element) return;
      const one = open.pop();
      if (!one) return;
      const above = open.at(-1);
      if (above) {
        above.holdsHeading ||= one.holdsHeading;
        for (const link of one.links) if (above.links.size <= LINKS_MAX) above.links.add(link);
      }
      const card = cardOf(one, last);
      if (card && cards.length < CARDS_MAX) cards.push(card);
    },
  };
  return { reader, found: () => repeated(cards.filter(({ parent }) => !headed.has(parent))) };
}
const CARD_TAGS: ReadonlySet<string> = new Set(['li', 'article', 'div', 'section', 'td', 'figure']);
const CARDS_MAX = 2000;
/** A card links to its product, perhaps also to its picture, its brand and a basket. */
const LINKS_MAX = 4;
const CARD_CHARACTERS_MAX = 400;

/** The page that an element links to: not a place on this one, nor a script. */
function linkOf({ tag, attributes }: Element): string | null {
  const href = tag === 'a' ? (attributes['href'] ?? '').trim() : '';
  return href === '' ||
    /^(?:#|javascript:|mailto:|tel:)|\.(?:jpe?g|png|webp|gif|pdf)(?:\?|$)/i.test(href)
    ? null
    : href;
}

function cardOf({ element, links, holdsHeading }: Open, last: number): Card | null {
  const { tag, at, parent, text, marks, zone } = element;
  const [link] = links;
  if (link === undefined || links.size > LINKS_MAX || holdsHeading || !parent || isApart(zone))
    return null;
  if (!CARD_TAGS.has(tag) || text.length > CARD_CHARACTERS_MAX || !PRICED.test(text)) return null;
  const letters = foldedLabel(text).replace(/[\d\s]/g, '').length;
  if (letters < (CARD_MARKS.test(marks) ? NAMED_MIN : WORDS_MIN)) return null;
  return {
    from: at,
    to: last,
    parent: parent.at,
    shape: `${tag} ${marks.split(' ')[0] ?? ''}`,
    link,
  };
}
const PRICED =
  /\p{Nd}[\p{Nd}.,\s]{0,15}(?:\p{Sc}|zł|kr\b|Kč|Ft|lei|руб|грн|лв|TL|円|원|元|د\.إ|ريال|[A-Z]{3}\b)|(?:\p{Sc}|[A-Z]{3}|Rs\.?|Rp\.?|RM|NT\$|CHF|kr\.?|د\.إ)\s?\p{Nd}/u;
/** Letters of a name; fewer are a size and its price. */
const WORDS_MIN = 5;
/** In what is named as a card they are a name. */
const NAMED_MIN = 2;
const CARD_MARKS = new RegExp(between('slide|card|tile|miniature|thumb|teaser'));

/** Cards of one shape side by side that lead to different pages. */
function repeated(cards: readonly Card[]): Stretch[] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const key = `${card.parent} ${card.shape}`;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()]
    .filter((group) => new Set(group.map(({ link }) => link.replace(/[?#][^]*/, ''))).size >= 2)
    .flatMap((group) => group.map(({ from, to }) => ({ from, to })));
}

/** The same things, those within the stretches in the zone of other products. */
export function setApart<T extends { at: number; zone: Element['zone'] }>(
  things: readonly T[],
  stretches: readonly Stretch[],
): T[] {
  if (stretches.length === 0) return [...things];
  return things.map((thing) =>
    stretches.some(({ from, to }) => thing.at >= from && thing.at <= to) && thing.zone !== 'others'
      ? { ...thing, zone: 'others' as const }
      : thing,
  );
}

/** The things that stand in none of the stretches. */
export const outside = <T extends { at: number }>(
  things: readonly T[],
  stretches: readonly Stretch[],
): T[] => things.filter(({ at }) => !stretches.some(({ from, to }) => at >= from && at <= to));
