import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startsInTime } from './patience.ts';

const told = () => {
  const lines: string[] = [];
  return { lines, tell: (line: string): void => void lines.push(line) };
};

it('a start that takes long is waited for, and says what is waited for', async () => {
  const { lines, tell } = told();
  const bounds = { withinMs: 60_000, everyMs: 10, tell };
  const ready = pause(200, 'http://127.0.0.1:3000');
  expect(await startsInTime('The service', ready, bounds)).toBe('http://127.0.0.1:3000');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/^The service is still starting, after \d+ s/);
  const { length } = lines;
  await pause(50);
  expect(lines).toHaveLength(length); // nothing is said any more
});

it('one that never ends says what to do', async () => {
  const never = new Promise<never>(() => {});
  const { tell } = told();
  await expect(startsInTime('The service', never, { withinMs: 10, tell })).rejects.toThrow(
    /^The service was not ready .* start again\.$/,
  );
});

it('a start that fails is told at once', async () => {
  const failed = Promise.reject(new Error('it ended with code 2'));
  await expect(startsInTime('The service', failed)).rejects.toThrow('ended with code 2');
});
