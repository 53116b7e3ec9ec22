/**
 * The goods that our tables keep off the additional duties of the United States against the lists
 * that others took from the same notes. They are never part of the repository: `../shared/data`
 * beside it, or the folder that LANDFALL_OFFICIAL_DATA names. Without them the tests are skipped,
 * visibly. Every difference is named here with its reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readPartlyExemptGoods } from '../../edition/reading/tariff/exemptGoods.ts';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import { isCoveredBy } from '../../engine/hscode.ts';
import { applicableMeasures, measuresInForce } from '../../engine/tariff/measure/measures.ts';

const OFFICIAL =
  process.env['LANDFALL_OFFICIAL_DATA'] ?? join(import.meta.dirname, '../../../shared/data');
const LISTS = join(OFFICIAL, 'us-measures');
const NOTES = join(OFFICIAL, 'us-hts/chapter99_2026_rev_6_pdf_text.txt.gz');
const HTS = join(OFFICIAL, 'us-hts/hts_2026_rev_10.json.gz');
const when = [LISTS, NOTES, HTS].every((path) => existsSync(path)) ? it : it.skip;

const unpacked = (path: string): string => {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};
/** Rows of a list by their cells; `NA` and nothing are null. */
const rowsOf = (name: string): (string | null)[][] =>
  unpacked(join(LISTS, name))
    .split('\n')
    .map((line) => line.replaceAll('"', '').trim())
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',').map((cell) => (cell === 'NA' || cell === '' ? null : cell)));
const digitsOf = (code: string | null | undefined): string =>
  (code ?? '').replaceAll('.', '').slice(0, 10);

const edition = loadTariff();
const PARTLY = readPartlyExemptGoods().map(({ code }) => code);
const byDay = new Map<string, ReturnType<typeof measuresInForce>>();

/** Whether the duties of a kind that reach the goods are all kept off by their tariff line. */
function isExempt(digits: string, origin: string, date: string, kind: string): boolean {
  const key = `${origin} ${date} ${kind}`;
  const inForce =
    byDay.get(key) ?? measuresInForce(edition, origin, date).filter((row) => row.kind === kind);
  byDay.set(key, inForce);
  const facts = {
    digits,
    origin,
    date,
    chapter99: [],
    columnTwo: false,
    claimed: [],
    light: false,
  };
  const applied = applicableMeasures(inForce, facts);
  return applied.length > 0 && applied.every(({ exemption }) => exemption !== null);
}

/** Differences by the reason that explains them; what none explains is left under `unexplained`. */
function explained(
  codes: Iterable<string>,
  reasons: Record<string, (code: string) => boolean>,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const unexplained: string[] = [];
  for (const code of codes) {
    const reason = Object.entries(reasons).find(([, holds]) => holds(code))?.[0];
    if (reason === undefined) unexplained.push(code);
    else counts[reason] = (counts[reason] ?? 0) + 1;
  }
  expect(unexplained).toEqual([]);
  return counts;
}

const isOf =
  (...prefixes: string[]) =>
  (code: string): boolean =>
    isCoveredBy(code, prefixes);
const REASONS = {
  'chapter 98: provisions of their own': isOf('98', '99'),
  'other printed matter, collections: informational materials, on a claim': isOf(
    '4907',
    '4908',
    '4909',
    '4910',
    '4911',
    '97',
  ),
  'particular articles: the line holds other goods as well': isOf(...PARTLY),
  'magnets: the note names one line of ten digits, the list broadens it': isOf('850511'),
};

/**
 * Text of the note from one line that begins so to the next one that does; codes in it by eight and
 * ten digits.
 */
function codesOfNote(begins: RegExp, ends: RegExp): string[] {
  const lines = unpacked(NOTES).split('\n');
  const from = lines.findIndex((line) => begins.test(line));
  const length = lines.slice(from + 1).findIndex((line) => ends.test(line));
  expect(from).toBeGreaterThan(0);
  expect(length).toBeGreaterThan(0);
  const found =
    lines
      .slice(from, from + length + 1)
      .join('\n')
      .match(/\d{4}\.\d\d\.\d\d(?:\.?\d\d)?/g) ?? [];
  return [...new Set(found.map(digitsOf))].filter((code) => !code.startsWith('99'));
}

