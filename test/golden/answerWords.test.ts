/** What answers say beside their codes: nothing that the text contradicts, asks after or settles. */
import { describe, expect, it } from '@jest/globals';
import { classify } from '../../engine/classify/classify.ts';
import type { Classification } from '../../engine/classify/types.ts';
import { loadClassification } from '../../edition/reading/classification.ts';

const edition = loadClassification();

function answered(description: string, destination: string): Classification {
  const found = classify({ description }, edition, {
    destination,
    effort: 'pro',
    blocked: [],
    on: '2026-11-27',
  });
  if ('refused' in found) throw new Error(`refused: ${description}`);
  return found;
}

const reasonsFor = (description: string, destination: string): string[] =>
  answered(description, destination).lines.flatMap(({ rightIf }) => rightIf ?? []);

describe('alternatives', () => {
  it.each([
    // a kind or a material that is denied
    ['Swiss dark chocolate bar 200 g, unfilled', 'GB', /filled/],
    ['sac à main, pas en cuir', 'FR', /of leather/],
    ['сумка женская не из кожи', 'DE', /of leather/],
    // an amount that is measured
    ['Three-phase induction motor, multi-phase, 5.5 kW, 1450 rpm', 'GB', /over 75 kW/],
    // another material than the one that is stated
    ['Tischlampe Holz mit Lampenschirm, ohne Leuchtmittel', 'DE', /of plastic|of glass/],
    // the whole of goods for which a part is sold
    ['Filter for Dyson V10 Vacuum Cleaner Washable, 2 Pack', 'GB', /Vacuum cleaners (?:up|over)/],
  ])('of %s for %s have none with %s', (description, destination, excluded) => {
    expect(reasonsFor(description, destination).filter((one) => excluded.test(one))).toEqual([]);
  });

  it.each([
    ['Caramelle gommose alla frutta 500 g', 'IT'],
    ['Tazza in ceramica con manico 350 ml', 'IT'],
  ])('of %s for %s stand by their probability', (description, destination) => {
    const [, ...others] = answered(description, destination).lines;
    const chances = others.map(({ probability }) => probability);
    expect(chances.length).toBeGreaterThan(1);
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  });
});

describe('questions', () => {
  it.each([
    ['Swiss dark chocolate bar 200 g, unfilled', 'GB'],
    ['Anya canvas tote bag women shoulder bag', 'GB'],
    ['65W USB C charger for MacBook, without cable', 'US'],
    ['Vasos de cristal 300 ml juego de 6', 'ES'],
    ['Melatonin gummies 5 mg, 60 count', 'US'],
  ])('%s for %s is asked nothing that it settles or that is no matter', (text, destination) => {
    expect(answered(text, destination).questions).toEqual([]);
  });

  it('of a list of goods none is asked about one of them', () => {
    expect(answered('cotton t-shirt, phone case, scented candle', 'US').questions).toEqual([]);
  });
});

describe('customs descriptions', () => {
  it.each([
    ['Juego de ollas acero inoxidable 8 piezas', 'ES', 'Cooking pot, of stainless steel'],
    ['Lot de 6 assiettes en porcelaine', 'FR', 'Plate, of porcelain'],
    ['Stainless Steel Dog Choke Chain Collar 4mm', 'US', 'Collar, for pets, of stainless steel'],
    // what a part is made of is not what the goods are made of, unless the part is what is sold
    ['Couverture lestée 6 kg billes de verre', 'FR', 'Weighted blanket'],
    ['Coltello da cucina manico in legno lama acciaio', 'IT', 'Kitchen knife'],
    ['Нож кухонный деревянная ручка', 'DE', 'Kitchen knife'],
    ['包丁 三徳 木製ハンドル', 'JP', 'Kitchen knife'],
    ['Lampe de chevet pied en bois abat-jour lin', 'FR', 'Bedside lamp'],
    ['Leather watch strap 20 mm', 'US', 'Leather watch strap'],
    ['Lunchbox roestvrij staal bamboe deksel', 'NL', 'Lunchbox, of stainless steel'],
    ['Bestekset 24-delig kunststof handvat', 'NL', 'Cutlery set'],
    // no end of a word is a material: an unicorn is not of horn
    ['Astuccio scuola bambina unicorno', 'IT', 'School pencil case'],
    // nor is a part what is sold where the whole stands before it
    ['犬用首輪 ナイロン 金属バックル', 'JP', null],
    ['Wanduhr Holz Glaszifferblatt 30 cm', 'DE', null],
    // a name whose words stand apart
    ['Duck feather and down pillow cotton cover', 'GB', 'Feather pillow'],
  ])('of %s for %s: %s', (description, destination, expected) => {
    expect(answered(description, destination).customsDescription).toBe(expected);
  });
});

it.each([
  // what the goods are stands first, what it carries or covers behind it
  ['Backpack laptop 17 inch travel business', 'US', '420292'],
  ['Cover iPad 10.2 2021 tablet stand case pencil holder', 'US', '392690'],
  // a dining chair is no sun lounger, in any language
  ['Chaise de salle à manger velours pieds métal lot de 2', 'FR', '940171'],
  ['Silla de comedor patas de madera tapizada', 'ES', '940161'],
  // the make of a car says what a radiator is for
  ['Radiador para Seat Ibiza 1.9 TDI', 'ES', '870891'],
  // a screen shows digits
  ['Alarm clock with LED display, dual USB, 12/24H', 'US', '91051140'],
  ['Verhuisdozen karton 20 stuks', 'NL', '481910'],
  ['Loopfiets hout vanaf 2 jaar', 'NL', '95030010'],
  // no line for gloves where clothes are named
  ['T-shirt bébé coton bio manches courtes', 'FR', '61112090'],
])('%s for %s is %s', (description, destination, code) => {
  expect(answered(description, destination).lines[0]?.code.slice(0, code.length)).toBe(code);
});

it('what comes with goods makes them no part: a doll with accessories', () => {
  const [best] = answered('Muñeca con vestido rosa y accesorios', 'ES').lines;
  expect(best?.code).toBe('95030021');
});
