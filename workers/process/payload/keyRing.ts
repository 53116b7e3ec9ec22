/**
 * Keys of what stands in Temporal: from the settings, or from a file of the home that is made at
 * the first start. The first encrypts, all of them decrypt.
 */
import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Config, UserError } from '../config.ts';

export interface PayloadKey {
  /** First hexadecimal digits of its SHA-256: told with every payload. */
  id: string;
  secret: KeyObject;
}

export interface KeyRing {
  /** The key that encrypts. */
  current: () => PayloadKey;
  /** The key with this id; undefined when it is not on the ring. */
  find: (id: string) => PayloadKey | undefined;
  /** All keys, the one that encrypts first. */
  all: () => readonly PayloadKey[];
}

export type KeySettings = Pick<Config, 'LANDFALL_HOME' | 'PAYLOAD_KEYS'>;

/**
 * A rotation is known to every process of the home after this time, and at once to one that meets
 * the new key.
 */
const LOOK_MS = 2000;

/** The keys of the settings, else those of the home. */
export const ringOf = (settings: KeySettings): KeyRing =>
  settings.PAYLOAD_KEYS.length > 0
    ? fixedRing(settings.PAYLOAD_KEYS)
    : fileRing(keysFile(settings));

export const keysFile = ({ LANDFALL_HOME: home }: Pick<KeySettings, 'LANDFALL_HOME'>): string =>
  path.join(home, 'payload-keys');

/** A new key as it is written into the file or the settings: base64 of 32 random bytes. */
export const newKey = (): string => randomBytes(32).toString('base64');

function fixedRing(written: readonly string[]): KeyRing {
  const keys = written.map(keyOf);
  return {
    current: () => first(keys),
    find: (id) => keys.find((key) => key.id === id),
    all: () => keys,
  };
}

function fileRing(file: string): KeyRing {
  let known = { keys: [] as PayloadKey[], changedMs: 0, lookedMs: -LOOK_MS };
  const keys = (maxAgeMs: number): PayloadKey[] => {
    const nowMs = performance.now();
    if (nowMs - known.lookedMs < maxAgeMs) return known.keys;
    if (known.keys.length === 0) create(file);
    // a file that is taken away under a running service is missed at the next start
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? known.changedMs;
    known = {
      keys: changedMs === known.changedMs ? known.keys : read(file),
      changedMs,
      lookedMs: nowMs,
    };
    return known.keys;
  };
  const find = (id: string, maxAgeMs: number): PayloadKey | undefined =>
    keys(maxAgeMs).find((key) => key.id === id);
  return {
    current: () => first(keys(LOOK_MS)),
    find: (id) => find(id, LOOK_MS) ?? find(id, 0),
    all: () => keys(0),
  };
}

const first = ([key]: readonly PayloadKey[]): PayloadKey => {
  if (!key) throw new Error('a ring holds one key at least');
  return key;
};

function keyOf(written: string): PayloadKey {
  const bytes = Buffer.from(written, 'base64');
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { id, secret: createSecretKey(bytes) }; // prepared once, not for every payload
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function read(file: string): PayloadKey[] {
  const keys = linesOf(file).map(keyOf);
  if (keys.length === 0 || keys.some(({ secret }) => secret.symmetricKeySize !== 32))
    throw new UserError(
      `${file} must hold a key in each line: base64 of 32 bytes. The first one encrypts.`,
    );
  return keys;
}

const HEADER =
  '# Keys of what stands in Temporal. The first encrypts, all decrypt: npm run keys -- rotate. Keep a copy.';

/**
 * Makes the file with its first key, unless it is there; of two processes that start together one
 * makes it.
 */
function create(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${HEADER}\n${newKey()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (cause) {
    if (!existsSync(file)) throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Puts a new key first; the ones before still decrypt. Returns its id. */
export function rotateFile(file: string): string {
  create(file);
  const key = newKey();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${[HEADER, key, ...linesOf(file)].join('\n')}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return keyOf(key).id;
}