describe('the reciprocal duty', () => {
  const rows = existsSync(LISTS) ? rowsOf('ieepa_exempt_products.csv') : [];
  const lines = rows.map(([code, from, until]) => ({ code: digitsOf(code), from, until }));
  const DAYS = [
    '2025-04-05',
    '2025-07-31',
    '2025-08-07',
    '2025-09-07',
    '2025-09-08',
    '2025-10-14',
    '2025-11-13',
    '2026-02-23',
  ];

  when.each(DAYS)('is kept off what the list names on %s, and off nothing else', (day) => {
    const named = new Set(
      lines
        .filter(
          ({ from, until }) => (from ?? '') <= day && (until === null || day <= (until ?? '')),
        )
        .map(({ code }) => code),
    );
    const missing = [...named].filter((code) => !isExempt(code, 'AU', day, 'ieepa_reciprocal'));
    const counts = explained(missing, REASONS);
    const other = lines.map(({ code }) => code).filter((code) => !named.has(code));
    const tooMany = [...new Set(other)].filter((code) =>
      isExempt(code, 'AU', day, 'ieepa_reciprocal'),
    );
    expect(tooMany).toEqual([]);
    console.log(
      `${day}: ${named.size} codes, ${missing.length} differences ${JSON.stringify(counts)}`,
    );
  });

  when('and the 25 per cent of India are kept off the lines of the note itself', () => {
    const codes = codesOfNote(
      /As provided for in heading 9903\.01\.32, the additional/,
      /As provided in heading 9903\.02\.78/,
    );
    expect(codes.length).toBeGreaterThan(1050);
    expect(codes.filter((code) => !isExempt(code, 'AU', '2026-02-01', 'ieepa_reciprocal'))).toEqual(
      [],
    );
    expect(codes.filter((code) => !isExempt(code, 'IN', '2026-02-01', 'ieepa_india'))).toEqual([]);
    expect(codes.filter((code) => !isExempt(code, 'IN', '2026-02-07', 'ieepa_india'))).toHaveLength(
      codes.length,
    );
  });

  when(
    'is kept off what the agreements name: European Union, Switzerland, Liechtenstein, Korea',
    () => {
      const rowsOfDeals = rowsOf('floor_exempt_products.csv.gz');
      const origins: Record<string, string[]> = { eu: ['DE'], swiss: ['CH', 'LI'], korea: ['KR'] };
      const missing: string[] = [];
      let compared = 0;
      for (const [code, category, group] of rowsOfDeals)
        for (const origin of origins[group ?? ''] ?? []) {
          compared += 1;
          if (!isExempt(digitsOf(code), origin, '2026-02-01', 'ieepa_reciprocal'))
            missing.push(`${digitsOf(code)} ${category}`);
        }
      expect(compared).toBeGreaterThan(5400);
      const counts = explained(missing, {
        'civil aircraft: by use, on a claim': (one) => one.endsWith('civil_aircraft'),
        'ingredients of medicines: by use, on a claim': (one) => one.endsWith('pharma'),
        'particular articles: the line holds other goods as well': (one) =>
          one.endsWith('particular'),
      });
      console.log(
        `${compared} lines of agreements, ${missing.length} differences ${JSON.stringify(counts)}`,
      );
    },
  );
});

