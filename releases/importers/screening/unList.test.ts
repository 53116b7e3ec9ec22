import { describe, expect, it } from '@jest/globals';
import { unList } from './unList.ts';

async function read(content: string | Uint8Array): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of unList.read([{ name: 'f', bytes: Buffer.from(content) }]))
    records.push(record);
  return records;
}

const PERSON = `<INDIVIDUAL>
<DATAID>1</DATAID><FIRST_NAME>ANN</FIRST_NAME><SECOND_NAME>GREY</SECOND_NAME><UN_LIST_TYPE>DPRK</UN_LIST_TYPE>
<REFERENCE_NUMBER>KPi.999</REFERENCE_NUMBER><LISTED_ON>2016-11-30-05:00</LISTED_ON>
<NAME_ORIGINAL_SCRIPT>안 그레이</NAME_ORIGINAL_SCRIPT>
<COMMENTS1>Trades in
coal &amp; iron</COMMENTS1>
<DESIGNATION><VALUE>Director </VALUE></DESIGNATION>
<NATIONALITY><VALUE>Democratic People's Republic of Korea</VALUE><VALUE>Atlantis</VALUE></NATIONALITY>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Anna Grey; Anne Gray</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>The Coal</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ADDRESS><CITY>Springfield</CITY><COUNTRY>Viet Nam</COUNTRY><NOTE>since 2019</NOTE></INDIVIDUAL_ADDRESS>
<INDIVIDUAL_ADDRESS><COUNTRY/></INDIVIDUAL_ADDRESS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1970-06-05</DATE></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1972</YEAR></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1970</FROM_YEAR><TO_YEAR>1973</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE/></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>AB 12 </NUMBER><ISSUING_COUNTRY>Viet Nam</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>
<INDIVIDUAL_DOCUMENT/>
</INDIVIDUAL>`;
const FIRM = `<ENTITY>
<FIRST_NAME>BLUE LINES</FIRST_NAME><UN_LIST_TYPE>DPRK</UN_LIST_TYPE><REFERENCE_NUMBER>KPe.999</REFERENCE_NUMBER>
<LISTED_ON>2017-08-05</LISTED_ON>
<ENTITY_ALIAS><QUALITY>a.k.a.</QUALITY><ALIAS_NAME>BLUE SHIPPING</ALIAS_NAME></ENTITY_ALIAS>
<ENTITY_ADDRESS><STREET>1 Long Road</STREET><COUNTRY>former Soviet Union</COUNTRY></ENTITY_ADDRESS>
</ENTITY>`;
const list = (persons: string, firms = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09.554Z">
<INDIVIDUALS>${persons}</INDIVIDUALS><ENTITIES>${firms}</ENTITIES></CONSOLIDATED_LIST>`;

describe('the United Nations list', () => {
  it('has all that it tells of a person', async () => {
    expect(await read(list(PERSON))).toEqual([
      {
        kind: 'party',
        id: 'UN-KPi.999',
        list: 'UN',
        source: 'United Nations Security Council',
        type: 'individual',
        name: 'ANN GREY',
        aliases: [
          { name: 'Anna Grey', strength: 'strong' },
          { name: 'Anne Gray', strength: 'strong' },
          { name: 'The Coal', strength: 'weak' },
          { name: '안 그레이', strength: null },
        ],
        addresses: [{ text: 'Springfield, Viet Nam, since 2019', country: 'VN' }],
        countries: ['KP'],
        birthDates: ['1970-06-05', 'circa 1972', '1970 to 1973'],
        identifiers: [{ kind: 'Passport', number: 'AB 12', country: 'VN' }],
        programmes: ['DPRK'],
        remarks: 'Director; Trades in coal & iron',
        url: null,
        from: '2016-11-30',
        until: null,
      },
    ]);
  });

  it('has entities, whose aliases have no strength', async () => {
    expect(await read(list('', FIRM))).toMatchObject([
      {
        id: 'UN-KPe.999',
        type: 'entity',
        aliases: [{ name: 'BLUE SHIPPING', strength: null }],
        addresses: [{ text: '1 Long Road, former Soviet Union', country: null }],
      },
    ]);
  });

  it('names the day on which it was made', () => {
    expect(unList.versionOf?.([{ name: 'f', bytes: Buffer.from(list(PERSON)) }])).toBe(
      '2026-02-27',
    );
  });

  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'f: the file is empty'],
    ['without parties', list(''), 'f: the list holds no parties'],
    ['cut off in a party', list(PERSON).slice(0, -300), 'the XML is cut off or not well formed'],
    [
      'cut off between parties',
      list(PERSON, FIRM).split('</ENTITY>')[0] ?? '',
      'the XML is cut off',
    ],
    [
      'of another kind',
      '<html><body/></html>',
      'f, row 1: the XML is a html, not a CONSOLIDATED_LIST',
    ],
    ['that is no XML', 'Name,Country\n', 'f, row 2: the XML is cut off or not well formed'],
    [
      'without a reference number',
      list(PERSON.replaceAll('REFERENCE_NUMBER', 'NUMBER_')),
      'f, row 22: the party has no',
    ],
    [
      'without a name',
      list('', FIRM.replaceAll('FIRST_NAME', 'FIRST')),
      'the party KPe.999 has no name',
    ],
    [
      'with a party twice',
      list(PERSON, FIRM + FIRM),
      'party UN-KPe.999 already stands in row 27 of f',
    ],
    [
      'in windows-1252',
      Buffer.from(list(PERSON.replace('ANN', 'JOS\xc9')), 'latin1'),
      'the file is not UTF-8 text',
    ],
  ])('is refused %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
