/** Passkeys, by answers that no browser would give. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addPasskey } from '../../db/store/passkeys.ts';
import { Browser, person, tokenIn } from '../support/person.ts';
import type { Json } from '../support/service.ts';
import { type SignInService, startSignIn } from '../support/signInService.ts';

let service: SignInService;
beforeAll(async () => {
  service = await startSignIn({ host: 'localhost' });
});
afterAll(() => service.stop());

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** A key of P-256 as COSE has it (RFC 9053): a map of kind, algorithm, curve and point. */
function coseOf(x: string, y: string): Buffer {
  const point = (name: number, value: string): Buffer =>
    Buffer.concat([Buffer.from([name, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, point(0x21, x), point(0x22, y)]);
}

/** The flags of an authenticator: somebody was there, and has unlocked it. */
const PRESENT = 0x01;
const VERIFIED = 0x04;

interface Lie {
  origin?: string;
  site?: string;
  flags?: number;
  challenge?: string;
  type?: string;
  counter?: number;
}

/** Somebody with a passkey, and what it signs: the truth, or what `lie` changes. */
async function holder() {
  const workspace = await service.workspace();
  const { userId } = await person(service, workspace.id);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  const kept = { id, userId, publicKey: coseOf(x, y), counter: 0, transports: [], name: 'Key' };
  await addPasskey(service.orm, kept);
  const sign = (asked: string, lie: Lie = {}): Json => {
    const { origin = service.url, site = 'localhost', flags = PRESENT | VERIFIED } = lie;
    const { challenge = asked, type = 'webauthn.get', counter = 1 } = lie;
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const data = Buffer.concat([sha256(site), Buffer.from([flags]), count]);
    const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.sign(privateKey).toString('base64url'),
    };
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  };
  return { sign };
}

/** A browser at the page to sign in. */
async function visitor() {
  const browser = new Browser(service.url);
  const token = tokenIn(await browser.get('/sign-in'));
  const post = (path: string, fields: Record<string, string> = {}) =>
    browser.post(`/sign-in/passkeys/${path}`, { token, ...fields });
  const challenge = async (): Promise<string> =>
    JSON.parse((await post('sign-in/options')).text).challenge;
  const answer = async (response: Json): Promise<number> =>
    (await post('sign-in', { response: JSON.stringify(response) })).status;
  return { browser, challenge, answer };
}

describe('a passkey', () => {
  it('signs in by what it signs of a challenge, once', async () => {
    const { sign } = await holder();
    const { browser, challenge, answer } = await visitor();
    const signed = sign(await challenge());
    expect(await answer(signed)).toBe(200);
    expect((await browser.get('/account')).status).toBe(200);
    const other = await visitor();
    expect(await other.answer(signed)).toBe(401);
  });

  it.each<[string, Lie]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of another port', { origin: 'http://localhost:1' }],
    ['another site', { site: 'evil.example' }],
    ['nobody who has unlocked it', { flags: PRESENT }],
    ['nobody there', { flags: VERIFIED }],
    ['a challenge that was never given', { challenge: randomBytes(32).toString('base64url') }],
    ['an answer to be added', { type: 'webauthn.create' }],
  ])('is refused with %s', async (_, lie) => {
    const { sign } = await holder();
    const { browser, challenge, answer } = await visitor();
    expect(await answer(sign(await challenge(), lie))).toBe(401);
    expect((await browser.get('/account')).location).toBe('/sign-in');
  });

  it('is refused where its counter goes back: somebody has copied it', async () => {
    const { sign } = await holder();
    const first = await visitor();
    expect(await first.answer(sign(await first.challenge(), { counter: 5 }))).toBe(200);
    const second = await visitor();
    expect(await second.answer(sign(await second.challenge(), { counter: 4 }))).toBe(401);
  });

  it('is refused with the signature of another', async () => {
    const [mine, theirs] = [await holder(), await holder()];
    const { challenge, answer } = await visitor();
    const asked = await challenge();
    const { id } = mine.sign(asked);
    expect(await answer({ ...theirs.sign(asked), id, rawId: id })).toBe(401);
  });

  it('is asked for with the unlocking of the person, here alone', async () => {
    const { browser } = await visitor();
    const token = tokenIn(await browser.get('/sign-in'));
    const { text } = await browser.post('/sign-in/passkeys/sign-in/options', { token });
    expect(JSON.parse(text)).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
  });
});
