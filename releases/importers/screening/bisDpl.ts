/**
 * Denied persons of the Bureau of Industry and Security, United States Commerce: `dpl.txt`, tab
 * separated.
 */
import type { PartyRecord } from '../../../engine/release/records.ts';
import { type HeadedRow, headedRows } from '../../files/delimited.ts';
import { BrokenFile, type Importer } from '../importer.ts';
import { countryCode } from './countryNames.ts';
import {
  joined,
  listedFrom,
  listedUntil,
  PartyIds,
  partyDetails,
  partyRecord,
  printedParts,
} from './party.ts';

const LIST = 'DPL';
const SOURCE = 'US Department of Commerce, Bureau of Industry and Security';
const COLUMNS = [
  'name',
  'street_address',
  'city',
  'state',
  'country',
  'postal_code',
  'effective_date',
  'expiration_date',
  'standard_order',
  'last_update',
  'action',
  'fr_citation',
];

/**
 * The Denied Persons List (https://www.bis.gov/), one record a row; a person with two addresses has
 * two rows. The publisher gives no numbers: the id is a digest of name, address and first day. A
 * day that is none or cannot be (a year 3017) is no date; it stays in the remarks as printed.
 * Refuses with `BrokenFile`: another format, a missing column, a row without a name, a file cut
 * off.
 */
export const bisDpl: Importer = {
  formats: ['BIS dpl.txt, tab separated, with its header row'],
  async *read(files) {
    const ids = new PartyIds();
    for (const file of files)
      for await (const line of headedRows(file, { needed: COLUMNS, delimiter: '\t' })) {
        if (line.cell('name').trim() === '')
          throw new BrokenFile(file.name, line.row, 'the name is missing');
        yield party(line, ids);
      }
  },
};

function party({ cell }: HeadedRow, ids: PartyIds): PartyRecord {
  const text = (column: string): string => cell(column).trim().replaceAll(/\s+/g, ' ');
  const [name, country] = [text('name'), text('country')];
  const parts = ['street_address', 'city', 'state', 'postal_code', 'country'].map(text);
  const address = parts.filter((part) => part !== '').join(', ');
  const days = { from: isoDay(text('effective_date')), until: isoDay(text('expiration_date')) };
  return partyRecord({
    id: ids.digested(LIST, [name, ...parts, text('effective_date')]),
    list: LIST,
    source: SOURCE,
    name,
    addresses:
      address === ''
        ? []
        : [
            {
              text: address,
              country: countryCode(country),
              ...printedParts({
                street: text('street_address'),
                city: text('city'),
                state: text('state'),
                postalCode: text('postal_code'),
              }),
            },
          ],
    remarks: joined([
      text('action'),
      unread('effective', text('effective_date'), days.from),
      unread('expires', text('expiration_date'), days.until),
      unread('last update', text('last_update'), plausible(text('last_update'))),
    ]),
    from: days.from,
    until: days.until === null ? null : listedUntil(days.until),
    details: partyDetails({
      federalRegisterNotice: text('fr_citation'),
      standardOrder: text('standard_order'),
    }),
  });
}

/** `06/29/2056` as an ISO day; null when it is none. */
function isoDay(printed: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(printed) ?? [];
  return plausible(`${year}-${month}-${day}`);
}

const YEAR_MAX = '2150'; // orders run for decades; beyond a century it is a typing error

const plausible = (day: string): string | null =>
  day.slice(0, 4) < YEAR_MAX ? listedFrom(day) : null;

const unread = (what: string, printed: string, read: string | null): string | null =>
  printed === '' || read !== null ? null : `${what} ${printed}`;
