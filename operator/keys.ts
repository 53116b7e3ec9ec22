/** `npm run keys -- <command>`: the keys of what stands in Temporal. */
import { readConfig, UserError } from '../workers/process/config.ts';
import { writeForOwnerOnly } from '../workers/process/home.ts';
import { keysFile, newKey, ringOf, rotateFile } from '../workers/process/payload/keyRing.ts';
import { complain } from '../workers/process/run.ts';
import { table } from './table.ts';

const HELP = `npm run keys -- <command> [--json]

  list    ids of the keys, the one that encrypts first
  rotate  a new key encrypts from now on; the ones before still decrypt. With keys in PAYLOAD_KEYS: prints the new value`;

try {
  writeForOwnerOnly();
  main(process.argv.slice(2));
} catch (cause) {
  complain(cause);
  process.exitCode = 1;
}

function main(words: readonly string[]): void {
  const [command] = words.filter((word) => !word.startsWith('--'));
  if (words.includes('--help') || command === undefined) return console.log(HELP);
  const say = (data: object, text: string): void =>
    console.log(words.includes('--json') ? JSON.stringify(data) : text);
  if (command === 'list') return list(say);
  if (command === 'rotate') return rotate(say);
  throw new UserError(`There is no command "${command}": list or rotate.`);
}

type Say = (data: object, text: string) => void;

function list(say: Say): void {
  const ids = ringOf(readConfig())
    .all()
    .map(({ id }) => id);
  say(
    { keys: ids },
    table(
      ['id', 'use'],
      ids.map((id, at) => [id, at === 0 ? 'encrypts and decrypts' : 'decrypts']),
    ),
  );
}

function rotate(say: Say): void {
  const config = readConfig();
  if (config.PAYLOAD_KEYS.length === 0) {
    const file = keysFile(config);
    const id = rotateFile(file);
    return say(
      { encrypts: id, file },
      `The key ${id} in ${file} encrypts from now on. Keep a copy of that file.`,
    );
  }
  const [current = '', ...others] = config.PAYLOAD_KEYS;
  const key = newKey();
  const known = [current, key, ...others].join(',');
  const used = [key, current, ...others].join(',');
  say(
    { known, used },
    'Nothing is changed yet. Give every machine the first value and restart it, so that all know the new key; then the ' +
      `second, so that it encrypts.\nPAYLOAD_KEYS=${known}\nPAYLOAD_KEYS=${used}`,
  );
}
