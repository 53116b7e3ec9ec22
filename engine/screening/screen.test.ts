import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PartyRecord } from '../release/records.ts';
import { screen, type Screening, type ScreeningQuery } from './screen.ts';
import { ScreeningIndexBuilder } from './screeningIndex.ts';

const DAY = '2026-11-22';

const listed = (list: string, name: string, given: Partial<PartyRecord> = {}): PartyRecord => ({
  kind: 'party',
  id: `${list}-${name}`,
  list,
  source: list,
  type: 'unknown',
  name,
  aliases: [],
  addresses: [],
  countries: [],
  birthDates: [],
  identifiers: [],
  programmes: [],
  remarks: null,
  url: null,
  from: null,
  until: null,
  ...given,
});

const person = (name: string, given: Partial<PartyRecord> = {}): PartyRecord =>
  listed('SDN', name, { type: 'individual', ...given });
const company = (name: string, given: Partial<PartyRecord> = {}): PartyRecord =>
  listed('SDN', name, { type: 'entity', ...given });

const TIANSHUN =
  'TIANSHUN CHEMICAL TECHNOLOGIES; and any successor, sub-unit, or subsidiary thereof';

const PARTIES: readonly PartyRecord[] = [
  person('ZHUKOVSKIY, Gennadiy Arkadyevich'),
  person('AL-KHURASANI, Abd al-Rahman'),
  person('PAPADIMITRAKIS, Stavros'),
  person('OUYANG, Jinghong'),
  person('VELASCO BARRIENTOS, Ignacio Eusebio'),
  person('RAZAVIAN, Behnam', { aliases: [{ name: 'THE WEAVER', strength: 'weak' }] }),
  person('SHCHEGLOVITSKIY, Yevgeniy Zakharovich'),
  person('RAHIMZADAGAN, Abd al-Qadir'),
  person('SHEIKH, Zuhayb Naeemuddin'),
  listed('SDN', 'PERSEPHANTA', { type: 'vessel' }),
  listed('SDN', 'KOLSKIY BEREG CONCERN', { type: 'entity' }),
  company('KAVOSHGAR SHIPPING LINES CO. LTD.'),
  company('VOLGOSTROYMASH OOO', {
    aliases: [{ name: 'VOLGOSTROIMASH', strength: null, former: true }],
  }),
  company('MARINE SERVICES LTD'),
  company('ZARYANA LLC'),
  company('SIMURAN AIR'),
  company('KALVORIS EUROPE SP. Z O.O.'),
  company('TAVRENKO TECHNOLOGIES CO., LTD.'),
  company('STAR AIR'),
  company('DSD, OOO', { aliases: [{ name: 'LLC', strength: null }] }),
  company('INSTITUTE OF PLASMA HYDRAULICS (IPH)'),
  company('YUZHNY METALLURGICAL PLANT 12'),
  company('QUINTARA'),
  company('BANCO TARVENAL DE DESARROLLO'),
  company('TWO OSMERI RIVERS SHIPPING CO'),
  company('FIRST VELKAR BANK'),
  company('ULGORSK NAUCHNO-PROIZVODSTVENNOE OBEDINENIE'),
  company('ISLAMIC REPUBLIC OF IRAN TAMSHID BUREAU'),
  company('NATIONAL BRELLIAN DREDGING COMPANY'),
  company('SHENZHEN ORVATEK TECHNOLOGY CO., LTD.'),
  company('BRIGHT LOTUS'),
  person('PAK, Yong Chol'),
  listed('EL', TIANSHUN),
  listed('DPL', 'ZARYANA LLC'),
];

