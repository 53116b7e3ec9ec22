/**
 * Tokens of requests. What the API starts it signs, and activities act on nothing else: whoever
 * reaches Temporal can start a workflow, but not one that is believed. A token holds the id of its
 * key, the time, a digest of the work that is asked for, and an HMAC-SHA256 over these and every
 * field of the charge (or check). Signing and verifying stand here and nowhere else.
 */
import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Charge } from '../../contract/charge.ts';
import type { Check } from '../../contract/evidence.ts';
import type { Orm } from '../orm.ts';
import { type ClockReading, databaseNow } from '../clock.ts';
import { believedKeys, type SigningKey } from './signingKeys.ts';

interface Signed {
  token?: string;
}
type Work = object | null;

/** A release, and the reason for which it goes live though it is held or unchecked. */
export interface ReleaseOrder {
  dataset: string;
  releaseId: string;
  override: string | null;
}

/**
 * Keys, and the clock that says how old what they signed is: the database's, for signer and reader
 * alike.
 */
interface Believed {
  keys: SigningKey[];
  clock: ClockReading;
}

/**
 * A request that is not begun within this time of its signature is begun no more: its caller is
 * long gone.
 */
const BEGIN_MS = 3_600_000;
/** A rotation is known everywhere after this time. */
const KEYS_MS = 5000;

export class RequestTokens {
  readonly #orm: Orm;
  #keys: Believed | null = null;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The input with its charge signed, and bound to all else in it. */
  async signCharge<Input extends { charge: Charge }>(input: Input): Promise<Input> {
    const token = await this.#sign('charge', input.charge, workOf(input));
    return { ...input, charge: { ...input.charge, token } };
  }

  /** The input with its check signed, and bound to all else in it. */
  async signCheck<Input extends { check: Check }>(input: Input): Promise<Input> {
    const token = await this.#sign('check', input.check, workOf(input));
    return { ...input, check: { ...input.check, token } };
  }

  /** The token of the call of a batch, which has a key of its own. */
  signCall(usageId: string): Promise<string> {
    return this.#sign('call', { usageId }, null);
  }

