import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Turns } from './turns.ts';

const ONE = { running: 1, runningEach: 1, waitingEach: 100 };
const TWO = { running: 2, runningEach: 2, waitingEach: 100 };

/** Tickets are called by their workspace and a number: `A1`. */
function turnsOf(bounds: typeof ONE, tickets: string): Turns<string> {
  const turns = new Turns<string>(bounds);
  for (const ticket of tickets.split(' ')) turns.wait(ticket.slice(0, 1), ticket);
  return turns;
}

/** The tickets in the order in which they are served, one ending before the next begins. */
function served(turns: Turns<string>): string {
  const order: string[] = [];
  for (let ticket = turns.next(); ticket; ticket = turns.next()) {
    order.push(ticket);
    turns.end(ticket.slice(0, 1));
  }
  return order.join(' ');
}

describe('the order of turns', () => {
  it.each([
    ['of one workspace is that of its coming', 'A1 A2 A3', 'A1 A2 A3'],
    ['goes from workspace to workspace', 'A1 A2 A3 B1 B2 C1', 'A1 B1 C1 A2 B2 A3'],
    [
      'lets one that comes last wait for no more than one turn of each',
      'A1 A2 A3 A4 B1',
      'A1 B1 A2 A3 A4',
    ],
  ])('%s', (_, tickets, order) => {
    expect(served(turnsOf(ONE, tickets))).toBe(order);
  });

  it('gives the next free place to the workspace with the fewest running', () => {
    const turns = turnsOf(TWO, 'A1 A2 A3 A4');
    expect([turns.next(), turns.next(), turns.next()]).toEqual(['A1', 'A2', null]);
    turns.wait('B', 'B1');
    turns.wait('B', 'B2');
    turns.end('A');
    expect(turns.next()).toBe('B1');
    turns.end('A');
    expect(turns.next()).toBe('A3'); // one each from now on, however long the turns of either take
    turns.end('A');
    expect(turns.next()).toBe('A4');
    turns.end('B');
    expect(turns.next()).toBe('B2');
  });

  it('does not begin anew for a workspace that comes back while others wait', () => {
    const turns = turnsOf(ONE, 'A1 A2 B1 B2');
    const order: (string | null)[] = [];
    turns.wait('C', 'C1');
    for (let n = 2; n < 6; n += 1) {
      const ticket = turns.next();
      order.push(ticket);
      turns.end(ticket?.slice(0, 1) ?? '');
      if (ticket?.startsWith('C')) turns.wait('C', `C${n}`);
    }
    expect(order).toEqual(['A1', 'B1', 'C1', 'A2']);
  });
});

describe('bounds', () => {
  it('a workspace at its own bound leaves the other places to others', () => {
    const turns = turnsOf({ running: 4, runningEach: 2, waitingEach: 100 }, 'A1 A2 A3 A4 A5');
    expect([turns.next(), turns.next(), turns.next()]).toEqual(['A1', 'A2', null]);
    turns.wait('B', 'B1');
    expect(turns.next()).toBe('B1');
    expect(turns.next()).toBeNull();
    turns.end('A');
    expect(turns.next()).toBe('A3');
  });

  it('one workspace waits with so many tickets; another is not counted with it', () => {
    const turns = new Turns<string>({ running: 1, runningEach: 1, waitingEach: 2 });
    expect(['A1', 'A2', 'A3'].map((ticket) => turns.wait('A', ticket))).toEqual([
      true,
      true,
      false,
    ]);
    expect(turns.wait('B', 'B1')).toBe(true);
    expect(turns.next()).toBe('A1');
    expect(turns.wait('A', 'A4')).toBe(true);
  });

  it('what leaves is not served, and leaves once', () => {
    const turns = turnsOf(ONE, 'A1 A2 B1');
    expect([turns.leave('A', 'A1'), turns.leave('A', 'A1'), turns.leave('C', 'C1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(served(turns)).toBe('A2 B1');
  });

  it('workspaces without work are forgotten', () => {
    const turns = turnsOf(ONE, 'A1 B1 C1');
    expect(turns.size).toBe(3);
    served(turns);
    expect(turns.size).toBe(0);
    turns.wait('A', 'A2');
    turns.leave('A', 'A2');
    expect(turns.size).toBe(0);
  });

  it('an end without a beginning is a bug', () => {
    expect(() => new Turns(ONE).end('A')).toThrow(/Bug/);
  });
});

it('whatever comes, leaves and ends: bounds hold, every ticket is served or has left, and none waits beside a free place', () => {
  const bounds = { running: 3, runningEach: 2, waitingEach: 5 };
  const step = fc.record({
    workspaceId: fc.constantFrom('A', 'B', 'C'),
    does: fc.constantFrom('wait', 'wait', 'leave', 'end', 'next', 'next'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const turns = new Turns<{ workspaceId: string }>(bounds);
      const waiting: { workspaceId: string }[] = [];
      const running: string[] = [];
      const countOf = (workspaceId: string): number =>
        running.filter((id) => id === workspaceId).length;
      for (const { workspaceId, does } of steps) {
        const [own] = waiting.filter((ticket) => ticket.workspaceId === workspaceId);
        const ticket = { workspaceId };
        if (does === 'wait') {
          const mayWait = waiting.filter((other) => other.workspaceId === workspaceId).length < 5;
          expect(turns.wait(workspaceId, ticket)).toBe(mayWait);
          if (mayWait) waiting.push(ticket);
        } else if (does === 'leave' && own) {
          expect(turns.leave(workspaceId, own)).toBe(true);
          waiting.splice(waiting.indexOf(own), 1);
        } else if (does === 'end' && countOf(workspaceId) > 0) {
          turns.end(workspaceId);
          running.splice(running.indexOf(workspaceId), 1);
        } else if (does === 'next') {
          const next = turns.next();
          const may = waiting.some((other) => countOf(other.workspaceId) < 2) && running.length < 3;
          expect(next !== null).toBe(may);
          if (!next) continue;
          waiting.splice(waiting.indexOf(next), 1);
          running.push(next.workspaceId);
        }
        expect(running.length).toBeLessThanOrEqual(3);
        for (const id of 'ABC') expect(countOf(id)).toBeLessThanOrEqual(2);
      }
    }),
  );
});
