import { describe, expect, it } from '@jest/globals';
import { agesOf, databaseLimitsOf, readConfig } from './config.ts';

describe('FETCH_ALLOW_HOSTS', () => {
  it.each([
    ['', []],
    ['shop.internal:8080', ['shop.internal:8080']],
    [' 127.0.0.1:80 , [fd00::7]:443,', ['127.0.0.1:80', '[fd00::7]:443']],
  ])('%j is read', (value, hosts) => {
    expect(readConfig({ FETCH_ALLOW_HOSTS: value }).FETCH_ALLOW_HOSTS).toEqual(hosts);
  });

  it.each([
    'shop.internal',
    'http://shop.internal:8080',
    'shop.internal:8080/path',
    'user@shop.internal:80',
    'shop.internal:99999',
    'fd00::7:443',
    '*:80 80',
    ':80',
  ])('%j is refused by name', (value) => {
    expect(() => readConfig({ FETCH_ALLOW_HOSTS: value })).toThrow('FETCH_ALLOW_HOSTS');
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['', { hops: 0 }],
    ['false', { hops: 0 }],
    ['2', { hops: 2 }],
  ])('%j is read', (value, read) => {
    expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(read);
  });

  it('true, which would believe any proxy, is refused with what to set instead', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      /TRUST_PROXY: .*TRUST_PROXY=1.*TRUST_PROXY=10\.0\.0\.0\/8/,
    );
  });
});

describe('the days for which things are kept', () => {
  it.each([
    [
      { IDEMPOTENCY_HOURS: '49', ANSWER_DAYS: '2' },
      /ANSWER_DAYS, CHECK_DAYS and DOCUMENT_DAYS to 3/,
    ],
    [
      { IDEMPOTENCY_HOURS: '49', CHECK_DAYS: '2' },
      /ANSWER_DAYS, CHECK_DAYS and DOCUMENT_DAYS to 3/,
    ],
    [{ IDEMPOTENCY_HOURS: '49', DOCUMENT_DAYS: '2' }, /DOCUMENT_DAYS to 3/],
    [{ ANSWER_DAYS: '100', USAGE_DAYS: '99' }, /USAGE_DAYS to 100/],
    [{ REQUEST_LOG_DAYS: '0' }, /REQUEST_LOG_DAYS/],
  ])('%j is refused with what to set', (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(sentence);
  });

  it('checks are kept for ten years when nothing is said', () => {
    expect(agesOf(readConfig({})).checkDays).toBe(3653);
  });
});

describe('the bounds of the database', () => {
  it('are ten seconds for a connection, ten minutes for a statement, half a minute for a lock, two for a pause', () => {
    expect(databaseLimitsOf(readConfig({}))).toEqual({
      poolWaitMs: 10_000,
      statementMs: 600_000,
      lockMs: 30_000,
      idleTransactionMs: 120_000,
      silenceMs: 35_000,
    });
  });

  it.each(['-1', '1.5', 'soon'])('%s is refused by name', (value) => {
    expect(() => readConfig({ DATABASE_LOCK_MS: value })).toThrow('DATABASE_LOCK_MS');
  });
});
