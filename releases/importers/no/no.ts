/**
 * Norway: the open data of Norwegian Customs (data.toll.no), one JSON file a subject, told apart by
 * their keys.
 */
import { type Fields, objectAt } from '../../files/shape.ts';
import { BrokenFile, type Importer, jsonOf, type SourceFile } from '../importer.ts';
import { areasOf } from './areas.ts';
import { agreementsOf, noRates, ordinaryOf, type RatesByCode } from './rates.ts';
import { linesOf } from './structure.ts';

/** The list at the root of each file. */
const SUBJECTS = {
  structure: 'sections',
  agreements: 'commodities',
  ordinary: 'varer',
  groups: 'landgrupper',
  members: 'medlemsland',
} as const;
type Subject = keyof typeof SUBJECTS;

/** A file of one subject, read. */
export interface NorwegianFile {
  name: string;
  fields: Fields;
}

/**
 * Lines of the Norwegian tariff in English, then the groups of countries with their dated members.
 * The structure (`customstariffstructure`) alone works; with `tollavgiftssats` the lines have their
 * ordinary rate, with `ratetradeagreements` their preferences, by group (`TEF` is the European
 * Union), with `landgruppe` and `medlemsland` the groups follow. Without `tollavgiftssats` every
 * general rate is null: unknown, not free. Throws `BrokenFile` for a file of no known subject, two
 * of one, a missing key, a code with letters or printed twice, a commodity outside its heading, and
 * members of a group that is not listed.
 */
export const noTariff: Importer = {
  formats: [
    'customstariffstructure.json',
    'tollavgiftssats.json',
    'ratetradeagreements.json',
    'landgruppe.json with medlemsland.json',
  ],
  read: function* (files) {
    const found = subjectsOf(files);
    const structure = found.get('structure');
    if (!structure)
      throw new BrokenFile(
        namesOf(files),
        null,
        'the tree of the tariff (customstariffstructure) is missing',
      );
    yield* linesOf(structure, ratesOf(found));
    const groups = found.get('groups');
    const members = found.get('members');
    if (groups && members) yield* areasOf(groups, members);
    else if (groups ?? members)
      throw new BrokenFile(
        namesOf(files),
        null,
        'landgruppe and medlemsland are read together, and one is missing',
      );
  },
  versionOf: (files) => {
    const version = subjectsOf(files).get('structure')?.fields['version'];
    return typeof version === 'string' ? version : null;
  },
};

function ratesOf(found: ReadonlyMap<Subject, NorwegianFile>): RatesByCode {
  const ordinary = found.get('ordinary');
  const agreements = found.get('agreements');
  const rates = ordinary ? ordinaryOf(ordinary) : noRates();
  return agreements ? agreementsOf(agreements, rates) : rates;
}

function subjectsOf(files: readonly SourceFile[]): ReadonlyMap<Subject, NorwegianFile> {
  const found = new Map<Subject, NorwegianFile>();
  for (const file of files) {
    const fields = objectAt(jsonOf(file), { file: file.name, row: null });
    const subject = (Object.keys(SUBJECTS) as Subject[]).find((name) => SUBJECTS[name] in fields);
    if (!subject)
      throw new BrokenFile(
        file.name,
        null,
        `none of the lists ${Object.values(SUBJECTS).join(', ')} is in the file`,
      );
    if (found.has(subject))
      throw new BrokenFile(
        file.name,
        null,
        `the list "${SUBJECTS[subject]}" came with ${found.get(subject)?.name} already`,
      );
    found.set(subject, { name: file.name, fields });
  }
  return found;
}

const namesOf = (files: readonly SourceFile[]): string =>
  files.map(({ name }) => name).join(', ') || 'Norway';
