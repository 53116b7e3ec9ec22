/**
 * Small quantities of alcohol, tobacco and perfume that a gift may hold in the European Union and
 * the United Kingdom (Reg. (EC) 1186/2009 art. 27; Directive 2006/79/EC art. 2; Notice 143). Beer
 * is in no list: it is charged.
 */
import { type Decimal, decimal } from '../../decimal.ts';
import { isCoveredBy } from '../../hscode.ts';
import type { Entry } from '../consignment/entry.ts';
import type { EnteredGoods } from '../consignment/goods.ts';

export type GiftQuantity = 'within' | 'beyond' | { need: 'quantity' | 'weight' | 'volume' };

interface Limit {
  scope: readonly string[];
  of: 'quantity' | 'weight' | 'volume';
  most: Decimal;
}

const limit = (scope: string, of: Limit['of'], most: string): Limit => ({
  scope: scope.split(' '),
  of,
  most: decimal(most),
});

/**
 * The first that covers the goods. Sparkling and fortified wine, and spirits up to 22 %: a litre;
 * still wine: two.
 */
const LIMITS: readonly Limit[] = [
  limit('240220', 'quantity', '50'),
  limit('240210', 'quantity', '10'),
  limit('2403', 'weight', '0.05'),
  limit('220410 2205 2206 2208', 'volume', '1'),
  limit('2204', 'volume', '2'),
  limit('33030090', 'volume', '0.25'),
  limit('3303', 'weight', '0.05'),
];
const TERRITORIES: ReadonlySet<string> = new Set(['EU', 'GB', 'XI']);

/**
 * Whether goods of a gift stay within the quantity that the law frees; null where no quantity
 * decides.
 */
export function giftQuantityOf(
  { request, destination }: Entry,
  goods: EnteredGoods,
  digits: string,
): GiftQuantity | null {
  if (
    request.purpose !== 'gift' ||
    request.sender === 'business' ||
    !TERRITORIES.has(destination.territory)
  )
    return null;
  const found = LIMITS.find(({ scope }) => isCoveredBy(digits, scope));
  if (!found) return null;
  const { quantity, weightKg, netWeightKg, liters } = goods.basis;
  const known = { quantity, weight: netWeightKg ?? weightKg, volume: liters }[found.of];
  if (known === null) return { need: found.of };
  return known.lte(found.most) ? 'within' : 'beyond';
}
