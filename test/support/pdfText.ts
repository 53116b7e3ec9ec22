/** Reads documents back: the text of each page, what is embedded, and whether it is tagged. */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** Of each page, its texts with one blank between words. */
  pages: string[];
  /** Embedded files by name, as text. */
  files: Record<string, string>;
  isTagged: boolean;
  title: string;
  /** Pictures on all pages. */
  pictures: number;
}

export async function readPdf(content: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages: string[] = [];
  let pictures = 0;
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    const { items } = await page.getTextContent();
    const texts = items.map((item) => ('str' in item ? item.str : ' '));
    pages.push(texts.join(' ').replaceAll(/\s+/g, ' '));
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
  }
  const attached = ((await pdf.getAttachments()) ?? {}) as Record<string, { content: Uint8Array }>;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
  const marks = await pdf.getMarkInfo();
  await pdf.destroy();
  return {
    pages,
    pictures,
    files: Object.fromEntries(
      Object.entries(attached).map(([name, file]) => [
        name,
        Buffer.from(file.content).toString('utf8'),
      ]),
    ),
    isTagged: marks?.Marked === true,
    title: info.Title ?? '',
  };
}
