import { describe, expect, it } from '@jest/globals';
import { usCsl } from './usCsl.ts';

async function read(content: string | Uint8Array): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of usCsl.read([{ name: 'f', bytes: Buffer.from(content) }]))
    records.push(record);
  return records;
}

const OLDER =
  'source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,' +
  'license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,' +
  'remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids';
const COLUMNS = OLDER.split(',');
const SDN = 'Specially Designated Nationals (SDN) - Treasury Department';
const DPL = 'Denied Persons List (DPL) - Bureau of Industry and Security';

const row = (cells: Record<string, string>, columns: readonly string[] = COLUMNS): string =>
  columns.map((column) => `"${cells[column] ?? ''}"`).join(',');
const older = (...rows: Record<string, string>[]): string =>
  [OLDER, ...rows.map((cells) => row(cells))].join('\n');
const newer = (...rows: Record<string, string>[]): string =>
  [`_id,${OLDER}`, ...rows.map((cells) => row(cells, ['_id', ...COLUMNS]))].join('\n');

const PERSON = {
  source: SDN,
  entity_number: '901',
  type: 'Individual',
  programs: 'SDGT; IFSR',
  name: 'GREY, Ann',
  addresses: '1 Long Road, Havana, CU; Pyongyang, KP',
  alt_names: 'GRAY, Anne; and THE COAL',
  dates_of_birth: '1970-06-05; circa 1972',
  nationalities: 'CU',
};

