import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '../evaluate.ts');
const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));

const evaluate = async (
  ...words: string[]
): Promise<{ code: number; stdout: string; stderr: string }> => {
  try {
    return { code: 0, ...(await run(process.execPath, [COMMAND, ...words])) };
  } catch (cause) {
    // what execFile rejects with
    const { code, stdout, stderr } = cause as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
};

describe('npm run evaluate', () => {
  it('prints the figures, and writes summary and cases to a file', async () => {
    const [file, out] = [join(folder, 'cases.jsonl'), join(folder, 'out.json')];
    writeFileSync(
      file,
      '{"description":"Knitted T-shirt for men, 100% cotton","destination":"US","code":"6109.10","lang":"en"}\n',
    );
    const { code, stdout } = await evaluate('classify', file, '--json', out);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1 cases, 0 refused\n/);
    expect(stdout).toContain('calibration error at 6 digits');
    const { summary, cases } = JSON.parse(readFileSync(out, 'utf8'));
    expect(summary).toMatchObject({ cases: 1, invalidCodes: 0 });
    expect(cases).toMatchObject([{ id: '1', expected: '610910', destination: 'US' }]);
  });

  it('reads pages, prints figures and misses, and writes them to a file', async () => {
    const pages = mkdtempSync(join(tmpdir(), 'pages-'));
    const page = (words: string): string =>
      `<html lang="en"><body><h1>Mug</h1><p>${words}</p></body></html>`;
    const expected = { title: 'Mug', origin: { country: 'PT', confidence: 'high' } };
    writeFileSync(join(pages, 'right.html'), page('Made in Portugal.'));
    writeFileSync(join(pages, 'right.expected.json'), JSON.stringify(expected));
    writeFileSync(join(pages, 'missed.html'), page('Made in Spain.'));
    writeFileSync(join(pages, 'missed.expected.json'), JSON.stringify(expected));
    const out = join(pages, 'out.json');
    const { code, stdout } = await evaluate('origin', pages, '--json', out);
    expect(code).toBe(0);
    expect(stdout).toContain('title          100.0 % (2 of 2)');
    expect(stdout).toContain(
      'origin country 50.0 % (1 of 2), another than the right one said 1 times',
    );
    expect(stdout).toContain('missed: origin is ES high, should be PT high');
    const { summary, cases } = JSON.parse(readFileSync(out, 'utf8'));
    expect(summary).toMatchObject({ pages: 2, country: { judged: 2, right: 1, wrong: 1 } });
    expect(cases).toHaveLength(2);
  });

  it.each([
    [['classify'], 2, ''],
    [['origin'], 2, ''],
    [['origin', join(folder, 'none')], 1, 'cannot be read'],
    [['origin', folder], 1, 'holds no NAME.html'],
    [['classify', join(folder, 'none.jsonl')], 1, 'cannot be read'],
    [['classify', COMMAND, '--mode', 'max'], 1, '--mode takes mini or pro'],
    [['classify', COMMAND, '--limit', '0'], 1, '--limit takes a number'],
  ])('refuses %j', async (words, expected, message) => {
    const { code, stderr } = await evaluate(...words);
    expect(code).toBe(expected);
    expect(stderr).toContain(message);
  });
});