function indexOf(parties: readonly PartyRecord[]) {
  const builder = new ScreeningIndexBuilder();
  for (const party of parties) builder.add(party);
  const building = builder.build();
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

const INDEX = indexOf(PARTIES);
const ask = (name: string, more: Partial<ScreeningQuery> = {}): Screening =>
  screen({ name, company: null, country: null, type: null, ...more }, INDEX, DAY);
const names = (name: string): string[] => ask(name).matches.map(({ party }) => party.name);

const SHCHEGLOVITSKIY = 'SHCHEGLOVITSKIY, Yevgeniy Zakharovich';

describe('names of one party', () => {
  const aliases = ['Quuxa', 'Quuxe', 'Quuxi'];

  it('are all looked for up to the fourth', () => {
    const { matches, cut } = ask([...aliases, 'Kavoshgar Shipping Lines'].join(' t/a '));
    expect(matches.map(({ party }) => party.name)).toEqual(['KAVOSHGAR SHIPPING LINES CO. LTD.']);
    expect(cut).toEqual([]);
  });

  it('behind the fourth are not looked for, and it is told of which field', () => {
    const many = [...aliases, 'Quuxo', 'Kavoshgar Shipping Lines'].join(' t/a ');
    expect(ask(many)).toMatchObject({ matches: [], cut: ['name'] });
    expect(ask('Quux', { company: many })).toMatchObject({ matches: [], cut: ['company'] });
  });
});

describe('a listed party is found', () => {
  it.each([
    [
      'in the order of speech',
      'Gennadiy Arkadyevich Zhukovskiy',
      'ZHUKOVSKIY, Gennadiy Arkadyevich',
    ],
    ['in another spelling of its sounds', 'Gennady Zhukovsky', 'ZHUKOVSKIY, Gennadiy Arkadyevich'],
    ['in Cyrillic letters', 'Геннадий Аркадьевич Жуковский', 'ZHUKOVSKIY, Gennadiy Arkadyevich'],
    ['in Greek letters', 'Σταύρος Παπαδημητράκης', 'PAPADIMITRAKIS, Stavros'],
    ['in Arabic letters', 'عبد الرحمن الخراساني', 'AL-KHURASANI, Abd al-Rahman'],
    ['in Chinese characters', '欧阳京红', 'OUYANG, Jinghong'],
    ['by a Chinese company name', '天顺化工技术有限公司', TIANSHUN],
    ['with accents', 'Ignácio Eusébio Velasco Barrientos', 'VELASCO BARRIENTOS, Ignacio Eusebio'],
    ['without a middle name', 'Ignacio Velasco Barrientos', 'VELASCO BARRIENTOS, Ignacio Eusebio'],
    ['with a letter dropped', 'Behnam Razavin', 'RAZAVIAN, Behnam'],
    ['with a letter too many', 'Behnaam Razavian', 'RAZAVIAN, Behnam'],
    ['with two letters swapped', 'Behnam Rzaavian', 'RAZAVIAN, Behnam'],
    ['with the first letter changed', 'Behnam Gazavian', 'RAZAVIAN, Behnam'],
    [
      'with two letters wrong',
      'Gennadiy Arkadievich Zukovskiy',
      'ZHUKOVSKIY, Gennadiy Arkadyevich',
    ],
    [
      'with another legal form',
      'Kavoshgar Shipping Lines GmbH',
      'KAVOSHGAR SHIPPING LINES CO. LTD.',
    ],
    [
      'with a legal form misspelt',
      'Kavoshgar Shipping Lines Co. Ldt.',
      'KAVOSHGAR SHIPPING LINES CO. LTD.',
    ],
    [
      'with its words parted otherwise',
      'Kavosh gar Shipping Lines',
      'KAVOSHGAR SHIPPING LINES CO. LTD.',
    ],
    ['with an abbreviation', 'Inst. of Plasma Hydraulics', 'INSTITUTE OF PLASMA HYDRAULICS (IPH)'],
    ['by its acronym', 'IPH', 'INSTITUTE OF PLASMA HYDRAULICS (IPH)'],
    [
      'without what the list adds',
      'Tianshun Chemical Technologies',
      'TIANSHUN CHEMICAL TECHNOLOGIES; and any successor, sub-unit, or subsidiary thereof',
    ],
    ['without what the list adds', 'Tianshun Chemical Technologies', TIANSHUN],
    ['with one word too many', 'Behnam Razavian Berlin', 'RAZAVIAN, Behnam'],
    [
      'with a place behind a name of one rare and one broad word',
      'Simuran Air Dubai',
      'SIMURAN AIR',
    ],
    ['by another word for its trade', 'Simuran Airlines', 'SIMURAN AIR'],
    ['by the same word with another beginning of it', 'Simuran Airways Ltd', 'SIMURAN AIR'],
    ['without a legal form of letters', 'Kalvoris Europe', 'KALVORIS EUROPE SP. Z O.O.'],
    ['with that form printed otherwise', 'Kalvoris Europe Sp z oo', 'KALVORIS EUROPE SP. Z O.O.'],
    [
      'with a form of another country',
      'Kalvoris Europe S.A. de C.V.',
      'KALVORIS EUROPE SP. Z O.O.',
    ],
    ['with a long form', 'Kalvoris Europe Sdn. Bhd.', 'KALVORIS EUROPE SP. Z O.O.'],
    ['with a short word of trade', 'Tavrenko Tech Co Ltd', 'TAVRENKO TECHNOLOGIES CO., LTD.'],
    ['with pictures and marks', 'Simuran™ Air 🚀', 'SIMURAN AIR'],
    ['of broad words, when equal', 'Marine Services', 'MARINE SERVICES LTD'],
    ['as German papers spell it', 'Jewgenij Sacharowitsch Schtscheglowizkij', SHCHEGLOVITSKIY],
    ['as French papers do', 'Evgueni Chtcheglovitski', SHCHEGLOVITSKIY],
    ['as Polish papers do', 'Jewgienij Szczegłowickij', SHCHEGLOVITSKIY],
    ['as Dutch papers do', 'Jevgeni Sjtsjeglovitski', SHCHEGLOVITSKIY],
    ['as Czech papers do', 'Jevgenij Ščeglovickij', SHCHEGLOVITSKIY],
    ['with its article joined', 'Abdelkader Rahimzadegan', 'RAHIMZADAGAN, Abd al-Qadir'],
    [
      'with a letter wrong before its article',
      'Bdulqadir Rahimzadagan',
      'RAHIMZADAGAN, Abd al-Qadir',
    ],
    ['with its article assimilated', 'Abdurrahman al-Khurasani', 'AL-KHURASANI, Abd al-Rahman'],
    ['by a family name that is a title elsewhere', 'Zuhayb Sheikh', 'SHEIKH, Zuhayb Naeemuddin'],
    [
      'by initials before a rare family name',
      'G.A. Zhukovskiy',
      'ZHUKOVSKIY, Gennadiy Arkadyevich',
    ],
    ['by initials behind it', 'Zhukovskiy G. A.', 'ZHUKOVSKIY, Gennadiy Arkadyevich'],
    ['by initials without points', 'Zhukovskiy GA', 'ZHUKOVSKIY, Gennadiy Arkadyevich'],
    ['a ship with what it is before its name', 'M/V Persephanta', 'PERSEPHANTA'],
    ['a ship with its number behind its name', 'MT PERSEPHANTA (IMO 9187629)', 'PERSEPHANTA'],
    ['by one word with empty words beside it', 'Quintara Trading LLC', 'QUINTARA'],
    ['by a kind in another language', 'Tarvenal Development Bank', 'BANCO TARVENAL DE DESARROLLO'],
    ['by a kind in two languages', 'Banque Tarvenal Développement', 'BANCO TARVENAL DE DESARROLLO'],
    ['by a figure for a word', '2 Osmeri Rivers Shipping', 'TWO OSMERI RIVERS SHIPPING CO'],
    ['by a Roman figure', 'Osmeri Rivers Shipping II', 'TWO OSMERI RIVERS SHIPPING CO'],
    ['by an ordinal', '1st Velkar Bank', 'FIRST VELKAR BANK'],
    ['with a mark before its number', 'Южный завод № 12', 'YUZHNY METALLURGICAL PLANT 12'],
    ['with figures that look like letters', 'KALV0R1S EUR0PE', 'KALVORIS EUROPE SP. Z O.O.'],
    ['beside another name', 'Gulf Trelmont / Simuran Air', 'SIMURAN AIR'],
    ['behind an also known as', 'Gulf Trelmont a.k.a. Simuran Air', 'SIMURAN AIR'],
    ['by the short form of its kind', 'NPO Ulgorsk', 'ULGORSK NAUCHNO-PROIZVODSTVENNOE OBEDINENIE'],
    [
      'by the short name of a state',
      'Iran Tamshid Bureau',
      'ISLAMIC REPUBLIC OF IRAN TAMSHID BUREAU',
    ],
    ['by its first letters', 'NBDC', 'NATIONAL BRELLIAN DREDGING COMPANY'],
    ['without a town', 'Orvatek Tech', 'SHENZHEN ORVATEK TECHNOLOGY CO., LTD.'],
    [
      'with a place in brackets',
      'Kavoshgar (Dubai) Shipping Lines',
      'KAVOSHGAR SHIPPING LINES CO. LTD.',
    ],
    ['in characters that a Korean reads', '朴永哲', 'PAK, Yong Chol'],
    [
      "without a father's name, a letter wrong",
      'Gennadiy Zhukovskuy',
      'ZHUKOVSKIY, Gennadiy Arkadyevich',
    ],
    ['by words of trade in Cyrillic', 'Концерн Кольский Берег', 'KOLSKIY BEREG CONCERN'],
    ['by the initial of a rare family name', 'B. Razavian', 'RAZAVIAN, Behnam'],
  ])('%s: %s', (_, name, expected) => {
    expect(names(name)).toEqual([expected]);
  });
});

describe('nobody is found', () => {
  it.each([
    ['by broad words of which one is another', 'Star Airlines'],
    ['by a word of trade and another name', 'Atlas Airlines'],
    ['by words of trade alone', 'Star Tech Ltd'],
    ['by a rare word beside two others', 'Simuran Bakery Dubai'],
    ['by a first name alone', 'Behnam'],
    ['by a first name and another family name', 'Behnam Hosseinzadeh'],
    ['by broad words that are nearly the same', 'Marine Service Center'],
    ['by the words of trade alone', 'Shipping Lines'],
    ['by a word of a brand', 'Kavoshgar Bakery'],
    ['where a number is another', 'Yuzhny Metallurgical Plant 21'],
    ['by an acronym with a letter wrong', 'IPK'],
    ['by a weak alias with a letter wrong', 'The Weavers'],
    ['in a short name with another letter', 'Zarya'],
    ['by initials of other given names', 'B.T. Zhukovskiy'],
    ['by initials in another order than the names', 'A.G. Zhukovskiy'],
    ['by a company with the letters of a ship before another name', 'MV Perseus'],
    ['by one word and another trade', 'Quintara Bakery'],
    ['by words that many choose, and a trade', 'Bright Lotus Hotel'],
    ['by another number', 'Three Osmeri Rivers Shipping'],
    ['by its first letters with another', 'NBDX'],
    ['of the same kind', 'Banque Mondiale de Développement'],
  ])('%s: %s', (_, name) => expect(names(name)).toEqual([]));
});

it('a listed name of one word is below 0.85 in a longer question, and a lead at most', () => {
  for (const name of ['Zaryana Trading', 'Zaryana Northern Logistics', 'Maria Zaryana'])
    for (const { score } of ask(name).matches) expect(score).toBeLessThanOrEqual(0.85);
});

it('a company found by its first letters is a lead, and the reason tells it', () => {
  expect(ask('NBDC').matches[0]).toMatchObject({
    score: 0.72,
    exact: false,
    reasons: [{ kind: 'initials', weight: 0.72 }],
  });
});

it('an initial that is another lowers the score', () => {
  const scoreOf = (name: string): number => ask(name).matches[0]?.score ?? 0;
  expect(scoreOf('Gennadiy B. Zhukovskiy')).toBeLessThan(scoreOf('Gennadiy A. Zhukovskiy') - 0.1);
});

it('what is exact comes first, then the graver list', () => {
  expect(ask('Zaryana LLC').matches.map(({ party, exact }) => [party.list, exact])).toEqual([
    ['SDN', true],
    ['DPL', true],
  ]);
});

it('a former name is told as such', () => {
  expect(ask('Volgostroimash').matches[0]).toMatchObject({ matchedOn: 'former_name', exact: true });
});

it.each(['', '  ', 'X', 'Li', 'LLC', 'GmbH & Co. KG', 'al', '!!!', '株式会社'])(
  '"%s" answers nothing',
  (name) => {
    expect(ask(name).matches).toEqual([]);
  },
);

describe('properties', () => {
  const anyParty = fc.constantFrom(...PARTIES);

  it('every listed name finds itself, exactly', () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const best = ask(party.name).matches.find((match) => match.party.id === party.id);
        expect(best).toMatchObject({ exact: true, score: 1 });
      }),
    );
  });

  it('case and punctuation change nothing', () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const plain = ask(party.name.toLowerCase().replaceAll(/[,.]/g, ' ')).matches;
        expect(plain.some((match) => match.party.id === party.id && match.score >= 0.99)).toBe(
          true,
        );
      }),
    );
  });

  it('scores are between the threshold and one, their pieces add up, and any text is answered', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          anyParty.map(({ name }) => name.slice(1)),
        ),
        (name) => {
          for (const { score, reasons } of ask(name).matches) {
            expect(score).toBeGreaterThanOrEqual(0.7);
            expect(score).toBeLessThanOrEqual(1);
            const sum = reasons.reduce((whole, { weight }) => whole + weight, 0);
            expect(Math.abs(sum - score)).toBeLessThan(0.05);
          }
        },
      ),
    );
  });
});