describe('the consolidated screening list', () => {
  it('has the parties of the CSV, lists in a cell taken apart', async () => {
    const ids = 'Passport, AB12, CU; Gender, Female; Registration ID, C1, Vol. 2';
    expect(await read(newer({ ...PERSON, _id: '901', ids }))).toEqual([
      {
        kind: 'party',
        id: 'SDN-901',
        list: 'SDN',
        source: SDN,
        type: 'individual',
        name: 'GREY, Ann',
        aliases: [
          { name: 'GRAY, Anne', strength: null },
          { name: 'THE COAL', strength: null },
        ],
        addresses: [
          { text: '1 Long Road, Havana, CU', country: 'CU' },
          { text: 'Pyongyang, KP', country: 'KP' },
        ],
        countries: ['CU'],
        birthDates: ['1970-06-05', 'circa 1972'],
        identifiers: [
          { kind: 'Passport', number: 'AB12', country: 'CU' },
          { kind: 'Registration ID', number: 'C1, Vol. 2', country: null },
        ],
        programmes: ['SDGT', 'IFSR'],
        remarks: 'Gender Female',
        url: null,
        from: null,
        until: null,
        details: { number: '901', nationalities: ['CU'] },
      },
    ]);
  });

  it('keeps what else is printed of a party in its details', async () => {
    const cells = {
      ...PERSON,
      title: 'Director',
      citizenships: 'PA',
      places_of_birth: 'Springfield; Shelbyville',
      federal_register_notice: '85 FR 1',
      license_requirement: 'For all items',
      license_policy: 'Presumption of denial',
      standard_order: 'Y',
      vessel_type: 'Tug',
      gross_registered_tonnage: '90',
      vessel_flag: 'Panama',
      vessel_owner: 'Blue Lines',
      source_information_url: 'https://list.example',
    };
    expect(await read(older(cells))).toMatchObject([
      {
        remarks: null,
        details: {
          number: '901',
          title: 'Director',
          nationalities: ['CU'],
          citizenships: ['PA'],
          birthPlaces: ['Springfield', 'Shelbyville'],
          vessel: { type: 'Tug', flag: 'PA', owner: 'Blue Lines', tonnage: '90' },
          federalRegisterNotice: '85 FR 1',
          licenseRequirement: 'For all items',
          licensePolicy: 'Presumption of denial',
          standardOrder: 'Y',
          informationUrl: 'https://list.example',
        },
      },
    ]);
  });

  it('had number before kind in the older columns', async () => {
    expect(
      await read(
        older({ ...PERSON, ids: 'CU, AB12, Passport; 77, Tax ID No.; www.example.org, Website' }),
      ),
    ).toMatchObject([
      {
        id: 'SDN-901',
        identifiers: [
          { kind: 'Passport', number: 'AB12', country: 'CU' },
          { kind: 'Tax ID No.', number: '77', country: null },
        ],
        remarks: 'Website www.example.org',
      },
    ]);
  });

  it('was written in windows-1252 before', async () => {
    const text = older({ ...PERSON, addresses: '1 Rue de l\x92\xc9glise, Paris, FR' });
    expect(await read(Buffer.from(text, 'latin1'))).toMatchObject([
      { addresses: [{ text: '1 Rue de l’Église, Paris, FR', country: 'FR' }] },
    ]);
  });

  it('is UTF-8 in the newer columns', async () => {
    const text = newer({ ...PERSON, addresses: '1 Rue de l\x92\xc9glise, Paris, FR' });
    await expect(read(Buffer.from(text, 'latin1'))).rejects.toThrow(
      'f, row 2: the file is not UTF-8 text',
    );
  });

  it.each([
    ['605 ROAD, SPRINGFIELD, TX, 75081, US', 'US'],
    ['8019 NIEDERDORF, HOUSE A, DE', null], // Germany or Delaware
    ['8019 NIEDERDORF, 83000, DE', 'DE'],
    ['605 ROAD, PHOENIX, AZ', null],
    ['P.O. BOX 1, DUBAI, AE', 'AE'],
    ['605 ROAD, PHOENIX, AZ, 85043', null],
  ])('does not take the state of a denied person for a country: %s', async (addresses, country) => {
    expect(await read(older({ source: DPL, name: 'A. TRADER', addresses }))).toMatchObject([
      { addresses: [{ text: addresses, country }] },
    ]);
  });

  it('gives a party without a number an id of its own', async () => {
    const trader = {
      source: DPL,
      name: ' A. TRADER',
      start_date: '2020-01-02',
      end_date: '2030-01-02',
    };
    const [first, second] = await read(older(trader, { ...trader, name: 'B. TRADER' }));
    expect(first).toMatchObject({
      id: expect.stringMatching(/^DPL-[0-9a-f]{12}$/),
      name: 'A. TRADER',
      from: '2020-01-02',
      until: '2030-01-03',
    });
    expect(second).not.toMatchObject({ id: (first as { id: string }).id });
  });

  it.each([
    ['Entity List (EL) - Bureau of Industry and Security', 'EL'],
    ['Military End User (MEU) List - Bureau of Industry and Security', 'MEU'],
    ['Non-SDN Menu-Based Sanctions List (NS-MBS List) - Treasury Department', 'MBS'],
    ['Brand new list - Somebody', 'Brand new list'],
  ])('calls %s %s', async (source, list) => {
    expect(await read(older({ source, name: 'X' }))).toMatchObject([{ list, source }]);
  });
});

const OBJECT = {
  id: 'abc1',
  entity_number: 902,
  source: SDN,
  type: 'Vessel',
  programs: ['CUBA'],
  name: 'SEA STAR',
  title: null,
  addresses: [
    { address: '1 Quay', city: 'Havana', state: null, postal_code: '100', country: 'CU' },
  ],
  alt_names: ['SEA MOON'],
  ids: [
    {
      type: 'Passport',
      number: 'Z9',
      country: 'CU',
      issue_date: null,
      expiration_date: '2030-01-02',
    },
  ],
  call_sign: 'XY12',
  vessel_flag: 'Panama',
  start_date: '2021-03-04',
  remarks: 'Rusty.',
};

