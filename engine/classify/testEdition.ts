/** A small edition for tests: a few headings, two national schedules and a handful of articles. */
import type { NationalLine, NomenclatureBook } from '../hs.ts';
import { buildEdition, type ClassificationEdition } from './edition.ts';
import { parseLexicon } from './lexiconParse.ts';

const LABELS: Record<string, string> = {
  '42': 'Leather goods, bags and cases',
  '4202': 'Luggage, handbags, backpacks, wallets',
  '420291': 'Leather backpacks and travel bags',
  '420292': 'Backpacks and sports bags of textile or plastic sheet',
  '61': 'Clothing, knitted',
  '6109': 'T-shirts and singlets, knitted',
  '610910': 'T-shirts and singlets, knitted, of cotton',
  '610990': 'T-shirts and singlets, knitted, of other textiles, polyester',
  '71': 'Jewellery',
  '7113': 'Jewellery of precious metal',
  '711311': 'Jewellery of silver',
  '711319': 'Jewellery of gold',
  '7117': 'Imitation jewellery',
  '711719': 'Fashion jewellery of base metal',
  '91': 'Clocks and watches',
  '9102': 'Wrist watches',
  '910211': 'Quartz wrist watches',
  '9113': 'Watch straps and bands',
  '911390': 'Watch straps of leather or textile',
  '95': 'Toys',
  '9503': 'Toys',
  '950300': 'Toys, dolls, plush, puzzles, not for animals',
};

const line = (code: string, label: string, rate = '', units: string[] = []): NationalLine => ({
  code,
  label,
  rate,
  units,
});

const US: Record<string, NationalLine[]> = {
  '610910': [
    line('61091000', 'T-shirts and singlets, cotton', '16.5%', ['doz.', 'kg']),
    line('6109100012', "Men's T-shirts, cotton"),
    line('6109100040', "Women's T-shirts, cotton"),
    line('6109100070', "Women's other knitted tops, cotton"),
  ],
  '711719': [
    line('71171905', 'Toy jewellery valued not over 8 cents per piece', 'Free', ['gross']),
    line('71171920', 'Fashion jewellery valued up to $5 each', '11%', ['No.']),
    line('71171990', 'Fashion jewellery valued over $5 each', '11%', ['No.']),
  ],
};

const LEXICON = `
value material=textile
en: textile; canvas
value material=cotton in textile
en: cotton
de: Baumwolle
value material=synthetic in textile
en: polyester; nylon
value material=leather
en: leather
not: leather look
value material=any-metal
en: all metals
value material=base-metal in any-metal
en: metal
value material=steel in base-metal
en: steel
value material=gold in any-metal
en: gold
value material=silver in any-metal
en: silver; 925 silver
value finish=plated
en: plated; gold plated
value weave=knit
en: knitted
value weave=woven
en: woven
value user=male
en: masculine
value user=men in male
en: men; mens
de: Herren
value user=women
en: women; womens
value for=watch
en: watch
value part=part
en: part; parts
value kind=sports
en: sports

@ backpack
en: backpack; rucksack
de: Wanderrucksack = hiking backpack
  outer: leather 420291 ~.1; textile 420292
  * -> 420292
t: nylon backpack => 420292
t: backpack sprayer => !420292
@ necklace
en: necklace; pendant
de: Halskette
not: pendant lamp
  metal=gold -> 711319
  metal=silver -> 711311
  * -> 711719
ask: metal
t: gold necklace => 711319
t: pendant lamp => !7117
@ plush
en: plush toy; teddy bear; toy
  * -> 950300
t: teddy bear => 950300
t: bear spray => !9503
@ t-shirt
en: t-shirt; tee
implies: weave=knit
  main-fibre: cotton 610910 ~.6
  * -> 610990
ask: main-fibre
t: cotton t-shirt => 610910
t: tee fitting => !6109
@ watch
en: watch; wrist watch
  * -> 910211
t: watch => 910211
t: watch strap => !9102
@ watch-strap part of watch
en: watch strap; strap + watch
  * -> 911390
t: watch strap => 911390
t: bag strap => !9113
`;

/** The nomenclature of the small edition. */
export function testBook(): NomenclatureBook {
  const labels = new Map(Object.entries(LABELS));
  const none = new Map<string, NationalLine[]>();
  return {
    labels,
    subheadings: [...labels.keys()].filter((code) => code.length === 6).sort(),
    national: {
      us: new Map(Object.entries(US)),
      eu: none,
      gb: none,
      ca: none,
      xi: none,
      no: none,
      au: none,
      br: none,
      jp: none,
    },
  };
}

/** The small edition; throws when its lexicon has a fault. */
export function testEdition(): ClassificationEdition {
  const { lexicon, problems } = parseLexicon([{ file: 'test.lex', text: LEXICON }]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return buildEdition(testBook(), lexicon);
}
