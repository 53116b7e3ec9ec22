/** What is packed: sums of packages, and whether they hold what the lines say. */
import { type Decimal, decimal, fromNumber, roundHalfUp, sum, toNumber } from '../decimal.ts';
import type { Issue } from '../refusal.ts';
import type { StatedLine } from './goodsLines.ts';

export interface Packed {
  count: number;
  contents: readonly {
    line?: number | undefined;
    description?: string | undefined;
    quantity: number;
  }[];
  netWeightKg: number;
  grossWeightKg: number;
  dimensionsCm?: { length: number; width: number; height: number } | undefined;
}

export interface PackedFigures {
  packages: number;
  netWeightKg: number;
  grossWeightKg: number;
  /** Null unless the size of every package is known. */
  volumeM3: number | null;
}

const CM3_PER_M3 = decimal('1000000');

/** The sums of all packages. */
export function packedFigures(packages: readonly Packed[]): PackedFigures {
  const times = (one: number, { count }: Packed): Decimal =>
    fromNumber(one).times(fromNumber(count));
  const volumes = packages.map((packed) => volumeOf(packed));
  return {
    packages: packages.reduce((total, { count }) => total + count, 0),
    netWeightKg: toNumber(sum(packages.map((packed) => times(packed.netWeightKg, packed)))),
    grossWeightKg: toNumber(sum(packages.map((packed) => times(packed.grossWeightKg, packed)))),
    volumeM3: volumes.every((volume) => volume !== null)
      ? toNumber(roundHalfUp(sum(volumes).div(CM3_PER_M3), 3))
      : null,
  };
}

/** Cubic centimetres of packages alike; null where their size is not known. */
function volumeOf({ dimensionsCm, count }: Packed): Decimal | null {
  if (dimensionsCm === undefined) return null;
  const { length, width, height } = dimensionsCm;
  return [length, width, height, count].map(fromNumber).reduce((a, b) => a.times(b));
}

/** Faults of the packages, each at its field. */
export function packedIssues(packages: readonly Packed[], lines: readonly StatedLine[]): Issue[] {
  return packages.flatMap(({ contents, netWeightKg, grossWeightKg }, at) => [
    ...(netWeightKg > grossWeightKg
      ? [{ path: `packages.${at}.netWeightKg`, message: 'must not exceed grossWeightKg' }]
      : []),
    ...contents.flatMap(({ line, description }, part) => {
      const path = `packages.${at}.contents.${part}`;
      if (line !== undefined && line >= lines.length)
        return [
          { path: `${path}.line`, message: `there are ${lines.length} lines, counted from 0` },
        ];
      const isNamed = description !== undefined || (line !== undefined && lines[line]?.description);
      return isNamed
        ? []
        : [{ path: `${path}.description`, message: 'is required: no line states it' }];
    }),
  ]);
}

/** Lines of which more or less is packed than they say. */
export function packedRemarks(packages: readonly Packed[], lines: readonly StatedLine[]): string[] {
  return lines.flatMap(({ quantity }, at) => {
    if (quantity === undefined) return [];
    const packed = sum(
      packages.flatMap(({ contents, count }) =>
        contents
          .filter(({ line }) => line === at)
          .map((part) => fromNumber(part.quantity).times(fromNumber(count))),
      ),
    );
    return packed.eq(fromNumber(quantity))
      ? []
      : [`lines.${at}: ${packed.toString()} of ${quantity} are packed.`];
  });
}
