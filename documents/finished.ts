/** A document whose last page is set. */
import type { MadeDocument, Made } from './make.ts';
import type { Sheet } from './pdf/sheet.ts';

/** The file of a sheet, with what is told beside it. */
export async function finished(
  sheet: Sheet,
  told: Omit<Made, 'content' | 'pages'>,
): Promise<MadeDocument> {
  return { made: { content: await sheet.bytes(), pages: sheet.pages, ...told } };
}
