import { expect, it } from '@jest/globals';
import type { Charge } from '../contract/charge.ts';
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
  endings.keep('1', 'null');
  expect(endings.answerOf('1')).toBe('null');
  endings.keep('2', 'of nobody');
  endings.forget('calculate/w/1', '1');
  expect([endings.answerOf('1'), endings.answerOf('2')]).toEqual([null, null]);
});

it('hands over what a step has charged and settled, and waits on where another step follows', async () => {
  const endings = new Endings();
  const charge = { usageId: '1', cost: 2 } as Charge;
  const ended = endings.expect('classify/w/1', '1');
  endings.settled(charge, 8);
  endings.keep('1', '{"code":"6109"}');
  endings.settled(charge, 7);
  expect(await ended).toEqual({
    ok: true,
    data: null,
    credits: { charged: 2, remaining: 7, usageId: '1' },
  });
});
