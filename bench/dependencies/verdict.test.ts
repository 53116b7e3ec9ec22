import { describe, expect, it } from '@jest/globals';
import { verdictOf } from './verdict.ts';

const report = (high: number, critical: number, packages: Record<string, string>): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(packages).map(([name, severity]) => [name, { severity }]),
    ),
    metadata: {
      vulnerabilities: { info: 0, low: 0, moderate: 1, high, critical, total: 1 + high + critical },
    },
  });

describe('an audit', () => {
  it('without grave advisories passes', () => {
    expect(verdictOf(report(0, 0, { koa: 'moderate' }))).toMatchObject({ passed: true });
  });

  it.each([
    [1, 0, 'high'],
    [0, 1, 'critical'],
  ])('with %d high and %d critical ones fails and names them', (high, critical, severity) => {
    const { passed, said } = verdictOf(report(high, critical, { undici: severity, koa: 'low' }));
    expect(passed).toBe(false);
    expect(said).toContain(`undici (${severity})`);
    expect(said).not.toContain('koa');
  });

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['', 'no answer'],
    ['<html>', '<html>'],
    ['{}', '{}'],
  ])('that cannot be made is said to be skipped, and why: %s', (printed, why) => {
    expect(verdictOf(printed)).toEqual({
      passed: true,
      said: expect.stringMatching(/^AUDIT SKIPPED/),
    });
    expect(verdictOf(printed).said).toContain(why);
  });
});
