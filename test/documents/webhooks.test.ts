/** The page on webhooks: its code verifies what is sent, and its table is that of the contract. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedHeaders } from '../../activities/webhooks/signature.ts';
import { EVENTS } from '../../contract/webhookEvents.ts';
import { ROOT } from '../../workers/process/config.ts';

const PAGE = readFileSync(path.join(ROOT, 'docs', 'webhooks.md'), 'utf8');
const codeOf = (language: string): string =>
  PAGE.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const BODY = JSON.stringify({ type: 'endpoint.test', data: { message: 'Größe: 1 €' } });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'landfall-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LANGUAGES = {
  js: {
    program: process.execPath,
    file: 'verify.mjs',
    main: `const [secret, headers, body] = JSON.parse(process.argv[2]);
process.stdout.write(JSON.stringify(verify(secret, headers, body)));`,
  },
  python: {
    program: 'python3',
    file: 'verify.py',
    main: `import sys
secret, headers, body = json.loads(sys.argv[1])
sys.stdout.write(json.dumps(verify(secret, headers, body.encode())))`,
  },
};

describe.each(Object.entries(LANGUAGES))(
  'the %s of the page',
  (language, { program, file, main }) => {
    const verify = (headers: object, body: string): unknown => {
      const at = path.join(folder, file);
      writeFileSync(at, `${codeOf(language)}\n${main}\n`);
      const given = JSON.stringify([SECRET, headers, body]);
      return JSON.parse(execFileSync(program, [at, given], { encoding: 'utf8', stdio: 'pipe' }));
    };
    const signed = (at: Date, ...secrets: string[]) => signedHeaders('msg-1', at, BODY, secrets);

    it('takes what is signed by the secret, alone or beside another', () => {
      expect(verify(signed(new Date(), SECRET), BODY)).toEqual(JSON.parse(BODY));
      expect(verify(signed(new Date(), OTHER, SECRET), BODY)).toEqual(JSON.parse(BODY));
    });

    it('refuses another secret, another body, and what is old', () => {
      expect(() => verify(signed(new Date(), OTHER), BODY)).toThrow(/not signed by us/);
      expect(() => verify(signed(new Date(), SECRET), `${BODY} `)).toThrow(/not signed by us/);
      const old = new Date(Date.now() - 600_000);
      expect(() => verify(signed(old, SECRET), BODY)).toThrow(/too old/);
    });
  },
);

it('the page names each type, and says of it what the contract says', () => {
  const rows = [...PAGE.matchAll(/^\| `([a-z]+\.[a-z]+)` \| (.*) \|$/gm)].map(
    ([, type, summary]) => [type, summary],
  );
  expect(rows).toEqual(Object.entries(EVENTS).map(([type, { summary }]) => [type, summary]));
});
