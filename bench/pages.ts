/** `npm run bench:pages`: how fast a large product page is read, without a server. */
import { loadGazetteer } from '../edition/reading/places.ts';
import { statedOrigin } from '../engine/origin/pageOrigin.ts';
import { extractionOf } from '../engine/page/present.ts';
import { readPage } from '../engine/page/readPage.ts';
import { progress } from '../workers/process/progress.ts';
import { EXPECTED, largePage } from './pages/page.ts';
import { FACTS, figureOf, readShops, type ReadFact } from './pages/shops/figures.ts';
import { count, prove } from './support/command.ts';
import { median, percentile } from './support/statistics.ts';

const HELP = `npm run bench:pages [-- --rounds N --kilobytes N]

Generates a product page and reads it in this process: facts, origin, summary. Exit code 0 when the median is under 150 ms.
Also reads pages in the manner of many shops (bench/pages/shops) and prints how well: F1 of each fact, over the pages that
rules were made by, those that were only measured, and those that were written when the rules stood.

  --rounds N     readings after the first (20)
  --kilobytes N  size of the page (645)
  --missed PART  names what was read wrong of the pages learned, measured or unseen`;

const AIM_MS = 150;
const HALVES = ['learned', 'measured', 'unseen'] as const;

await prove({
  help: HELP,
  options: {
    rounds: { type: 'string' },
    kilobytes: { type: 'string' },
    missed: { type: 'string' },
  },
  run: async (proof) => {
    const rounds = count(proof.values, 'rounds', 20);
    const html = largePage(count(proof.values, 'kilobytes', 645) * 1000);
    const gazetteer = loadGazetteer();
    const show = progress('readings', rounds);
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const startedMs = performance.now();
      const at = { url: 'https://shop.example/p/plate', finalUrl: 'https://shop.example/p/plate' };
      const reading = readPage(html, at);
      const product = extractionOf(reading, at, statedOrigin(reading.mentions, reading, gazetteer));
      times.push(performance.now() - startedMs);
      for (const [field, expected] of Object.entries(EXPECTED))
        if (product[field as keyof typeof EXPECTED] !== expected)
          throw new Error(
            `${field} was read as ${String(product[field as keyof typeof EXPECTED])}`,
          );
      show(round);
    }
    const [first = 0, ...later] = times;
    const [p50, p95] = [median(later), percentile(later, 0.95)];
    const facts = readShops();
    return {
      holds: p50 < AIM_MS,
      data: {
        characters: html.length,
        firstMs: first,
        p50,
        p95,
        aimMs: AIM_MS,
        ...figuresOf(facts),
      },
      text: [
        `${Math.round(html.length / 1000)} KB: first ${first.toFixed(0)} ms, median ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (aim ${AIM_MS})`,
        ...HALVES.map((half) => figureLine(facts, half)),
        ...facts.filter(({ half }) => half === proof.values['missed']).flatMap(missedLine),
      ].join('\n'),
    };
  },
});

function figuresOf(facts: readonly ReadFact[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    HALVES.map((half) => [
      half,
      Object.fromEntries(FACTS.map((fact) => [fact, figureOf(some(facts, half, fact)).f1])),
    ]),
  );
}

function figureLine(facts: readonly ReadFact[], half: ReadFact['half']): string {
  const pages = some(facts, half, 'price').length;
  const figures = FACTS.map((fact) => `${fact} ${figureOf(some(facts, half, fact)).f1.toFixed(3)}`);
  return `${pages} pages ${half}: F1 of ${figures.join(', ')}`;
}

function some(
  facts: readonly ReadFact[],
  half: ReadFact['half'],
  fact: ReadFact['fact'],
): ReadFact[] {
  return facts.filter((one) => one.half === half && one.fact === fact);
}

function missedLine({ fact, page, expected, found }: ReadFact): string[] {
  return expected === found
    ? []
    : [`  ${fact} of "${page}": ${found ?? 'none'} for ${expected ?? 'none'}`];
}
