import type { LineRecord } from './records.ts';

/** A line record with nothing but what is given: what the publisher does not print is empty. */
export const lineRecord = <T extends { code: string | null; text: string; indent: number }>(
  given: T,
): T & Omit<LineRecord, keyof T> => ({
  kind: 'line',
  suffix: '80',
  language: 'en',
  units: [],
  general: null,
  preferences: null,
  column2: null,
  chapter99: [],
  notes: [],
  from: null,
  until: null,
  ...given,
});
