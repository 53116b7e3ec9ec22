/**
 * Facts that OFAC writes into the remarks of a party: `DOB 12 Feb 1961; nationality Haiti; Passport
 * AB1 (Haiti); …`.
 */
import type { PartyRecord } from '../../../engine/release/records.ts';
import { countryCode } from './countryNames.ts';
import { birthDate, printedParts } from './party.ts';

/** What the remarks tell; countries as printed. */
export interface RemarkFacts {
  aliases: PartyRecord['aliases'][number][];
  nationalities: string[];
  citizenships: string[];
  /** Countries that a vessel or aircraft is registered in. */
  flags: string[];
  birthPlaces: string[];
  birthDates: string[];
  identifiers: PartyRecord['identifiers'][number][];
}

/**
 * Reads the parts between the semicolons. Names in quotes are weak aliases (OFAC keeps them out of
 * the alias file). A part that is none of the known ones stays in the remarks alone.
 */
export function readRemarks(remarks: string): RemarkFacts {
  const facts: RemarkFacts = {
    aliases: [],
    nationalities: [],
    citizenships: [],
    flags: [],
    birthPlaces: [],
    birthDates: [],
    identifiers: [],
  };
  for (const piece of remarks.split(';')) {
    const part = piece
      .trim()
      .replace(/\.$/, '')
      .replace(/^alt\. /, '');
    const [, known, name] = /^([adfn])\.[bk]\.a\. '(.+)'$/.exec(part) ?? [];
    const [, born] = /^DOB (.+)$/.exec(part) ?? [];
    const [, birthPlace] = /^POB (.+)$/.exec(part) ?? [];
    const [, tie, country] =
      /^(nationality|citizen|Nationality of Registration) (.+)$/.exec(part) ?? [];
    const identifier = readIdentifier(part);
    if (name !== undefined)
      facts.aliases.push({ name, strength: 'weak', ...(known === 'f' ? { former: true } : {}) });
    else if (born !== undefined) facts.birthDates.push(birthDate(born));
    else if (birthPlace !== undefined) facts.birthPlaces.push(birthPlace);
    else if (country !== undefined)
      facts[
        tie === 'nationality' ? 'nationalities' : tie === 'citizen' ? 'citizenships' : 'flags'
      ].push(country);
    else if (identifier !== null) facts.identifiers.push(identifier);
  }
  return facts;
}

// A kind ends with one of these words: "National ID No.", "NIT #", "Commercial Registry Number",
// "Registration ID".
const KIND_ENDS = [
  'Passport',
  'Passport #',
  'Passport Booklet:?',
  '(?:No|Number|Numbers|Document|Card|NIT|RUC|RIF|R\\.F\\.C\\.|C\\.U\\.R\\.P\\.)[.:]? ?#?',
  'ID',
  'IMO',
  'MMSI',
  'RFC',
  'SSN',
  'US FEIN',
  'RTN',
  'LE',
  'C\\.U\\.I\\.[TP]\\.',
  'D\\.N\\.I\\.',
  'I\\.F\\.E\\.',
  'C\\.I\\.F\\.',
  'SWIFT/BIC',
  'BIK \\(RU\\)',
  'License',
  'Italian Fiscal Code:?',
  'Credencial electoral',
  'Cartilla de Servicio Militar Nacional',
  'Digital Currency Address - [A-Z]+',
  'Serial Number \\(MSN\\)',
  'Construction Number \\(also called L/N or S/N or F/N\\)',
  'Code \\((?:US)?CCC?\\)|Code',
];
const IDENTIFIER = new RegExp(
  `^((?:[A-Z][^;]*? )?(?:${KIND_ENDS.join('|')})) ((?:[A-Z]{1,3}(?:-[A-Z])? )?\\S*\\d\\S*(?: \\S*\\d\\S*)*)(?: \\(([^)]*)\\))?`,
);
// Ways to reach a party, dates and paragraphs of law have digits too.
const NO_IDENTIFIER =
  /phone|fax|date|model|executive order|regulations|directive|linked to|section/i;

const ISSUED = /\bissued (\d{1,2} [A-Z][a-z]{2} \d{4})/;
const EXPIRES = /\bexpires (\d{1,2} [A-Z][a-z]{2} \d{4})/;

function readIdentifier(part: string): PartyRecord['identifiers'][number] | null {
  const [, kind = '', number = '', place = ''] = IDENTIFIER.exec(part) ?? [];
  if (kind === '' || NO_IDENTIFIER.test(kind)) return null;
  const day = (expression: RegExp): string => {
    const [, printed] = expression.exec(part) ?? [];
    return printed === undefined ? '' : birthDate(printed);
  };
  return {
    kind,
    number: number.replace(/,$/, ''),
    country: countryCode(place),
    ...printedParts({ issuedOn: day(ISSUED), expiresOn: day(EXPIRES) }),
  };
}
