/**
 * Special entry provisions of a destination: goods that come back, repairs, samples, personal
 * effects.
 */
import type { Validity } from '../../calendar.ts';
import type { Sourced } from '../types.ts';

/** `data/measures/provisions.txt` */
export interface ProvisionRow extends Validity, Sourced {
  /** ISO country, or a union such as `EU`. */
  destination: string;
  /** As it is declared; the name of the paper where the authority has no code (`ATA`). */
  code: string;
  name: string;
  /** What it is for: `returned_goods`, `repair`, `sample`, `personal_effects`, ... */
  kind: string;
  /**
   * Purposes of a shipment for which it can be meant; empty for any. `person`: things of a person who
   * moves, travels or inherits.
   */
  purposes: readonly string[];
  relieves: readonly ProvisionRelief[];
  base: ProvisionBase;
  application: 'automatic' | 'claim';
  /** Origins to which it is limited, `-CA` for one left out; empty for all. */
  origins: readonly string[];
  /** Prefixes of goods that it is not for. */
  goodsLeftOut?: readonly string[];
  /** Prefixes of goods that it can be for, and is offered for; empty for all. */
  goodsMeant?: readonly string[];
  /** What must be so, in plain words. */
  condition: string | null;
  /** Evidence that the importer must hold. */
  proof: string | null;
}

/**
 * What falls away, or is charged on the base alone: duty, additional duties, merchandise processing
 * fee, taxes, other fees. `tax-but-work`: taxes are charged on the work abroad alone, whatever the
 * base of the duty.
 */
export type ProvisionRelief = 'duty' | 'additional' | 'mpf' | 'tax' | 'tax-but-work' | 'fees';

/**
 * The value on which duty, additional duties and taxes that are relieved are still charged: none of
 * it, the cost of repair or processing abroad, or the value without components of the United
 * States. Fees that are relieved fall away whole.
 */
export type ProvisionBase = 'none' | 'repair' | 'less_us_components';
