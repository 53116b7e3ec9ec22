/**
 * Numbers of air waybills: three digits of the airline, a serial of seven, and a check digit that
 * is the serial modulo 7 (IATA Resolution 600a as IATA and airlines' pages state it, read 2026-11).
 */

/** The check digit of a serial of seven digits: 0 to 6. */
export const awbCheckDigit = (serial: string): number => Number(serial) % 7;

export interface AwbNumber {
  /** Digits of the airline. */
  prefix: string;
  /** The serial with its check digit: eight digits. */
  serial: string;
}

/** A number that is printed, or why there is none. */
export type AwbRead = AwbNumber | { expected: string };

/**
 * The number of a prefix and a serial of seven digits, whose check digit is added, or of eight,
 * whose last one is checked: where it is wrong, the digit that was expected.
 */
export function awbNumberOf({ prefix, serial }: AwbNumber): AwbRead {
  const digit = String(awbCheckDigit(serial.slice(0, 7)));
  if (serial.length === 8 && serial[7] !== digit) return { expected: digit };
  return { prefix, serial: `${serial.slice(0, 7)}${digit}` };
}

/** As people write it: `016-12345675`. */
export const writtenAwb = ({ prefix, serial }: AwbNumber): string => `${prefix}-${serial}`;
