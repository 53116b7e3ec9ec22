/** Our Meursing codes against the table of HMRC's tariff service, leaf by leaf. */
import { describe, expect } from '@jest/globals';
import { readMeursing } from '../../edition/reading/tariff/meursing.ts';
import { type Decimal, decimal } from '../../engine/decimal.ts';
import { meursingCode, meursingCodes } from '../../engine/tariff/rate/meursing.ts';
import { officialFile, when } from './embedded.ts';

const TREE = 'uk-tariff/reference/meursing_code_tree.json';
type Node = string | { [band: string]: Node };

/** Starch, sucrose, milk fat and milk protein of each leaf, with its code; bands as printed. */
function leaves(
  node: Node,
  path: readonly string[] = [],
): { bands: readonly string[]; code: string }[] {
  if (typeof node === 'string') return [{ bands: path, code: `7${node}` }];
  return Object.entries(node).flatMap(([band, below]) => leaves(below, [...path, band]));
}

const least = (band: string | undefined): Decimal =>
  decimal(/^[\d.]+/.exec(band ?? '')?.[0] ?? '0');

describe('The Meursing table', () => {
  when(TREE)('gives every composition the code of the published tree', () => {
    const rows = readMeursing();
    const tree = leaves(JSON.parse(Buffer.from(officialFile(TREE).bytes).toString('utf8')) as Node);
    const different = tree.flatMap(({ bands: [starch, sucrose, fat, protein], code }) => {
      const composition = {
        starch: least(starch),
        sucrose: least(sucrose),
        milkFat: least(fat),
        milkProtein: least(protein),
      };
      const ours = meursingCode(rows, composition, '2026-11-22');
      return ours === code ? [] : [{ starch, sucrose, fat, protein, code, ours }];
    });
    expect(different).toEqual([]);
    expect(tree).toHaveLength(504);
    expect(meursingCodes(rows).sort()).toEqual(tree.map(({ code }) => code).sort());
  });
});
