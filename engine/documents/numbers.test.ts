import { describe, expect, it } from '@jest/globals';
import { awbCheckDigit, awbNumberOf, writtenAwb } from './awb.ts';
import { s10CheckDigit, s10Fault, spacedS10 } from './s10.ts';

describe('number of an air waybill', () => {
  it.each([
    // the first is the number of Wikipedia's example, 123-12345675 (read 2026-11)
    ['1234567', 5],
    ['0000000', 0],
    ['0000006', 6],
    ['0000007', 0],
    ['9999999', 2],
  ])('serial %s has the check digit %d', (serial, digit) => {
    expect(awbCheckDigit(serial)).toBe(digit);
  });

  it('the digit is added to seven, and checked in eight', () => {
    expect(awbNumberOf({ prefix: '016', serial: '1234567' })).toEqual({
      prefix: '016',
      serial: '12345675',
    });
    expect(awbNumberOf({ prefix: '016', serial: '12345675' })).toEqual({
      prefix: '016',
      serial: '12345675',
    });
    expect(awbNumberOf({ prefix: '016', serial: '12345670' })).toEqual({ expected: '5' });
  });

  it('is written with a hyphen', () => {
    expect(writtenAwb({ prefix: '016', serial: '12345675' })).toBe('016-12345675');
  });
});

describe('number of a postal item', () => {
  it.each([
    // example of the standard as Wikipedia gives it, RR473124829GB (read 2026-11)
    ['47312482', 9],
    ['12345678', 5],
    ['00000000', 5], // 11 is written 5
    ['00000008', 0], // 10 is written 0
    ['00000012', 0],
  ])('%s has the check digit %d', (digits, digit) => {
    expect(s10CheckDigit(digits)).toBe(digit);
  });

  it('a wrong digit is told with the right one', () => {
    expect(s10Fault('RR473124829GB')).toBeNull();
    expect(s10Fault('RR473124820GB')).toEqual({ expected: '9' });
  });

  it('is printed in groups', () => {
    expect(spacedS10('RR473124829GB')).toBe('RR 473 124 829 GB');
  });
});
