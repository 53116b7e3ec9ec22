import type { OriginMention } from '../page/types.ts';
import type { StatedOrigin } from './types.ts';

/** Temporary: knows Portugal. */
export function statedOrigin(
  mentions: readonly OriginMention[],
  _at: { language: string | null; country: string | null },
): StatedOrigin {
  const found = mentions.find(({ text }) => text.includes('Portugal'));
  if (!found) return { signals: [], country: null, evidence: null };
  const { text: evidence } = found;
  return { signals: [{ kind: 'page_text', country: 'PT', weight: 0.9, evidence }], country: 'PT', evidence };
}
