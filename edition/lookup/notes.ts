/** The legal notes that stand above a code, and what our own notes say of it. */
import type { Note } from '../../engine/classify/notes.ts';
import { citeInWords } from '../../engine/classify/noteWords.ts';
import type { NoteRecord } from '../../engine/release/records.ts';
import { sectionNumeral, sectionOf } from '../../engine/section.ts';
import type { Edition } from '../edition.ts';
import type { PublishedNotes } from '../published.ts';
import type { TariffReading } from './tariff.ts';

export interface LegalNote {
  level: NoteRecord['level'];
  /** `XI`, `61`. */
  number: string;
  title: string | null;
  /** `none`: the publisher prints no notes there. */
  status: 'imported' | 'none' | 'not_imported';
  text: string | null;
  language: string | null;
  /** Release that it was read from; null where it is not imported. */
  release: PublishedNotes['release'] | null;
}

/**
 * Notes of the section and of the chapter of a code (digits), the section first; chapters 98 and 99
 * have none.
 */
export function legalNotes(
  { schedule, systemText }: Pick<TariffReading, 'schedule' | 'systemText'>,
  code: string,
  { notes }: Pick<Edition, 'notes'>,
): LegalNote[] {
  const published = schedule === null ? undefined : notes.get(schedule);
  const section = sectionOf(code);
  const chapter = code.slice(0, 2);
  return [
    ...(section === null
      ? []
      : [legalNote(published, 'section', String(section), sectionNumeral(section), null)]),
    legalNote(published, 'chapter', chapter, chapter, systemText(chapter) ?? null),
  ];
}

function legalNote(
  published: PublishedNotes | undefined,
  level: LegalNote['level'],
  key: string,
  number: string,
  ownTitle: string | null,
): LegalNote {
  const note = published?.notes.get(`${level} ${key}`);
  if (!published || !note)
    return {
      level,
      number,
      title: ownTitle,
      status: 'not_imported',
      text: null,
      language: null,
      release: null,
    };
  const { title, text, language } = note;
  return {
    level,
    number,
    title: title === '' ? ownTitle : title,
    status: text === null ? 'none' : 'imported',
    text,
    language: text === null ? null : language,
    release: published.release,
  };
}

/** What a note says of goods, in our own words. */
export interface OwnNote {
  /** Where it stands: `chapter 61, note 1`. */
  cite: string;
  says: string;
}

/**
 * What the notes that classification rests on say of a code, or of codes below it: in their order,
 * each once. Our own words, which follow the Harmonized System, not a national text.
 */
export function ownNotes(
  code: string,
  { classification }: Pick<Edition, 'classification'>,
): OwnNote[] {
  const found = new Map<string, OwnNote>();
  for (const note of classification.notes) {
    if (!speaksOf(note, code)) continue;
    const own = { cite: citeInWords(note.cite), says: note.says };
    found.set(`${own.cite} ${own.says}`, own);
  }
  return [...found.values()];
}

const speaksOf = ({ scope }: Note, code: string): boolean =>
  scope.some(({ from, to }) => {
    const digits = Math.min(from.length, code.length);
    const asked = code.slice(0, digits);
    return from.slice(0, digits) <= asked && asked <= to.slice(0, digits);
  });
