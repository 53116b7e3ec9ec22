/** `data/measures/provisions.txt`: special entry provisions by destination. */
import type { Validity } from '../calendar.ts';
import type { Sourced } from './types.ts';

export interface ProvisionRow extends Validity, Sourced {
  /** Country, union or territory. */
  destination: string;
  code: string;
  name: string;
  kind: string;
  /** Purposes of a shipment for which it is offered; empty for any. */
  purposes: readonly string[];
  relieves: readonly ('duty' | 'additional' | 'mpf' | 'tax' | 'fees')[];
  /** What stays dutiable: nothing, the repair abroad alone, the value less parts from the United States. */
  base: 'none' | 'repair' | 'less_us_components';
  application: 'automatic' | 'claim';
  origins: readonly string[];
  condition: string | null;
  proof: string | null;
}
