/**
 * Every example of the README and of docs/ is run, in the order of its page, by a service that has
 * the embedded data alone, and answers what the page shows.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Document, documents, type Example } from '../support/documents.ts';
import { exampleRunner } from '../support/exampleRunner.ts';
import { startService, type TestService } from '../support/service.ts';
import { commandLines, wordsOf } from '../support/shellWords.ts';
import { unlikeShown } from '../support/shownAnswer.ts';

const RUN = 'sh';
const ANSWER = 'json';
/**
 * Examples that are not run here: texts, settings, pictures. Programs are run by test/clients.test.ts,
 * test/sdk and webhooks.test.ts.
 */
const SHOWN = ['text', 'ini', 'yaml', 'mermaid', 'js', 'ts', 'python'];

const read = documents().filter(({ file }) => /^([A-Z]+\.md|docs\/.*)$/.test(file));
const withExamples = read.filter(({ examples }) =>
  examples.some(({ language }) => language === RUN),
);

let service: TestService;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // progress of commands
  service = await startService({
    environment: { REQUEST_DEADLINE_MS: '120000', HTTP_STALLED_TIMEOUT_MS: '300000' }, // a busy machine
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await service.stop();
});

it('every example says what it is', () => {
  const known = [RUN, ANSWER, ...SHOWN];
  const unknown = read.flatMap(({ file, examples }) =>
    examples
      .filter(({ language }) => !known.includes(language))
      .map(({ line, language }) => `${file}:${line} ${language}`),
  );
  expect(unknown).toEqual([]);
});

describe('examples', () => {
  it('are found', () => expect(withExamples.length).toBeGreaterThan(8));

  it.each(withExamples)(
    'of $file are run and answer what is shown',
    async (page) => expect(await unlikePage(page)).toEqual([]),
    240_000, // a page of many calls on a busy machine
  );
});

/** What of a page is not so, each with its line. */
async function unlikePage({ file, examples }: Document): Promise<string[]> {
  const runner = await exampleRunner(service);
  const faults: string[] = [];
  try {
    for (const [index, example] of examples.entries()) {
      if (example.language !== RUN && example.language !== ANSWER) continue;
      const next = examples[index + 1];
      const found =
        example.language === RUN
          ? await unlikeExample(runner, example, next)
          : orphan(example, examples[index - 1]);
      faults.push(...found.map((fault) => `${file}:${example.line} ${fault}`));
    }
  } finally {
    runner.close();
  }
  return faults;
}

async function unlikeExample(
  runner: Awaited<ReturnType<typeof exampleRunner>>,
  example: Example,
  next: Example | undefined,
): Promise<string[]> {
  const answer = await runner.run(example.text);
  if (next?.language !== ANSWER)
    return answer && answer.status >= 400 ? [`is refused: ${JSON.stringify(answer.body)}`] : [];
  if (!answer) return ['shows an answer, and makes no call'];
  return unlikeShown(JSON.parse(next.text), answer.body);
}

const orphan = ({ text }: Example, before: Example | undefined): string[] =>
  before?.language === RUN ? [] : [`is the answer to nothing: ${text.slice(0, 40)}`];

describe('words of a command', () => {
  const variables = new Map([['KEY', 'k 1']]);

  it.each([
    [`curl -s 'a b' "c d" e`, ['curl', '-s', 'a b', 'c d', 'e']],
    [`-H "Bearer $KEY" -d '{"a": "$KEY"}'`, ['-H', 'Bearer k 1', '-d', '{"a": "$KEY"}']],
    [`npm test     # all of them`, ['npm', 'test']],
    [`a#b ''`, ['a#b', '']],
    [`-d "{\\"key\\": \\"$KEY\\"}"`, ['-d', '{"key": "k 1"}']],
  ])('%s', (line, words) => expect(wordsOf(line, variables)).toEqual(words));

  it('are not read where a variable or the end of a quote is missing', () => {
    expect(() => wordsOf('$NAME', variables)).toThrow('$NAME');
    expect(() => commandLines(`'a`)).toThrow('end');
  });

  it('are on one line unless a backslash or a quote leads on', () => {
    const text = `# it's first\na \\\n  b # isn't it\n\n-d '{"a":\n 1}'\nc\n`;
    expect(commandLines(text)).toEqual([`a    b # isn't it`, `-d '{"a":\n 1}'`, 'c']);
  });
});

describe('a shown answer', () => {
  const REAL = { data: { code: '6109.10', lines: [{ a: 1, b: 2 }, { a: 3 }], probability: 0.84 } };

  it.each([
    [{ data: { lines: [{ a: 3 }] } }],
    [{ data: { lines: [{ a: 1 }, { a: 3 }] } }],
    [{ data: { code: '6109…', probability: 0.8 } }],
  ])('is like the real one: %j', (shown) => expect(unlikeShown(shown, REAL)).toEqual([]));

  it.each([
    [{ data: { code: '6110.10' } }, 'data.code'],
    [{ data: { other: null } }, 'data.other'],
    [{ data: { lines: [{ a: 3 }, { a: 1 }] } }, 'data.lines.1'],
    [{ data: { lines: [] } }, 'data.lines'],
    [{ data: { probability: 0.6 } }, 'data.probability'],
  ])('is unlike it: %j', (shown, at) =>
    expect(unlikeShown(shown, REAL)).toEqual([expect.stringContaining(`${at}: the page shows`)]),
  );
});
