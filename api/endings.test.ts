import { expect, it } from '@jest/globals';
import { Endings } from './endings.ts';

it('tells whoever waits how a workflow of this process ended, and nobody else', async () => {
  const endings = new Endings();
  const one = endings.expect('calculate/w/1', '1');
  endings.tell('calculate/w/2', 'another');
  endings.tell('calculate/w/1', 'answered');
  expect(await one).toBe('answered');
});

it('keeps the answer of an event as long as somebody waits for it', () => {
  const endings = new Endings();
  endings.keep('1', 'too early');
  void endings.expect('calculate/w/1', '1');
  expect(endings.answerOf('1')).toBeNull();
  endings.keep('1', null);
  expect(endings.answerOf('1')).toEqual({ answer: null });
  endings.keep('2', 'of nobody');
  endings.forget('calculate/w/1', '1');
  expect([endings.answerOf('1'), endings.answerOf('2')]).toEqual([null, null]);
});
