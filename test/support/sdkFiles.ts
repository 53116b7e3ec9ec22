/**
 * The files of the client that are made of the description: types, the table of operations, and the
 * calls of every example. `npm run sdk` writes them; a test fails where they are not as made here.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { examplesOf } from '../../api/examples.ts';
import { openApiDocument } from '../../api/openapi.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { ROOT } from '../../workers/process/config.ts';
import { targetOf } from './exampleCalls.ts';

/** Each file, from the root, with its content. */
export const sdkFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['sdk/src/generated/operations.ts', operationsText()],
    ['sdk/src/generated/schema.ts', schemaText()],
    ['docs/landfall.http', httpText()],
  ]);

/** What is described of an operation, as far as the client reads it. */
interface Described {
  operationId: string;
  parameters?: readonly { in: string; name: string }[];
  requestBody?: object;
  responses: Readonly<Record<string, { content?: Readonly<Record<string, object>> }>>;
}

function operationsText(): string {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as {
    paths: Record<string, Record<string, Described>>;
  };
  const rows = Object.entries(document.paths).flatMap(([target, methods]) =>
    Object.entries(methods).map(([method, described]) => rowOf(target, method, described)),
  );
  return `/** Made of the description by \`npm run sdk\`: not to be changed here. */\nexport const OPERATIONS = {\n${rows.join('\n')}\n} as const;\nexport type OperationId = keyof typeof OPERATIONS;\n`;
}

function rowOf(target: string, method: string, described: Described): string {
  const { operationId, parameters = [], requestBody, responses } = described;
  const inAddress = parameters.filter((one) => one.in === 'path' || one.in === 'query');
  const isKeyed = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
  const isPaged = parameters.some((one) => one.in === 'query' && one.name === 'cursor');
  const types = Object.keys(responses['200']?.content ?? {});
  const file = types.find((type) => type !== 'application/json');
  const facts = [
    `method: '${method.toUpperCase()}'`,
    `path: '${target}'`,
    ...(inAddress.length > 0 ? ['params: true'] : []),
    ...(requestBody ? ['body: true'] : []),
    ...(isKeyed ? ['keyed: true'] : []),
    ...(isPaged ? ['paged: true'] : []),
    ...(file === undefined ? [] : [`file: '${file}'`]),
  ];
  return `  ${operationId}: { ${facts.join(', ')} },`;
}

/** The types of the description, by openapi-typescript. */
function schemaText(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-sdk-'));
  try {
    const [from, to] = [path.join(folder, 'openapi.json'), path.join(folder, 'schema.ts')];
    writeFileSync(from, JSON.stringify(openApiDocument()));
    execFileSync(process.execPath, [generator(), from, '-o', to], { stdio: 'pipe' });
    return readFileSync(to, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The generator, wherever npm has put it. */
function generator(): string {
  const [found] = [path.join(ROOT, 'test', 'description'), ROOT]
    .map((folder) => path.join(folder, 'node_modules', 'openapi-typescript', 'bin', 'cli.js'))
    .filter((file) => existsSync(file));
  if (found === undefined) throw new Error('openapi-typescript is not installed');
  return found;
}

/** Every example of the description as a call that editors and HTTP clients send. */
function httpText(): string {
  const calls = OPERATIONS.flatMap((operation) =>
    examplesOf(operation.id).map((example) => {
      const { name, summary, body } = example;
      const head = [
        `### ${operation.id}, ${name}: ${summary}`,
        `${operation.method.toUpperCase()} {{address}}${targetOf(operation, example)}`,
        ...(operation.access === 'public' ? [] : ['Authorization: Bearer {{key}}']),
        ...(body === undefined ? [] : ['Content-Type: application/json']),
      ];
      return [...head, ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)])].join(
        '\n',
      );
    }),
  );
  return `# Every example of the description. Made by \`npm run sdk\`: not to be changed here.\n# Set your key; with a test key nothing is charged.\n@address = http://127.0.0.1:3000\n@key = lf_test_...\n\n${calls.join('\n\n')}\n`;
}
