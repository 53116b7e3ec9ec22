import { expect, it } from '@jest/globals';
import { noAnswer } from './kept.ts';

it.each([
  ['timed_out', 'upstream_timeout', /did not end in time; nothing was kept/],
  ['failed', 'upstream_error', /could not be run; nothing was kept/],
  // the start may have got through, and its check be kept later
  ['not_started', 'upstream_error', /could not be started.*the list of checks shows/],
] as const)('a check that %s says what is known of its evidence', (ended, code, message) => {
  expect(noAnswer({ ended })).toMatchObject({ code, message: expect.stringMatching(message) });
});