  /**
   * The charge, signed anew: its answer reached nobody, so that it is refunded although it is
   * settled. The keys are those that were read last: the database may be away.
   */
  async signUndelivered(charge: Charge): Promise<Charge> {
    const { token: _begun, ...statement } = charge;
    return { ...statement, token: await this.#sign('undelivered', statement, null, this.#keys) };
  }

  /** Whether the API said of this very charge that its answer reached nobody. */
  async isUndelivered(charge: Charge & Signed): Promise<boolean> {
    return (await this.#read('undelivered', charge)) !== null;
  }

  /** The token of a question to a person: an answer is believed only to what was asked. */
  signQuestion(question: object): Promise<string> {
    return this.#sign('question', question, null);
  }

  /** Whether the API asked this very question within this time. */
  async isQuestion(question: Signed, ageMsMax: number): Promise<boolean> {
    const token = await this.#read('question', question);
    return token !== null && token.ageMs <= ageMsMax;
  }

  /** The token of the end of a page: a cursor is believed only as it was given out. */
  signCursor(end: string): Promise<string> {
    return this.#sign('cursor', { end }, null);
  }

  /** Whether the API gave this end of a page out. */
  async isCursor(cursor: { end: string } & Signed): Promise<boolean> {
    return (await this.#read('cursor', cursor)) !== null;
  }

  /** Whether the API signed this very charge. */
  async isCharge(charge: Charge & Signed): Promise<boolean> {
    return (await this.#read('charge', charge)) !== null;
  }

  /** Whether it did so not long ago. */
  async isNewCharge(charge: Charge & Signed): Promise<boolean> {
    const token = await this.#read('charge', charge);
    return token !== null && token.ageMs < BEGIN_MS;
  }

  /** Whether the API signed this charge for this very work. */
  async isChargedWork(input: { charge: Charge & Signed }): Promise<boolean> {
    return (await this.#read('charge', input.charge))?.work === digestOf(workOf(input));
  }

  /** Whether the API signed this very check. */
  async isCheck(check: Check & Signed): Promise<boolean> {
    return (await this.#read('check', check)) !== null;
  }

  /** Whether the API signed this check for this very work. */
  async isCheckedWork(input: { check: Check & Signed }): Promise<boolean> {
    return (await this.#read('check', input.check))?.work === digestOf(workOf(input));
  }

  /** Whether the API signed this call of a batch. */
  async isCall(call: { usageId: string } & Signed): Promise<boolean> {
    return (await this.#read('call', call)) !== null;
  }

  /** The token of a bulk run, by which its steps know that the API stored it. */
  signRun(runId: string): Promise<string> {
    return this.#sign('bulk', { runId }, null);
  }

  /** Whether the API signed this bulk run. */
  async isRun({ runId, token }: { runId: string; token: string }): Promise<boolean> {
    return (await this.#read('bulk', { runId, token } as Signed)) !== null;
  }

  /**
   * The order for a release, signed: what its steps act on. The clock is read for it, so that it is
   * not taken for one from before what was changed a moment ago.
   */
  async signOrder<Order extends ReleaseOrder>(order: Order): Promise<Order & { token: string }> {
    const token = await this.#sign('release', order, null, await this.#believed(0));
    return { ...order, token };
  }

  /** Whether this very order was signed, by whoever may read the database. */
  async isOrder(order: ReleaseOrder & Signed): Promise<boolean> {
    return (await this.#read('release', order)) !== null;
  }

  /**
   * When it was, in epoch milliseconds by the database's clock, and whether that is not long ago;
   * null where it was not.
   */
  async orderedAt(order: ReleaseOrder & Signed): Promise<{ atMs: number; isNew: boolean } | null> {
    const token = await this.#read('release', order);
    return token && { atMs: token.signedAtMs, isNew: token.ageMs < BEGIN_MS };
  }

  async #sign(
    purpose: string,
    statement: object,
    work: Work,
    last?: Believed | null,
  ): Promise<string> {
    const { keys, clock } = last ?? (await this.#believed());
    const [key] = keys;
    if (!key) throw new Error('there is no key to sign with: npm run admin -- signing rotate');
    // rounded down: what is signed is never younger than it says
    const head = `${key.id}.${Math.floor(databaseNow(clock))}.${digestOf(work)}`;
    return `${head}.${macOf(key.secret, purpose, head, statement)}`;
  }

  /**
   * What a token says; null when it is none, or not of this statement, or its key is believed no
   * more.
   */
  async #read(
    purpose: string,
    { token, ...statement }: Signed,
  ): Promise<{ ageMs: number; signedAtMs: number; work: string } | null> {
    if (typeof token !== 'string') return null;
    const [id = '', signedAt = '', work = '', mac = '', ...more] = token.split('.');
    const keyIn = ({ keys }: Believed): SigningKey | undefined =>
      keys.find((one) => String(one.id) === id);
    const known = await this.#believed();
    // a key that was made a moment ago signs elsewhere already
    const believed = keyIn(known) ? known : await this.#believed(0);
    const key = keyIn(believed);
    if (!key || more.length > 0) return null;
    const expected = macOf(key.secret, purpose, `${id}.${signedAt}.${work}`, statement);
    const { clock } = believed;
    if (!isSame(mac, expected)) return null;
    const signedAtMs = Number(signedAt);
    return { ageMs: databaseNow(clock) - signedAtMs, signedAtMs, work };
  }

  /**
   * Keys that are believed now. They are read again every few seconds, so that a rotation reaches
   * every process.
   */
  async #believed(maxAgeMs = KEYS_MS): Promise<Believed> {
    const nowMs = performance.now();
    const known = this.#keys && nowMs - this.#keys.clock.readMs < maxAgeMs ? this.#keys : null;
    const { keys, clock } = known ?? (await believedKeys(this.#orm));
    this.#keys = { keys, clock };
    return {
      keys: keys.filter(({ leftMs }) => leftMs === null || nowMs - clock.readMs < leftMs),
      clock,
    };
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * What is asked for: all of an input but the charge or check itself, and the place in its batch.
 */
function workOf(input: object): Work {
  const {
    charge: _charge,
    check: _check,
    index: _index,
    ...work
  } = input as Record<string, unknown>;
  return work;
}

const digestOf = (work: Work): string =>
  createHash('sha256').update(canonical(work)).digest('base64url');

// `head` holds no line break, `purpose` is ours: no two statements have the same text
const macOf = (secret: KeyObject, purpose: string, head: string, statement: object): string =>
  createHmac('sha256', secret)
    .update(`${purpose}\n${head}\n${canonical(statement)}`)
    .digest('base64url');

/** JSON with sorted names: the same text before and after a payload's way through Temporal. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
