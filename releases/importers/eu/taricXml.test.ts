import { describe, expect, it } from '@jest/globals';
import type { MeasureRecord, ReleaseRecord } from '../../../engine/release/records.ts';
import type { SourceFile } from '../importer.ts';
import { euTaric } from './taric.ts';

type Fields = Readonly<Record<string, string>>;
const UPDATE = 1;
const DELETE = 2;
const INSERT = 3;

const record = (code: string, update: number, element: string, fields: Fields): string => `
<env:app.message id="1"><oub:transmission xmlns:oub="urn:publicid:-:DGTAXUD:TARIC:MESSAGE:1.0"><oub:record>
<oub:transaction.id>1</oub:transaction.id><oub:record.code>${code.slice(0, 3)}</oub:record.code>
<oub:subrecord.code>${code.slice(3)}</oub:subrecord.code><oub:update.type>${update}</oub:update.type>
<oub:${element}>${Object.entries(fields)
  .map(([name, value]) => `<oub:${name}>${value}</oub:${name}>`)
  .join('')}</oub:${element}></oub:record></oub:transmission></env:app.message>`;
const envelope = (...records: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<env:envelope xmlns:env="urn:publicid:-:DGTAXUD:GENERAL:ENVELOPE:1.0" id="1"><env:transaction id="1">${records.join('')}</env:transaction></env:envelope>`;
const xml = (content: string, name = 'taric3.xml'): SourceFile => ({
  name,
  bytes: new TextEncoder().encode(content),
});

const measure = (sid: string, update = INSERT, fields: Fields = {}): string =>
  record('43000', update, 'measure', {
    'measure.sid': sid,
    'measure.type': '142',
    'geographical.area': 'NO',
    'goods.nomenclature.item.id': '0101300000',
    'validity.start.date': '2020-02-01',
    'measure.generating.regulation.id': 'R9900010',
    ...fields,
  });
const component = (
  sid: string,
  expression: string,
  amount: string,
  fields: Fields = {},
  update = INSERT,
): string =>
  record('43005', update, 'measure.component', {
    'measure.sid': sid,
    'duty.expression.id': expression,
    'duty.amount': amount,
    ...fields,
  });
const PER_100_KG = { 'monetary.unit.code': 'EUR', 'measurement.unit.code': 'DTN' };
const exclusion = (sid: string, area: string, update = INSERT): string =>
  record('43015', update, 'measure.excluded.geographical.area', {
    'measure.sid': sid,
    'excluded.geographical.area': area,
  });

async function read(...files: SourceFile[]): Promise<ReleaseRecord[]> {
  const records = [];
  for await (const one of euTaric.read(files)) records.push(one);
  return records;
}
const measures = async (...files: SourceFile[]): Promise<MeasureRecord[]> =>
  (await read(...files)).filter((one) => one.kind === 'measure');

describe('a TARIC3 message', () => {
  it('is measures with their printed duty and their excluded areas', async () => {
    const file = xml(
      envelope(
        measure('7', INSERT, { ordernumber: '090123', 'validity.end.date': '2020-12-31' }),
        component('7', '01', '12.8'),
        component('7', '04', '176.8', PER_100_KG),
        exclusion('7', 'CN'),
        exclusion('7', 'TH'),
      ),
    );
    expect(await measures(file)).toEqual([
      {
        kind: 'measure',
        id: '7',
        code: '0101300000',
        type: '142',
        typeName: 'Tariff preference',
        area: 'NO',
        areaName: 'Norway',
        excluded: ['CN', 'TH'],
        additionalCode: null,
        additionalCodeName: null,
        quota: '090123',
        duty: '12.8 % + 176.8 EUR / 100 kg',
        conditions: [],
        legalBasis: 'R9900010',
        legalUrl: null,
        from: '2020-02-01',
        until: '2021-01-01',
      },
    ]);
  });

  it('is the state after its changes and deletions, across files', async () => {
    const first = xml(
      envelope(
        measure('1'),
        component('1', '01', '5'),
        component('1', '04', '2', PER_100_KG),
        exclusion('1', 'CN'),
        measure('2'),
        component('2', '01', '9'),
      ),
      'first.xml',
    );
    const second = xml(
      envelope(
        component('1', '01', '4', {}, UPDATE),
        component('1', '04', '2', PER_100_KG, DELETE),
        exclusion('1', 'CN', DELETE),
        measure('2', DELETE),
        measure('3'),
      ),
      'second.xml',
    );
    expect(
      (await measures(first, second)).map(({ id, duty, excluded }) => [id, duty, excluded]),
    ).toEqual([
      ['1', '4 %', []],
      ['3', null, []],
    ]);
  });

  it('has conditions with the document, the limit and the rate of each, which are the duty where there is no other', async () => {
    const condition = (sid: string, fields: Fields): string =>
      record('43010', INSERT, 'measure.condition', {
        'measure.condition.sid': sid,
        'measure.sid': '7',
        'condition.code': 'A',
        'action.code': '01',
        ...fields,
      });
    const rate = (sid: string, amount: string): string =>
      record('43011', INSERT, 'measure.condition.component', {
        'measure.condition.sid': sid,
        'duty.expression.id': '01',
        'duty.amount': amount,
      });
    const file = xml(
      envelope(
        measure('7', INSERT, { 'additional.code.type': 'C', 'additional.code': '999' }),
        condition('70', { 'certificate.type.code': 'D', 'certificate.code': '008' }),
        rate('70', '10'),
        condition('71', {
          'condition.duty.amount': '52.6',
          'condition.monetary.unit.code': 'EUR',
          'condition.measurement.unit.code': 'DTN',
        }),
        rate('71', '48.5'),
      ),
    );
    const [found] = await measures(file);
    expect(found).toMatchObject({
      additionalCode: 'C999',
      duty: 'Cond:  A cert: D-008 (01):10 % ; A 52.6 EUR / 100 kg(01):48.5 %',
      conditions: [
        { code: 'A', document: 'D008', requirement: null, action: '01', duty: '10 %' },
        {
          code: 'A',
          document: null,
          requirement: '52.6 EUR / 100 kg',
          action: '01',
          duty: '48.5 %',
        },
      ],
    });
  });

  it('leaves out the amounts of the Meursing table, which belong to no goods code', async () => {
    const meursing = measure('8', INSERT, {
      'goods.nomenclature.item.id': '',
      'additional.code.type': '7',
      'additional.code': '000',
    });
    expect((await measures(xml(envelope(measure('7'), meursing)))).map(({ id }) => id)).toEqual([
      '7',
    ]);
  });

  it('is lines by code and suffix with their latest English text', async () => {
    const goods = (
      sid: string,
      code: string,
      suffix: string,
      indent: string,
      text: string,
    ): string =>
      record('40000', INSERT, 'goods.nomenclature', {
        'goods.nomenclature.sid': sid,
        'goods.nomenclature.item.id': code,
        'producline.suffix': suffix,
        'validity.start.date': '2020-01-01',
      }) +
      record('40005', INSERT, 'goods.nomenclature.indents', {
        'goods.nomenclature.indent.sid': sid,
        'goods.nomenclature.sid': sid,
        'validity.start.date': '2020-01-01',
        'number.indents': indent,
      }) +
      described(sid, sid, 'EN', '2020-01-01', text);
    const described = (
      sid: string,
      period: string,
      language: string,
      start: string,
      text: string,
    ): string =>
      record('40010', INSERT, 'goods.nomenclature.description.period', {
        'goods.nomenclature.description.period.sid': period,
        'goods.nomenclature.sid': sid,
        'validity.start.date': start,
      }) +
      record('40015', INSERT, 'goods.nomenclature.description', {
        'goods.nomenclature.description.period.sid': period,
        'language.id': language,
        'goods.nomenclature.sid': sid,
        description: text,
      });
    const file = xml(
      envelope(
        goods('3', '0101210000', '80', '2', 'For breeding'),
        goods('2', '0101210000', '10', '1', 'Horses &amp; ponies'),
        goods('1', '0101000000', '80', '0', 'Old name'),
        described('1', '9', 'EN', '2022-01-01', 'Horses'),
        described('3', '8', 'FR', '2023-01-01', 'Reproducteurs'),
      ),
    );
    expect(
      (await read(file)).map(
        (line) => line.kind === 'line' && [line.code, line.suffix, line.indent, line.text],
      ),
    ).toEqual([
      ['0101000000', '80', 0, 'Horses'],
      ['0101210000', '10', 1, 'Horses & ponies'],
      ['0101210000', '80', 2, 'For breeding'],
    ]);
  });

  const complete = envelope(measure('7'));
  it.each([
    ['breaks off', complete.slice(0, -40), /taric3.xml, row \d+: the file is no complete XML/],
    [
      'breaks off between two records',
      complete.slice(0, complete.indexOf('</env:transaction>')),
      /row \d+: the file is no complete XML/,
    ],
    ['is no TARIC3', '<html><body/></html>', /row 1: <html> begins no TARIC3 message/],
    [
      'has a component without measure',
      envelope(measure('7'), component('8', '01', '5')),
      /row \d+: it belongs to measure 8, which is in none of the files/,
    ],
    [
      'has an exclusion without measure',
      envelope(measure('7'), exclusion('8', 'CN')),
      /row \d+: it belongs to measure 8/,
    ],
    [
      'has a goods code that is none',
      envelope(measure('7', INSERT, { 'goods.nomenclature.item.id': '01O1' })),
      /row \d+: the goods code "01O1" is not ten digits/,
    ],
    [
      'has no goods code',
      envelope(measure('7', INSERT, { 'goods.nomenclature.item.id': '' })),
      /row \d+: the goods code ""/,
    ],
    [
      'has a date that is none',
      envelope(measure('7', INSERT, { 'validity.start.date': '2020-02-30' })),
      /row \d+: "2020-02-30" is no date/,
    ],
    [
      'ends before it begins',
      envelope(measure('7', INSERT, { 'validity.end.date': '2020-01-31' })),
      /row \d+: it ends on 2020-01-31/,
    ],
    [
      'has a measure without area',
      envelope(measure('7', INSERT, { 'geographical.area': '' })),
      /row \d+: the record has no geographical.area/,
    ],
    [
      'does not say what to do',
      envelope(measure('7', 9)),
      /row \d+: the record does not say whether it is new/,
    ],
    ['holds nothing', envelope(), /the files hold no line/],
  ])('is refused when it %s', async (_what, content, why) => {
    await expect(read(xml(content))).rejects.toThrow(why);
    await expect(read(xml(content))).rejects.toMatchObject({
      name: 'BrokenFile',
      file: 'taric3.xml',
    });
  });

  it('is refused in windows-1252', async () => {
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('<env:envelope xmlns:env="x">'),
      0xe9,
      0x3c,
    ]);
    await expect(read({ name: 'taric3.xml', bytes })).rejects.toThrow(
      'taric3.xml: the file is not UTF-8 text',
    );
  });
});
