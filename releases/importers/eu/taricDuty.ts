/** The printed duty of a measure of TARIC3, put together from its components. */

/** One component as the message has it. */
export interface DutyComponent {
  /** Number of the duty expression. */
  expression: string;
  amount: string | null;
  currency: string | null;
  unit: string | null;
  /** Qualifier of the unit: `E` net of drained weight. */
  qualifier: string | null;
}

/** How TARIC prints its duty expressions; an amount follows where there is one. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  '01': '', // % or amount
  '02': '-', // minus % or amount
  '04': '+', // plus % or amount
  '12': '+ EA', // agricultural component
  '14': '+ EAR', // reduced agricultural component
  '15': 'MIN', // minimum
  '17': 'MAX', // maximum
  '19': '+', // plus % or amount, behind a minimum or maximum
  '20': '+', // plus amount
  '21': '+ ADSZ', // additional duty on sugar
  '25': '+ ADSZR', // reduced additional duty on sugar
  '27': '+ ADFM', // additional duty on flour
  '29': '+ ADFMR', // reduced additional duty on flour
  '35': 'MAX', // maximum, behind a minimum
  '37': 'NIHIL', // nothing
  '99': '', // supplementary unit
};

/**
 * Units of TARIC in print; a unit that is not here is printed by its code, so that nobody takes it
 * for another.
 */
const UNITS: Readonly<Record<string, string>> = {
  ASVX: '% vol/hl',
  CTM: 'carat',
  DTN: '100 kg',
  DTNE: '100 kg / net drained wt',
  HLT: 'hl',
  KGM: 'kg',
  LPA: 'l alc. 100%',
  LTR: 'l',
  MIL: '1000 items',
  MTK: 'm2',
  MTQ: 'm3',
  MTR: 'm',
  NAR: 'item',
  NPR: 'pair',
  TNE: '1000 kg',
};

/** The duty as TARIC prints it: `12.8 % + 176.8 EUR / 100 kg`; null for no component. */
export function printComponents(components: readonly DutyComponent[]): string | null {
  const parts = components
    .toSorted((left, right) => Number(left.expression) - Number(right.expression))
    .flatMap((component) => [
      EXPRESSIONS[component.expression] ?? `[expression ${component.expression}]`,
      printAmount(component),
    ])
    .filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

/** `52.6 EUR / 100 kg`, `5 %`, or the unit alone. */
export function printAmount({
  amount,
  currency,
  unit,
  qualifier,
}: Omit<DutyComponent, 'expression'>): string {
  const code = `${unit ?? ''}${qualifier ?? ''}`;
  if (amount === null) return code;
  if (currency === null) return code === '' ? `${amount} %` : `${amount} ${code}`;
  return code === '' ? `${amount} ${currency}` : `${amount} ${currency} / ${UNITS[code] ?? code}`;
}