describe('the duty of 40 per cent on Brazil', () => {
  when.each(['2025-08-06', '2025-11-12', '2025-11-13', '2026-02-23'])(
    'is kept off what the list names on %s, and off nothing else',
    (day) => {
      const rows = unpacked(join(LISTS, 'country_eo_exempt_products.csv'))
        .split('\n')
        .filter((line) => line.startsWith('9903.01.77'))
        .map((line) => line.split(','));
      const aircraft = codesOfNote(
        /As provided in heading 9903\.01\.82, the additional/,
        /^\s*\(v\)\s/,
      );
      const reason = {
        ...REASONS,
        'civil aircraft: by use, on a claim': isOf(...aircraft, '90148050', '90314940', '90314970'),
      };
      const named = rows.filter(([, , from = '']) => from <= day).map(([, code]) => digitsOf(code));
      const missing = named.filter((code) => !isExempt(code, 'BR', day, 'ieepa_brazil'));
      const counts = explained(missing, reason);
      const tooMany = rows
        .filter(([, , from = '']) => from > day)
        .map(([, code]) => digitsOf(code))
        .filter((code) => !named.includes(code) && isExempt(code, 'BR', day, 'ieepa_brazil'));
      expect(tooMany).toEqual([]);
      console.log(
        `${day}: ${named.length} codes, ${missing.length} differences ${JSON.stringify(counts)}`,
      );
    },
  );
});

describe('section 122', () => {
  when('is kept off the list, but for what is exempt by use', () => {
    const aircraft = codesOfNote(
      /As provided in heading 9903\.03\.05, the additional/,
      /As provided in heading 9903\.03\.06/,
    );
    const named = rowsOf('s122_exempt_products.csv').map(([code]) => digitsOf(code));
    expect(named).toHaveLength(1656);
    const missing = named.filter((code) => !isExempt(code, 'AU', '2026-03-01', 'section_122'));
    const counts = explained(missing, {
      ...REASONS,
      'civil aircraft: by use, on a claim': isOf(...aircraft),
      'not in the note': isOf('90314970'),
    });
    console.log(`${named.length} codes, ${missing.length} differences ${JSON.stringify(counts)}`);
  });

  when('is kept off no other line of the schedule', () => {
    const named = new Set(rowsOf('s122_exempt_products.csv').map(([code]) => digitsOf(code)));
    const codes = (JSON.parse(unpacked(HTS)) as { htsno: string }[]).map(({ htsno }) =>
      digitsOf(htsno),
    );
    const lines = codes
      .filter((code) => code.length >= 8 && code < '98')
      .map((code) => code.slice(0, 8));
    const all = [...new Set(lines)];
    const tooMany = all.filter(
      (code) => !named.has(code) && isExempt(code, 'AU', '2026-03-01', 'section_122'),
    );
    const counts = explained(tooMany, {
      'printed matter, films, recordings, artworks: informational materials': isOf(
        '3705',
        '3706',
        '4901',
        '4902',
        '4903',
        '4904',
        '4905',
        '491191',
        '85232930',
        '8523294010',
        '85232950',
        '85232970',
        '852349',
        '85238010',
        '9701',
        '9702',
        '9703',
      ),
    });
    expect(all.length).toBeGreaterThan(10_500);
    console.log(
      `${all.length} lines of the schedule, ${JSON.stringify(counts)} exempt for other reasons`,
    );
  });
});

describe('section 301', () => {
  when('on Brazil is kept off the list, but for what is exempt by use', () => {
    const aircraft = codesOfNote(
      /As provided in heading 9903\.03\.05, the additional/,
      /As provided in heading 9903\.03\.06/,
    );
    const named = rowsOf('s301_brazil_exempt_products.csv').map(([code]) => digitsOf(code));
    expect(named).toHaveLength(1698);
    const missing = named.filter(
      (code) => !isExempt(code, 'BR', '2026-08-01', 'section_301_brazil'),
    );
    const counts = explained(missing, {
      ...REASONS,
      'civil aircraft: by use, on a claim': isOf(...aircraft),
    });
    console.log(`${named.length} codes, ${missing.length} differences ${JSON.stringify(counts)}`);
  });
});

describe('the fentanyl duties', () => {
  when(
    'are lower, not absent, on energy and potash: rates of their own, not lists of exempt goods',
    () => {
      const rows = rowsOf('fentanyl_carveout_products.csv');
      expect(rows).toHaveLength(308);
      const exempt = rows.filter(([code, heading]) =>
        isExempt(
          digitsOf(code),
          heading === '9903.01.05' ? 'MX' : 'CA',
          '2025-09-01',
          'ieepa_fentanyl',
        ),
      );
      expect(exempt).toEqual([]);
    },
  );
});
