/** Notes of sections and chapters in an answer of the trade tariff service. */
import type { NoteRecord } from '../../../engine/release/records.ts';
import { BrokenFile, tidyText } from '../importer.ts';
import type { Resource } from './ottApiAnswer.ts';

/** Characters of one note at most: the longest, of chapter 29, has some 40,000. */
const NOTE_MAX = 400_000;
const CHAPTER = /^(\d{2})0{8}$/;

/**
 * The notes that stand above the goods of an answer: of their section and their chapter, `text` null
 * where there are none. A list of chapters alone says nothing of notes. Throws `BrokenFile` for a
 * note that is longer than any.
 */
export function notesAbove(goods: Resource): NoteRecord[] {
  const own = CHAPTER.test(goods.text('goods_nomenclature_item_id') ?? '');
  const section = goods.one('section');
  const chapter = own ? goods : goods.one('chapter');
  if (own && section === null && !goods.has('chapter_note')) return [];
  return [
    ...(section === null ? [] : sectionNotes(section)),
    ...(chapter === null ? [] : chapterNotes(chapter)),
  ];
}

/** Notes of a section that was asked for itself; none where it has no number. */
export function sectionNotes(section: Resource): NoteRecord[] {
  const number = section.text('position');
  if (number === null) return [];
  return [note('section', number, section.text('title'), textOf(section, 'section_note'))];
}

function chapterNotes(chapter: Resource): NoteRecord[] {
  const number = CHAPTER.exec(chapter.text('goods_nomenclature_item_id') ?? '')?.[1];
  if (number === undefined) return [];
  const title = chapter.text('formatted_description') ?? chapter.text('description');
  return [note('chapter', number, title, textOf(chapter, 'chapter_note'))];
}

const note = (
  level: NoteRecord['level'],
  number: string,
  title: string | null,
  text: string | null,
): NoteRecord => ({
  kind: 'note',
  level,
  number,
  title: tidyText(title ?? ''),
  text,
  language: 'en',
});

function textOf(resource: Resource, name: string): string | null {
  const printed = resource.text(name);
  if (printed !== null && printed.length > NOTE_MAX)
    throw new BrokenFile(resource.file, resource.row, `the note is longer than ${NOTE_MAX} signs`);
  const text = plainText(printed ?? '');
  return text === '' ? null : text;
}

/** Lines as printed, without markup: links lead into the publisher's own pages. */
const plainText = (printed: string): string =>
  printed
    .split(/\r?\n/)
    .map((line) => {
      const indent = /^ */.exec(line)?.[0] ?? '';
      const words = tidyText(line.replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1'));
      return words === '' ? '' : indent + words.replaceAll(/\\([.\-()*])/g, '$1');
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
