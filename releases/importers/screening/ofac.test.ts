import { describe, expect, it } from '@jest/globals';
import type { Importer, SourceFile } from '../importer.ts';
import { ofacConsolidated, ofacSdn } from './ofac.ts';

const file = (name: string, ...rows: string[]): SourceFile => ({
  name,
  bytes: Buffer.from(`${rows.join('\r\n')}\r\n\u001a`),
});
async function read(importer: Importer, files: readonly SourceFile[]): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of importer.read(files)) records.push(record);
  return records;
}

const NONE = '-0- ';
const entity = (number: number, name: string, programmes: string, remarks: string = NONE): string =>
  [
    number,
    `"${name}"`,
    NONE,
    `"${programmes}"`,
    ...Array.from({ length: 7 }, () => NONE),
    remarks,
  ].join(',');

const NAMES = file(
  'sdn.csv',
  entity(11, 'GREY TRADING CO., LTD.', 'SDGT] [IFSR'),
  entity(12, 'BLUE BANK', 'CUBA'),
);
const ADDRESSES = file(
  'add.csv',
  `11,1,"1 Long Road","Pyongyang","Korea, North",${NONE}`,
  `11,2,${NONE},${NONE},${NONE},${NONE}`,
  `12,3,${NONE},"Springfield","Ruritania",${NONE}`,
);
const ALIASES = file('alt.csv', `12,1,"aka","BANCO AZUL",${NONE}`);
const SET = [NAMES, ADDRESSES, ALIASES];

