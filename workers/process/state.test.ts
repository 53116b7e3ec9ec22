/** The launcher writes its state again and again while other commands read it. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readState, writeState } from './state.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'landfall-state-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const FIRST = { launcherPid: 1, databaseUrl: 'postgres://first' };
const SECOND = { launcherPid: 1, databaseUrl: 'postgres://second' };

it('whoever reads while it is written sees the state before, whole', () => {
  writeState(home, FIRST);
  const reading = openSync(path.join(home, 'run.json'), 'r');
  writeState(home, SECOND);
  expect(JSON.parse(readFileSync(reading, 'utf8'))).toEqual(FIRST);
  closeSync(reading);
  expect(readState(home)).toEqual(SECOND);
  expect(readdirSync(home)).toEqual(['run.json']);
});

it.each(['', '{"launcherPid": 1', '{"launcherPid": "one"}'])(
  'what cannot be read is no state: %s',
  (text) => {
    writeFileSync(path.join(home, 'run.json'), text);
    expect(readState(home)).toBeNull();
  },
);