describe('the consolidated screening list in JSON', () => {
  it.each<[string, unknown]>([
    ['a whole answer', { total: 1, results: [OBJECT] }],
    ['a bare array', [OBJECT]],
  ])('may be %s', async (_, document) => {
    expect(await read(JSON.stringify(document))).toMatchObject([
      {
        id: 'SDN-902',
        type: 'vessel',
        name: 'SEA STAR',
        aliases: [{ name: 'SEA MOON', strength: null }],
        addresses: [
          {
            text: '1 Quay, Havana, 100, CU',
            country: 'CU',
            street: '1 Quay',
            city: 'Havana',
            postalCode: '100',
          },
        ],
        countries: ['PA'],
        identifiers: [
          { kind: 'Call sign', number: 'XY12', country: null },
          { kind: 'Passport', number: 'Z9', country: 'CU', expiresOn: '2030-01-02' },
        ],
        programmes: ['CUBA'],
        remarks: 'Rusty.',
        from: '2021-03-04',
      },
    ]);
  });

  it('may be indented', async () => {
    expect(await read(JSON.stringify({ results: [OBJECT] }, null, 2))).toHaveLength(1);
  });
});

const LINE = {
  id: 'CON-7',
  list: 'NS-PLC',
  type: 'individual',
  name: 'GREY, Ann',
  aliases: ['GRAY, Ann'],
  weakAliases: ['The Coal'],
  programs: ['NS-PLC'],
  countries: ['CU', '??'],
};
const lines = (...objects: unknown[]): string =>
  objects.map((one) => `${JSON.stringify(one)}\n`).join('');

it('a snapshot in JSON lines keeps its ids and the strength of aliases', async () => {
  expect(await read(lines(LINE))).toMatchObject([
    {
      id: 'CON-7',
      list: 'PLC',
      aliases: [
        { name: 'GRAY, Ann', strength: 'strong' },
        { name: 'The Coal', strength: 'weak' },
      ],
      countries: ['CU'],
    },
  ]);
});

describe('a screening list is refused', () => {
  it.each<[string, string, string]>([
    ['when it is empty', '', 'f: the file is empty'],
    ['when it is blank', ' \n', 'f: the file is empty'],
    ['of another kind', 'a,b\n1,2\n', 'f, row 1: the column "source" is missing'],
    [
      'without a column',
      older(PERSON).replace('alt_names', 'other'),
      'f, row 1: the column "alt_names" is missing',
    ],
    ['without a party', OLDER, 'f: the file holds no row below its header'],
    [
      'cut off in a cell',
      older(PERSON).slice(0, -1),
      'f, row 2: the file ends inside a quoted cell',
    ],
    [
      'cut off in a row',
      `${older(PERSON)}\n"${SDN}","902"`,
      'f, row 3: the row has 2 cells, the header 28',
    ],
    ['with a party without name', older({ ...PERSON, name: ' ' }), 'f, row 2: the name is missing'],
    [
      'with a party on no list',
      older({ ...PERSON, source: '' }),
      'f, row 2: the source list is missing',
    ],
    [
      'with a party twice',
      older(PERSON, PERSON),
      'f, row 3: party SDN-901 already stands in row 2 of f',
    ],
    [
      'as JSON cut off',
      JSON.stringify([OBJECT]).slice(0, -9),
      'f, row 1: the file is no complete JSON',
    ],
    ['as JSON of another kind', '{"error": "busy"}', 'f: the file holds no list of parties'],
    [
      'as one page of many',
      JSON.stringify({ total: 50, results: [OBJECT] }),
      'f: the file holds 1 of 50 parties',
    ],
    ['as JSON with something else', JSON.stringify([OBJECT, 7]), 'f, row 2: the entry is no party'],
    [
      'as JSON with no name',
      JSON.stringify([{ ...OBJECT, name: null }]),
      'f, row 1: the name is missing',
    ],
    [
      'as lines cut off',
      lines(LINE, { ...LINE, id: 'CON-8' }).slice(0, -9),
      'f, row 2: the line is no complete JSON',
    ],
    [
      'as lines without a field',
      lines({ ...LINE, programs: undefined }),
      'f, row 1: the field "programs" is no list',
    ],
    [
      'as lines without a name',
      lines({ ...LINE, name: '' }),
      'f, row 1: the field "name" is missing',
    ],
    [
      'as lines with a party twice',
      lines(LINE, LINE),
      'f, row 2: party CON-7 already stands in row 1 of f',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});
