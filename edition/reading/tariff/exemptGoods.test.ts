import { describe, expect, it } from '@jest/globals';
import type { ListRecord } from '../../../engine/release/records.ts';
import {
  applicableMeasures,
  type MeasureFacts,
  measuresInForce,
} from '../../../engine/tariff/measure/measures.ts';
import { readExemptGoods, readPartlyExemptGoods } from './exemptGoods.ts';
import { withLists } from './measureLists.ts';
import { readExemptionHeadings, readMeasures } from './measures.ts';
import { loadTariff } from './tariff.ts';

const HEADINGS = readExemptionHeadings();
const listed: Omit<ListRecord, 'code' | 'measure' | 'from'> = {
  kind: 'list',
  until: null,
  rate: null,
  origins: [],
  name: null,
  legalBasis: null,
  legalUrl: null,
};
const FACTS = { chapter99: [], columnTwo: false, claimed: [], melted: [], light: false };

/**
 * Additional duties of goods but those of section 301 on China and section 232:
 * `9903.03.01<9903.03.03`, `-copper` for what is charged on the rest of the value, a `?` for a
 * doubt.
 */
function filed(
  digits: string,
  origin: string,
  date: string,
  facts: Partial<MeasureFacts> = {},
): string[] {
  return applicableMeasures(measuresInForce(loadTariff(), origin, date), {
    ...FACTS,
    digits,
    date,
    origin,
    ...facts,
  })
    .filter(({ row }) => row.kind !== 'section_301' && !row.kind.startsWith('section_232'))
    .map(
      ({ row, exemption, part, doubtful }) =>
        row.heading +
        (exemption ? `<${exemption.heading ?? ''}` : '') +
        (part ? `-${part.metals.join('-')}` : '') +
        (doubtful ? '?' : ''),
    );
}

describe('goods that their tariff line keeps off', () => {
  it.each([
    // goods                   code         origin  day           filed
    ['roasted coffee', '0901210035', 'CO', '2026-11-01', ['9903.05.32<9903.05.86']],
    ['coffee before November', '0901210035', 'CO', '2025-11-12', ['9903.01.25']],
    ['coffee since', '0901210035', 'CO', '2025-11-13', ['9903.01.25<9903.01.32']],
    ['coffee of Brazil', '0901110025', 'BR', '2025-11-12', ['9903.01.77', '9903.02.09']],
    ['bananas', '0803900035', 'EC', '2026-03-01', ['9903.03.01<9903.03.03']],
    [
      'beef of Brazil',
      '0202305057',
      'BR',
      '2026-08-01',
      ['9903.05.01<9903.05.02', '9903.05.27<9903.05.86'],
    ],
    ['smartphones, from the start', '8517130000', 'VN', '2025-04-05', ['9903.01.25<9903.01.32']],
    ['laptops', '8471300100', 'VN', '2026-11-01', ['9903.05.84<9903.05.86']],
    ['memory chips', '8542320071', 'KR', '2026-03-01', ['9903.03.01<9903.03.03']],
    ['medicines', '3004909244', 'IN', '2026-11-01', ['9903.05.44<9903.05.86']],
    ['a T-shirt, on no list', '6109100012', 'VN', '2026-11-01', ['9903.05.84']],
    ['nickel before September', '7502100000', 'NO', '2025-09-07', ['9903.02.50']],
    ['nickel since', '7502100000', 'NO', '2025-09-08', ['9903.02.50<9903.01.32']],
    [
      'nickel of the Union, retroactively',
      '7502100000',
      'FI',
      '2025-09-01',
      ['9903.02.20/9903.02.19<9903.02.74'],
    ],
    ['copper wire until section 232', '7408110000', 'CL', '2025-07-31', ['9903.01.25<9903.01.32']],
    ['copper wire after', '7408110000', 'CL', '2025-08-01', ['9903.01.25-copper']],
    ['plywood until section 232', '4412990600', 'CL', '2025-10-13', ['9903.01.25<9903.01.32']],
    ['plywood after', '4412990600', 'CL', '2025-10-14', ['9903.01.25']],
    ['cork of Portugal', '4503102000', 'PT', '2025-12-01', ['9903.02.20/9903.02.19<9903.02.74']],
    ['cork of Morocco', '4503102000', 'MA', '2025-12-01', ['9903.01.25']],
    ['one magnet line by ten digits', '8505110070', 'JP', '2026-03-01', ['9903.03.01<9903.03.03']],
    ['its neighbour', '8505110050', 'JP', '2026-03-01', ['9903.03.01']],
    [
      'iron ore of Brazil',
      '2601110030',
      'BR',
      '2025-09-01',
      ['9903.01.77<9903.01.81', '9903.02.09'],
    ],
  ])('%s: %s of %s on %s', (_, code, origin, date, expected) => {
    expect(filed(code, origin, date)).toEqual(expected);
  });

  it('keeps the fentanyl duty on them: no list is for it', () => {
    expect(filed('8517130000', 'CN', '2026-01-15')).toEqual([
      '9903.01.24',
      '9903.01.25<9903.01.32',
    ]);
  });
});

