import { describe, expect, it } from '@jest/globals';
import { createLog, withoutSecrets } from './log.ts';

const KEY = `lf_${'Ab3-_'.repeat(8)}xyz`;
const SECRET = 'c2VjcmV0LXRva2Vu';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) }));
  for (const line of lines) JSON.parse(line);
  return lines.join('');
}

describe('a log line', () => {
  it.each<[string, object]>([
    ['a task token', { taskToken: SECRET, workflowId: 'w' }],
    ['one deeper', { a: { b: [{ task_token: SECRET }] }, workflowId: 'w' }],
    ['one in bytes', { taskToken: Buffer.from(SECRET), workflowId: 'w' }],
    ['one in an array of bytes', { taskToken: new Uint8Array([99, 50, 86]), workflowId: 'w' }],
    [
      'one of an error',
      { err: Object.assign(new Error('x'), { base64TaskToken: SECRET }), workflowId: 'w' },
    ],
    ['one with quotation marks', { taskToken: `${SECRET}"\\"${SECRET}`, workflowId: 'w' }],
    [
      'headers',
      { headers: { Authorization: `Bearer ${SECRET}`, cookie: SECRET }, workflowId: 'w' },
    ],
    ['a key in a message', { err: new Error(`no such key: ${KEY}`), workflowId: 'w' }],
    [
      'a header in a cause',
      { err: new Error('x', { cause: new Error(`Bearer ${SECRET}`) }), workflowId: 'w' },
    ],
    [
      'the password of a database',
      { url: `postgres://landfall:${SECRET}@db:5432/x`, workflowId: 'w' },
    ],
  ])('holds no credential: %s', (_, fields) => {
    const line = logged((log) => log.warn(fields, `with ${KEY}`));
    expect(line).not.toContain(SECRET);
    expect(line).not.toContain(KEY);
    expect(line).not.toMatch(/99,\s*50|"1":50/);
    expect(line).toContain('"workflowId":"w"');
  });

  it('holds no row of the database', () => {
    const cause = Object.assign(new Error('duplicate key value violates "workspaces_slug_key"'), {
      code: '23505',
      detail: 'Key (slug)=(acme "ltd") already exists.',
    });
    const line = logged((log) => log.error({ err: cause }, 'cannot write'));
    expect(line).not.toContain('acme');
    expect(line).toContain('23505');
    expect(line).toContain('duplicate key');
  });

  it('keeps what is no credential', () => {
    const line =
      '{"msg":"bearer of bad news","tokenCount":7,"taskQueue":"requests","at":"http://x:80/a@b"}';
    expect(withoutSecrets(line)).toBe(line);
  });

  it('is read once, however long it is', () => {
    expect(withoutSecrets('"taskToken":"'.repeat(50_000)).length).toBeGreaterThan(0);
    expect(withoutSecrets('://a'.repeat(50_000)).length).toBe(200_000);
  });
});
