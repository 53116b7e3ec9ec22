import { describe, expect, it } from '@jest/globals';
import { decide } from '../../engine/classify/decide.ts';
import { REACH } from '../../engine/classify/effort.ts';
import { applyNotes } from '../../engine/classify/notes.ts';
import { problemsOfNotes } from '../../engine/classify/notesReview.ts';
import { readGoods } from '../../engine/classify/text.ts';
import { loadClassification } from './classification.ts';
import { loadNotes, noteFiles } from './notes.ts';

const { notes, problems } = loadNotes();
const edition = loadClassification();

/** Text, the code that is the answer, a code that must not be it, the note that says so. */
const TEXTS: readonly [text: string, answer: string, out: string, cite: string][] = [
  ['frozen venison steaks', '020890', '030445', 'subhd. 0304.31-59'],
  ['canned abalone in brine', '160557', '030787', 'hd. 0306'],
  ['whole dried red chillies', '090421', '030311', 'hd. 0303'],
  ['frozen mackerel whole', '030354', '030244', 'hd. 0302'],
  ['smoked haddock', '030549', '030444', 'hd. 0305'],
  ['fresh whole hake', '030254', '030474', 'subhd. 0304.61-99'],
  ['frozen edamame pods', '071029', '070890', 'hd. 0710'],
  ['frozen mushrooms sliced', '071080', '071231', 'hd. 0712'],
  ['fresh blueberries 125g', '081040', '081190', 'hd. 0811'],
  ['whole dried red chillies', '090421', '070960', 'ch. 7 n.3'],
  ['roasted salted cashews 200g', '200819', '080132', 'ch. 20'],
  ['soy wax scented candle in glass jar', '340600', '151620', 'ch. 15 n.1(e)'],
  ['matte lipstick red', '330410', '151190', 'ch. 15 n.1(d)'],
  ['fresh mangoes', '080450', '200899', 'ch. 20 n.1(a)'],
  ['live crayfish', '030639', '160540', 'ch. 16 n.1'],
  ['freeze dried chicken cat treats', '230910', '021099', 'hd. 2309'],
  ['dark chocolate bar 70% 100g', '180632', '180620', 'subhd. 1806.20'],
  ['stroopwafel caramel 8 pcs', '190532', '180631', 'ch. 18 n.1'],
  ['red wine bottle 750ml 13.5% vol', '220421', '220710', 'ch. 22 n.2'],
  ['baby powder talc 200g', '330491', '252620', 'ch. 25 n.2(d)'],
  ['granite cobblestone setts 10x10', '680100', '251611', 'ch. 25 n.2(e)'],
  ['levothyroxine tablets 50mcg', '300439', '293721', 'hd. 2937'],
  ['amoxicillin capsules 500mg', '300410', '294110', 'hd. 2941'],
  ['oxy acetylene cutting torch', '846810', '290129', 'ch. 29 n.2(c)'],
  ['insecticide treated bed net', '630420', '380891', 'hd. 3808'],
  ['anti dandruff shampoo 400ml', '330510', '340250', 'ch. 34 n.1(c)'],
  ['flexible stainless steel metal hose', '830710', '391731', 'ch. 39 n.1'],
  ['memory foam mattress 90x200', '940421', '392690', 'ch. 39 n.2(x)'],
  ['cotton kitchen apron with pockets', '621142', '392620', 'ch. 39 n.2(p)'],
  ['bicycle inner tube 26 inch presta valve', '401320', '392690', 'ch. 39 n.2(s)'],
  ['baseball trading card rookie', '491199', '392690', 'ch. 39 n.2(y)'],
  ['PVC hose reinforced with polyester yarn', '391739', '400921', 'ch. 40 n.2(a)'],
  ['leather rucksack', '420291', '420292', 'subhd. 4202.12'],
  ['wooden cross necklace leather cord', '711790', '420500', 'hd. 4205'],
  ['leather strap for watch', '911390', '420500', 'hd. 9113'],
  ['polycarbonate trolley suitcase', '420212', '420211', 'subhd. 4202.11'],
  ['pu leather waist belt women', '392620', '420310', 'hd. 4203'],
  ['mens genuine leather wallet', '420231', '420212', 'subhd. 4202.21-29'],
  ['bamboo embroidery hoops set', '442191', '442199', 'subhd. 4421.91'],
  ['porcelain figurine dancer', '691310', '442011', 'ch. 44'],
  ['silicone wine bottle stopper', '392410', '450310', 'ch. 45'],
  ['happy birthday banner and paper fans set', '950590', '482390', 'ch. 48 n.2(p)'],
  ['cotton handkerchiefs men 6 pcs', '621320', '481820', 'ch. 48'],
  ['fleece bathrobe ladies', '610892', '610799', 'ch. 61 n.9'],
  ['ring bearer pillow satin lace', '940490', '630790', 'sec. XI n.1(s)'],
  ['machine woven polypropylene area rug', '570242', '570329', 'hd. 5702'],
  ['cotton window curtain', '630391', '630312', 'subhd. 6303 (synthetic fibres)'],
  ['knitted rib cuffs for jacket', '611790', '621040', 'ch. 62 n.1'],
  ['hair canvas interlining for tailoring', '511300', '560392', 'ch. 56 n.3'],
  ['leather sandals women', '640399', '640299', 'ch. 64 n.4(a)'],
  ['rubber outsole for shoe repair', '640620', '640299', 'hd. 6406'],
  ['plush house slippers with rubber sole', '640419', '640520', 'ch. 64 n.4(b)'],
  ['glass christmas ball ornaments 6 pcs', '950510', '701399', 'ch. 70 n.1(f)'],
  ['porcelain figurine dancer', '691310', '691390', 'subhd. 6913.90'],
  ['plastic drinking glasses reusable', '392410', '701337', 'ch. 70'],
  ['wall mounted steel mailbox', '732690', '690721', 'ch. 69'],
  ['wooden earring display stand', '442199', '711790', 'hd. 7117'],
  ['men braided leather bracelet stainless steel clasp', '711790', '711620', 'hd. 7116'],
  ['stainless steel cable chain 10 meters roll jewelry making', '731589', '711320', 'ch. 71 n.9'],
  ['enamel lapel pin zinc alloy', '711719', '711711', 'subhd. 7117.19'],
  ['stainless steel bracelet for apple watch 45mm', '911320', '711719', 'ch. 71 n.3(m)'],
  ['perline di vetro colorate 3 mm', '701810', '710399', 'hd. 7103'],
  ['abs plastic chrome letters badge for trunk', '392690', '831000', 'ch. 83'],
  ['electric garden tiller cultivator 1400w', '843229', '820190', 'ch. 82'],
  ['stainless steel storage tank 5000 litre', '730900', '731010', 'hd. 7310'],
  ['disposable plastic spoons 100 pcs', '392410', '821599', 'ch. 82 n.1'],
  ['stainless steel storage tank 5000 litre', '730900', '761100', 'sec. XV n.3'],
  ['wired cast glass', '700320', '732510', 'ch. 73'],
  ['external hard drive 2tb usb 3.0', '847170', '852351', 'ch. 85 n.6'],
  ['electric pepper grinder battery operated', '850940', '821000', 'hd. 8210'],
  ['36v 500w brushless hub motor', '850131', '850110', 'subhd. 8501.10'],
  ['uv bug zapper lamp indoor', '854370', '853949', 'hd. 8543'],
  ['tens unit rechargeable 24 modes', '901890', '854370', 'ch. 85 n.1(d)'],
  ['pocket bike 49cc 2 stroke mini moto', '871110', '871160', 'subhd. 8711.60'],
  ['mtb rear shock air 190mm bicycle', '871499', '870880', 'sec. XVII n.3'],
  ['wooden oar for rowing boat', '442199', '890393', 'ch. 89'],
  ['motorcycle 1200cc', '871150', '871120', 'subhd. 8711.20'],
  ['used passenger car petrol 1400 cc', '870322', '870323', 'subhd. 8703.23'],
  ['motorcycle 1200cc', '871150', '871110', 'subhd. 8711.10'],
  ['4 string bass guitar sunburst', '920790', '920210', 'hd. 9207'],
  ['metal lobster clasp swivel for bag strap', '830890', '911390', 'subhd. 9113.90'],
  ['lipo battery 7.4v 2s 5200mah rc car', '850760', '950300', 'ch. 95 n.1(m)'],
  ['denix replica revolver non firing metal', '830629', '950300', 'ch. 95 n.1(t)'],
  ['leather rucksack', '420291', '950300', 'ch. 95 n.1(d)'],
  ['mens leather oxford shoe with rubber sole', '640399', '950300', 'ch. 95 n.1(g)'],
  ['woven polyester evening dress', '620443', '950300', 'ch. 95 n.1(e)'],
  ['solar garden path light 8 pack', '940541', '940542', 'subhd. 9405.41'],
];

