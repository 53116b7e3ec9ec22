/** A reading of a photo in words for the caller. */
import { printedMatter } from './barcodes.ts';
import type { PhotoReading, SeenInPhoto } from './types.ts';

/** What was read and how; null when nothing was. */
export function describePhoto({
  text,
  barcodes,
  seen,
}: Omit<PhotoReading, 'readFromImage'>): string | null {
  const parts = [
    seen ? seenInWords(seen) : null,
    text === '' ? null : `Printed text: ${text.replaceAll('\n', ' / ')}`,
    ...barcodes.map(({ format, value }) => `barcode ${value} (${format})`),
    printedMatter(barcodes) ? `by its number a ${printedMatter(barcodes)}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join('; ') : null;
}

function seenInWords({ product, material, printedText, originLabel }: SeenInPhoto): string | null {
  const parts = [
    product,
    material ? `material ${material}` : null,
    printedText ? `printed "${printedText}"` : null,
    originLabel ? `origin label "${originLabel}"` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `Seen: ${parts.join(', ')}` : null;
}