describe('lines of which only some goods are exempt', () => {
  it.each([
    ['food preparations', '2106909998', 'CH', '2026-11-01', ['9903.05.74/9903.05.73?']],
    ['pastry', '1905901049', 'TR', '2026-03-01', ['9903.03.01?']],
    [
      'a machine on the list of Brazil',
      '8422409100',
      'BR',
      '2026-11-01',
      ['9903.05.01?', '9903.05.27'],
    ],
    ['the same machine of Mexico', '8422409100', 'MX', '2026-11-01', ['9903.05.55']],
  ])('charges %s %s of %s, and doubts it', (_, code, origin, date, expected) => {
    expect(filed(code, origin, date)).toEqual(expected);
  });

  it('leaves no other doubt in the duties that the lists are for', () => {
    const kinds = [
      'section_122',
      'section_301_brazil',
      'section_301_forced_labour',
      'ieepa_reciprocal',
    ];
    const partly = new Set(readPartlyExemptGoods().map(({ code }) => code));
    const rest = loadTariff().measures.filter(
      ({ kind, doubt }) => kinds.includes(kind) && doubt.some((code) => !partly.has(code)),
    );
    expect(rest.map(({ id, from }) => `${id} ${from}`)).toEqual([]);
  });
});

describe('the file', () => {
  it('names headings that are known', () => {
    const known = new Set(HEADINGS.map(({ heading }) => heading));
    const named = [...readExemptGoods(), ...readPartlyExemptGoods()].map(({ measure }) => measure);
    expect([...new Set(named)].filter((heading) => !known.has(heading))).toEqual([]);
  });

  it('names a code once for a heading and a day', () => {
    const seen = new Map<string, number>();
    for (const { code, measure, from } of readExemptGoods()) {
      const key = `${measure} ${code} ${from}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen].filter(([, count]) => count > 1).map(([key]) => key)).toEqual([]);
  });
});

describe('exemption headings', () => {
  it('say what the goods must be', () => {
    for (const { goods } of HEADINGS) expect(goods.length).toBeGreaterThan(8);
    const aircraft = HEADINGS.find(({ heading }) => heading === '9903.03.05');
    expect(aircraft?.proof).toMatch(/certificate/);
    expect(HEADINGS.find(({ heading }) => heading === '9903.01.32')?.proof).toBeNull();
  });

  it('are for some measures of a kind alone where they name the beginning of their headings', () => {
    const list = {
      ...listed,
      code: '87032301',
      measure: '9903.94.04',
      from: '2025-04-03',
    };
    const kept = withLists(readMeasures(), HEADINGS, [list]).filter(({ exemptions }) =>
      exemptions.some(({ heading }) => heading === list.measure),
    );
    expect([...new Set(kept.map(({ id }) => id))]).toEqual([
      '232-cars',
      '232-cars-gb-over',
      '232-cars-gb',
      '232-cars-eu',
      '232-cars-jp',
      '232-cars-kr',
    ]);
  });
});