describe('the embedded legal notes', () => {
  it('are well formed, on codes, axes and articles that exist', () => {
    expect(problems).toEqual([]);
    expect(problemsOfNotes(edition)).toEqual([]);
  });

  it('cover every section of the nomenclature', () => {
    const sections = Array.from(
      { length: 21 },
      (_, index) => `section-${String(index + 1).padStart(2, '0')}.notes`,
    );
    expect(noteFiles()).toEqual(sections);
    expect(sections.filter((file) => !notes.some((note) => note.file === file))).toEqual([]);
    expect(notes.length).toBeGreaterThanOrEqual(250);
  });

  it('are tried on enough texts', () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(TEXTS)('%s is %s and not %s by %s', (text, answer, out, cite) => {
    const decision = decide(readGoods({ description: text }), edition, {
      destination: '',
      price: undefined,
      reach: REACH.mini,
    });
    expect(decision.candidates[0]?.code).toBe(answer);
    expect(decision.conflict).toBe(false);
    // beside the right code alone, whatever else the classifier finds
    const pair = [answer, out].map((code) => ({ code, share: 0.5 }));
    const { applied } = applyNotes(pair, edition.notes, {
      sight: decision.sight,
      named: decision.named,
    });
    const citing = applied.filter(({ note }) => note.cite === cite);
    expect(citing.flatMap(({ codes }) => codes)).toContain(out);
  });
});
