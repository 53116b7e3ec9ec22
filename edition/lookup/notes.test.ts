import { describe, expect, it } from '@jest/globals';
import type { NoteRecord } from '../../engine/release/records.ts';
import { keyOf } from '../../engine/release/compare.ts';
import { loadEmbedded } from '../embedded.ts';
import { legalNotes, ownNotes } from './notes.ts';

const RELEASE = { dataset: 'gb-tariff', seq: 1, releaseId: 'a', version: 'v1', liveSince: null };
const note = (more: Partial<NoteRecord>): NoteRecord => ({
  kind: 'note',
  level: 'chapter',
  number: '61',
  title: 'Articles of apparel',
  text: '1. Made up articles.',
  language: 'en',
  ...more,
});
const published = (...notes: NoteRecord[]) => ({
  notes: new Map([
    ['gb', { release: RELEASE, notes: new Map(notes.map((one) => [keyOf(one) ?? '', one])) }],
  ] as const),
});
const GB = { schedule: 'gb', systemText: () => 'Clothing, knitted' } as const;

describe('the legal notes of a code', () => {
  it('are those of its section and its chapter, with the release', () => {
    const edition = published(note({ level: 'section', number: '11', text: null }), note({}));
    expect(legalNotes(GB, '6109100010', edition)).toMatchObject([
      { level: 'section', number: 'XI', status: 'none', text: null, release: RELEASE },
      { number: '61', status: 'imported', text: '1. Made up articles.', language: 'en' },
    ]);
  });

  it('are not imported where no release holds them, which is not the same as none', () => {
    const missing = { status: 'not_imported', text: null, release: null };
    expect(legalNotes(GB, '62', published(note({})))).toMatchObject([
      { number: 'XI', title: null, ...missing },
      { number: '62', title: 'Clothing, knitted', ...missing },
    ]);
    expect(legalNotes({ ...GB, schedule: null }, '61', published(note({})))).toHaveLength(2);
  });

  it('of chapters 98 and 99 have no section', () => {
    expect(legalNotes(GB, '9903', published()).map(({ number }) => number)).toEqual(['99']);
  });
});

describe('notes in our own words', () => {
  const cites = (code: string): string[] => ownNotes(code, loadEmbedded()).map(({ cite }) => cite);

  it('are those whose scope holds the code, its beginning or a code below it', () => {
    expect(cites('6109100010')).toContain('chapter 61, note 1');
    expect(cites('61')).toContain('chapter 61, note 1');
    expect(cites('0101')).not.toContain('chapter 61, note 1');
  });

  it('stand there once each, in words', () => {
    const own = ownNotes('61', loadEmbedded());
    expect(new Set(own.map(({ cite, says }) => cite + says)).size).toBe(own.length);
    expect(own.filter(({ cite }) => /\b(?:ch|hd|sec|subhd)\./.test(cite))).toEqual([]);
  });
});