describe('the list of specially designated nationals', () => {
  it('joins addresses and aliases to their party, whatever the order of the files', async () => {
    const [grey, blue] = await read(ofacSdn, [ALIASES, NAMES, ADDRESSES]);
    expect(grey).toMatchObject({
      id: 'SDN-11',
      list: 'SDN',
      type: 'entity',
      name: 'GREY TRADING CO., LTD.',
      addresses: [
        {
          text: '1 Long Road, Pyongyang, Korea, North',
          country: 'KP',
          street: '1 Long Road',
          city: 'Pyongyang',
        },
      ],
      aliases: [],
      programmes: ['SDGT', 'IFSR'],
      remarks: null,
    });
    expect(blue).toMatchObject({
      id: 'SDN-12',
      aliases: [{ name: 'BANCO AZUL', strength: 'strong' }],
      addresses: [{ text: 'Springfield, Ruritania', country: null, city: 'Springfield' }],
    });
  });

  it('has the facts of the remarks, and of a vessel its flag and call sign', async () => {
    const person = `13,"GREY, Ann","individual","SDGT","Director",${Array(6).fill(NONE).join(',')},"DOB 1970; nationality Cuba."`;
    const vessel = `14,"SEA STAR","vessel","CUBA",${NONE},"XY12","Tug",100,90,"Panama","Blue Lines",${NONE}`;
    const [ann, ship] = await read(ofacSdn, [
      file('sdn.csv', person, vessel),
      file('add.csv', `13,1,${NONE},"Havana","Cuba",${NONE}`),
      file('alt.csv', `14,1,"fka","SEA MOON",${NONE}`),
    ]);
    expect(ann).toMatchObject({
      type: 'individual',
      birthDates: ['1970'],
      countries: ['CU'],
      remarks: 'DOB 1970; nationality Cuba.',
      details: { number: '13', title: 'Director', nationalities: ['CU'] },
    });
    expect(ship).toMatchObject({
      type: 'vessel',
      countries: ['PA'],
      identifiers: [{ kind: 'Call sign', number: 'XY12', country: null }],
      aliases: [{ name: 'SEA MOON', strength: 'strong', former: true }],
      remarks: null,
      details: {
        vessel: { callSign: 'XY12', type: 'Tug', tonnage: '100', flag: 'PA', owner: 'Blue Lines' },
      },
    });
  });

  it('continues remarks that were too long, inside a word', async () => {
    const long = `${'x'.repeat(980)}; nationality Ge`;
    const set = [
      file('sdn.csv', entity(11, 'A', 'SDGT', `"${long}"`), entity(12, 'B', 'SDGT')),
      ADDRESSES,
      ALIASES,
    ];
    expect(await read(ofacSdn, [...set, file('sdn_comments.csv', '11,"rmany."')])).toMatchObject([
      { countries: ['DE'], remarks: `${long}rmany.` },
      {},
    ]);
  });

  it('marks remarks whose rest was not given', async () => {
    const set = [
      file('sdn.csv', entity(11, 'A', 'SDGT', `"${'x'.repeat(1000)}"`), entity(12, 'B', 'SDGT')),
      ADDRESSES,
    ];
    expect(await read(ofacSdn, [...set, ALIASES])).toMatchObject([
      { remarks: `${'x'.repeat(1000)} …` },
      {},
    ]);
  });

  it.each<[string, readonly SourceFile[], string]>([
    ['without the addresses', [NAMES, ALIASES], 'the file of addresses of the sdn set is missing'],
    ['without anything', [], 'the file of names and of addresses and of aliases'],
    [
      'with a file twice',
      [...SET, { ...ALIASES, name: 'alt2.csv' }],
      'alt2.csv: the file has the same columns as alt.csv',
    ],
    [
      'with a file of the other set',
      [...SET, file('cons_comments.csv', '1,"x"')],
      'cons_comments.csv: the file does not',
    ],
    [
      'with an empty file',
      [NAMES, ADDRESSES, { name: 'alt.csv', bytes: Buffer.from('') }],
      'alt.csv: the file is empty',
    ],
    [
      'with nothing but the end mark',
      [NAMES, ADDRESSES, file('alt.csv')],
      'alt.csv: the file holds no rows',
    ],
    [
      'as a web page',
      [file('sdn.csv', '<html>', '</html>')],
      'sdn.csv, row 1: a row of 1 cells is in none',
    ],
    [
      'cut off in a row',
      [file('sdn.csv', entity(11, 'A', 'SDGT'), '12,"BLUE BANK",-0- '), ADDRESSES, ALIASES],
      'sdn.csv, row 2: the row has 3 cells instead of 12',
    ],
    [
      'cut off in a cell',
      [file('sdn.csv', entity(11, 'A', 'SDGT'), '12,"BLUE'), ADDRESSES, ALIASES],
      'sdn.csv, row 3: the file ends inside a quoted cell',
    ],
    [
      'with a file that lacks the end mark of the others',
      [NAMES, ADDRESSES, { name: 'alt.csv', bytes: ALIASES.bytes.subarray(0, -1) }],
      'alt.csv: the file lacks the mark at its end',
    ],
    [
      'cut off between rows: an address is left over',
      [
        file('sdn.csv', entity(11, 'A', 'SDGT')),
        ADDRESSES,
        file('alt.csv', `11,1,"aka","X",${NONE}`),
      ],
      'add.csv, row 3: the address belongs to party 12, which is not in the list',
    ],
    [
      'with an alias of nobody',
      [NAMES, ADDRESSES, file('alt.csv', `12,1,"aka","X",${NONE}`, `99,2,"aka","Y",${NONE}`)],
      'alt.csv, row 2: the alias belongs to party 99',
    ],
    [
      'with a comment of nobody',
      [...SET, file('sdn_comments.csv', '77,"rest"')],
      'sdn_comments.csv, row 1: the comment belongs to party 77',
    ],
    [
      'with a party twice',
      [file('sdn.csv', entity(11, 'A', 'SDGT'), entity(11, 'B', 'SDGT')), ADDRESSES, ALIASES],
      'sdn.csv, row 2: party SDN-11 already stands in row 1 of sdn.csv',
    ],
    [
      'with a party without number',
      [file('sdn.csv', entity(11, 'A', 'SDGT').replace('11', 'x')), ADDRESSES, ALIASES],
      'sdn.csv, row 1: "x" is no party',
    ],
    [
      'with a party without name',
      [file('sdn.csv', entity(11, '', 'SDGT')), ADDRESSES, ALIASES],
      'sdn.csv, row 1: the name is missing',
    ],
    [
      'in windows-1252',
      [
        { name: 'sdn.csv', bytes: Buffer.from(entity(11, 'CAF\xc9', 'SDGT'), 'latin1') },
        ADDRESSES,
        ALIASES,
      ],
      'sdn.csv, row 1: the file is not UTF-8 text',
    ],
  ])('is refused %s', async (_, files, message) => {
    await expect(read(ofacSdn, files)).rejects.toThrow(
      expect.objectContaining({ name: 'BrokenFile', message: expect.stringContaining(message) }),
    );
  });
});

describe('the consolidated list', () => {
  it.each([
    ['NS-PLC', 'PLC'],
    ['SDGT] [NS-PLC', 'PLC'],
    ['UKRAINE-EO13662] [RUSSIA-EO14024', 'SSI'],
    ['CMIC-EO13959', 'CMIC'],
    ['561-Related', 'CAP'],
    ['FSE-IR', 'FSE'],
    ['RUSSIA-EO14024', 'MBS'],
  ])('puts the programmes %s on the list %s', async (programmes, list) => {
    const files = [
      file('cons_prim.csv', entity(11, 'A', programmes), entity(12, 'B', programmes)),
      { ...ADDRESSES, name: 'cons_add.csv' },
      { ...ALIASES, name: 'cons_alt.csv' },
    ];
    expect(await read(ofacConsolidated, files)).toMatchObject([
      { id: `${list}-11`, list },
      { list },
    ]);
  });

  it('refuses a file of the SDN set', async () => {
    await expect(read(ofacConsolidated, SET)).rejects.toThrow(
      'sdn.csv: the file does not belong to the consolidated set',
    );
  });
});
