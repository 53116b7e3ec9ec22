/** What decides on additional duties, and what is decided. */
import type { Decimal } from '../../decimal.ts';
import type { MeasureExemption, MeasureRow } from '../types.ts';
import type { Metal } from './measureRate.ts';

/** The facts that decide on additional duties. */
export interface MeasureFacts {
  digits: string;
  chapter99: readonly string[];
  columnTwo: boolean;
  /** Symbols of the preference that is claimed for the goods. */
  claimed: readonly string[];
  /** Entry date, YYYY-MM-DD. */
  date: string;
  /** Country of origin; without it no exemption of one origin is met. */
  origin?: string;
  /** Of the declared metal the share melted in each country, in per cent. */
  meltShares?: ReadonlyMap<string, Decimal>;
  /** Countries in which all of the metal was melted: read where `meltShares` is absent. */
  melted?: readonly string[];
  /** Metal is under 15 % of the weight, as declared. */
  light: boolean;
  /** Components are declared, and none of them is steel, aluminium or copper. */
  noMetal?: boolean;
  /** Headings that the request claims. */
  claims?: readonly string[];
  /** Conditions that the goods meet, as the request says. */
  conditions?: readonly string[];
}

/**
 * A measure in force for the goods: charged, or kept off by an exemption whose heading is filed in
 * its place.
 */
export interface Applied {
  row: MeasureRow;
  exemption: MeasureExemption | null;
  /** Other exemptions that keep it off as well. */
  others?: readonly MeasureExemption[];
  /**
   * Charged on what is left of the value: other measures are charged on the declared value of these
   * metals.
   */
  part: { exemption: MeasureExemption; metals: readonly Metal[] } | null;
  /** An exemption list names some goods of this heading, or the code is too short to tell. */
  doubtful: boolean;
  /**
   * Codes below the one given that the measure names, or leaves out: the code is too short to tell.
   */
  dividing: readonly string[];
}
