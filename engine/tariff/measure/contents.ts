/**
 * What the goods are made of, as declared: values of metals, of parts from the United States, of
 * work done abroad.
 */
import { type Decimal, fromNumber, sum, ZERO } from '../../decimal.ts';
import { invoiceMoney, type Money } from '../../money.ts';
import type { Component } from '../consignment/request.ts';
import { METALS, type Metal } from './measureRate.ts';

export interface Contents {
  /** Any component is declared. */
  declared: boolean;
  /**
   * A metal, or components that make up the whole value, are declared: a metal that is not among
   * them is not in the goods.
   */
  metalsKnown: boolean;
  /** The components make up the whole value. */
  isWhole: boolean;
  /** Value of each metal. */
  metals: ReadonlyMap<Metal, Money>;
  /** Value of the parts that originate in the United States. */
  fromUnitedStates: Money;
  /** Value of repair or processing abroad; null when none is declared. */
  repair: Money | null;
  /**
   * Of the declared metal the share melted in each country, per cent: by weight where every part
   * has one, else by value.
   */
  meltShares: ReadonlyMap<string, Decimal>;
}

const SPELLINGS: Readonly<Record<string, Metal | 'repair'>> = {
  steel: 'steel',
  iron: 'steel',
  aluminum: 'aluminum',
  aluminium: 'aluminum',
  copper: 'copper',
  repair: 'repair',
  processing: 'repair',
};

/** Whether a component is work done on the goods, not a part of them. */
export const isWork = (material: string): boolean =>
  SPELLINGS[material.trim().toLowerCase()] === 'repair';

/**
 * The contents of goods of a value; `convert` turns amounts of the request into the destination
 * currency.
 */
export function contentsOf(
  components: readonly Component[],
  value: number,
  convert: (amount: number) => Money,
): Contents {
  const parts = components.map((part) => ({
    ...part,
    kind: SPELLINGS[part.material.trim().toLowerCase()],
  }));
  const valueOf = (chosen: readonly Component[]): Money =>
    sum(chosen.map((part) => convert(part.value)));
  const repair = parts.filter(({ kind }) => kind === 'repair');
  const stated = parts.filter(({ kind }) => kind !== 'repair');
  const metals = new Map(
    METALS.map((metal) => [metal, valueOf(stated.filter(({ kind }) => kind === metal))] as const),
  );
  const isWhole =
    stated.length > 0 &&
    sum(stated.map((part) => invoiceMoney(part.value))).gte(invoiceMoney(value));
  return {
    declared: stated.length > 0,
    isWhole,
    metalsKnown: isWhole || [...metals.values()].some((amount) => amount.gt(ZERO)),
    metals,
    fromUnitedStates: valueOf(parts.filter(({ originCountry }) => originCountry === 'US')),
    repair: repair.length > 0 ? valueOf(repair) : null,
    meltShares: meltSharesOf(stated.filter(({ kind }) => kind !== undefined)),
  };
}

function meltSharesOf(metal: readonly Component[]): Map<string, Decimal> {
  const byWeight = metal.every(({ weight }) => weight !== undefined);
  const size = (part: Component): Decimal => fromNumber(byWeight ? (part.weight ?? 0) : part.value);
  const whole = sum(metal.map(size));
  const shares = new Map<string, Decimal>();
  for (const part of metal)
    if (part.countryOfMelt !== undefined && whole.gt(ZERO)) {
      const share = size(part).times(fromNumber(100)).div(whole);
      shares.set(part.countryOfMelt, (shares.get(part.countryOfMelt) ?? ZERO).plus(share));
    }
  return shares;
}

/** Chapters of articles of a metal. */
const OWN_CHAPTERS: Readonly<Record<Metal, readonly string[]>> = {
  steel: ['72', '73'],
  aluminum: ['76'],
  copper: ['74'],
};

/** Whether goods are articles of the metal, by their chapter. */
export const isOwnChapter = (metal: Metal, digits: string): boolean =>
  OWN_CHAPTERS[metal].includes(digits.slice(0, 2));

/**
 * Value of a metal: as declared; of an article of the metal's own chapters for which none is
 * declared, all of it.
 */
export function metalValue(
  { metals }: Contents,
  metal: Metal,
  digits: string,
  customsValue: Money,
): Money {
  const declared = metals.get(metal) ?? ZERO;
  return declared.eq(ZERO) && isOwnChapter(metal, digits) ? customsValue : declared;
}
