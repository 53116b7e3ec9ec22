/** Worked cases: `landed-cost.csv`, each by hand arithmetic from the rates it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadTariff } from '../../edition/reading/tariff/tariff.ts';
import type { LandedCostResult, Totals } from '../../engine/tariff/answer/answer.ts';
import type { LandedCostRequest } from '../../engine/tariff/consignment/request.ts';
import { landedCost } from '../../engine/tariff/landedCost.ts';

const edition = loadTariff();
const DEFAULTS = {
  currency: 'USD',
  transportMode: 'air',
  entryDate: '2026-11-21',
  purpose: 'sale',
  preference: 'best',
} as const;

describe('landed cost of the golden table', () => {
  const cases = readCases();
  it('has at least five hundred cases', () => expect(cases.length).toBeGreaterThanOrEqual(500));

  it.each(cases)('$name: $working', ({ request, lines, duties, fees, taxes, total, estimated }) => {
    const { totals, ...result } = priced(request);
    expect(result.lines.map(printLine).join('; ')).toBe(lines);
    expect([totals.duties, totals.fees, totals.taxes, knownOf(totals)]).toEqual([
      duties,
      fees,
      taxes,
      total,
    ]);
    expect([totals.landedCost ?? total, totals.complete]).toEqual([
      total,
      totals.missing.length === 0,
    ]);
    const said = result.estimated ? 'yes' : 'no';
    expect([said, ...totals.missing.map(({ what }) => what)].join(' ')).toBe(estimated);
  });
});

/** What the goods cost with the charges that are known, to a thousandth. */
const knownOf = ({ goods, shipping, insurance, dutiesTaxesFees }: Totals): number =>
  Math.round(((goods ?? 0) + (shipping ?? 0) + (insurance ?? 0) + dutiesTaxesFees) * 1000) / 1000;

const printLine = ({ kind, code, type, amount }: LandedCostResult['lines'][number]): string =>
  `${kind} ${code ?? type ?? ''} ${amount}`;

function priced(request: Partial<LandedCostRequest>): LandedCostResult {
  // The table holds requests as a caller sends them; the defaults are those of the contract.
  const answer = landedCost({ ...DEFAULTS, ...request } as LandedCostRequest, edition);
  if (!answer.ok) throw new Error(`refused: ${answer.message}`);
  return answer.result;
}

function readCases() {
  const text = readFileSync(join(import.meta.dirname, 'landed-cost.csv'), 'utf8');
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.slice(1).map((row) => {
    const [
      name = '',
      request = '',
      lines = '',
      duties,
      fees,
      taxes,
      total,
      estimated = '',
      working = '',
    ] = fieldsOf(row);
    return {
      name,
      request: JSON.parse(request) as Partial<LandedCostRequest>,
      lines,
      duties: Number(duties),
      fees: Number(fees),
      taxes: Number(taxes),
      total: Number(total),
      estimated,
      working,
    };
  });
}

/** Fields of one CSV row, quotes as RFC 4180 has them. */
function fieldsOf(row: string): string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
