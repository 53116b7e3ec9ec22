/** The text of a page as blocks: a paragraph, an item of a list, a cell, a line. */
import { isDescriptionHeading } from './labels.ts';
import { struckAfter } from './struckOut.ts';
import { tidy } from './text.ts';
import { INLINE_TAGS, needsBlank, type Element, type Reader } from './walk.ts';
import type { Zone } from './zones.ts';

export interface Block {
  text: string;
  zone: Zone;
  at: number;
  tag: string;
  /** The text without what is struck out, as a former price is. */
  live: string;
  /**
   * Stands in what its class or heading names as the description of the product, or as its details.
   */
  described: 'description' | 'details' | null;
}

/** Collects the blocks in their order. */
export function blockReader(): { reader: Reader; blocks: Block[] } {
  const blocks: Block[] = [];
  const described: Block['described'][] = [];
  let words = '';
  let holder: Element | null = null;
  let underHeading = false;
  let live = '';
  let worded = false;
  let opened = 0;
  let at = 0;
  let seam: 'closed' | 'reopened' | null = null;
  const flush = (): void => {
    if (holder && worded) {
      const text = tidy(words);
      if (HEADINGS.test(holder.tag)) underHeading = isDescriptionHeading(text);
      if (text !== '' && blocks.length < BLOCKS_MAX) {
        const { zone, tag } = holder;
        const named = underHeading ? 'description' : (described.at(-1) ?? null);
        blocks.push({ text, zone, at, tag, live: tidy(live), described: named });
      }
    }
    words = '';
    live = '';
    holder = null;
    worded = false;
  };
  const reader: Reader = {
    open(element) {
      opened = element.at;
      if (!INLINE_TAGS.has(element.tag)) flush();
      if (seam === 'closed') seam = 'reopened';
      const above = described.at(-1) ?? null;
      described.push(above === 'description' ? above : (describedBy(element.marks) ?? above));
    },
    text(text, element) {
      if (element.mute) return;
      if (text.trim() !== '') worded = true;
      if (holder === null) at = opened; // a text of its own may stand after elements of its holder
      holder ??= blockOf(element);
      const how = { isRaised: element.tag === 'sup', isReopened: seam === 'reopened' };
      words = joined(words, text, how);
      live = element.struck ? struckAfter(live, text) : joined(live, text, how);
      seam = null;
    },
    close(element) {
      if (!INLINE_TAGS.has(element.tag)) flush();
      described.pop();
      seam = 'closed';
    },
  };
  return { reader, blocks };
}

/**
 * The words of a block with the text behind them; raised cents have no point of their own:
 * `19<sup>99</sup>`.
 */
function joined(
  words: string,
  text: string,
  how: { isRaised: boolean; isReopened: boolean },
): string {
  const isCents = how.isRaised && /^\d{2}$/.test(text.trim()) && /\d$/.test(words.slice(-1));
  const before = isCents ? `${words}.` : words;
  if (before.length >= BLOCK_MAX) return before;
  return before + (how.isReopened && needsBlank(before, text) ? ` ${text}` : text);
}
const BLOCKS_MAX = 6000;
const BLOCK_MAX = 20_000;
const HEADINGS = /^h[1-6]$/;

/** The nearest element that is a block of its own. */
function blockOf(element: Element): Element {
  let found = element;
  while (INLINE_TAGS.has(found.tag) && found.parent) found = found.parent;
  return found;
}

function describedBy(marks: string): Block['described'] {
  if (marks === '') return null;
  if (DESCRIPTION.test(marks)) return 'description';
  return DETAILS.test(marks) ? 'details' : null;
}
const DESCRIPTION =
  /(?:^|[\s-])(?:descriptions?|desc|beschreibung|descripcion|descricao|descrizione|omschrijving|opis|popis|leiras|beskrivning|beskrivelse|kuvaus|aciklama|bullets?|feature-bullets)(?=$|[\s-])/;
const DETAILS =
  /(?:^|[\s-])(?:details?|specs?|specifications?|features?|attributes?|properties|characteristics|params?|parameters|product-info(?:rmation)?|item-specifics|tech-?specs?)(?=$|[\s-])/;
