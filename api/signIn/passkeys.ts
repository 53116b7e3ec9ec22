/** Passkeys: a challenge once, this origin alone, and always with the person's own unlocking. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  addPasskey,
  findPasskey,
  keepChallenge,
  listPasskeys,
  removePasskey,
  touchPasskey,
  useChallenge,
} from '../../db/store/passkeys.ts';
import { callerBucket } from '../steps/access.ts';
import { Refusal } from './browser.ts';
import { siteOf } from './publicAddress.ts';
import { goOn, nextOf, ownForm, signIn, type Visit, visitorOf } from './signInPages.ts';
import { countTry } from './throttle.ts';

// loaded by the first who needs it
const webauthn = () => import('@simplewebauthn/server');

const NAME = 'Landfall';
const PASSKEYS_MAX = 20;
const NAME_MAX = 60;

/** POST /sign-in/passkeys/sign-in/options: the same for everybody, since it names nobody. */
export async function offerSignIn(visit: Visit): Promise<void> {
  const { services, address, context } = visit;
  await ownForm(visit);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(address),
    userVerification: 'required',
  });
  await keepChallenge(services.orm, options.challenge, null);
  context.body = options;
}

const NOT_TAKEN = 'This passkey is not known here. Sign in with your password.';

/** POST /sign-in/passkeys/sign-in */
export async function takePasskey(visit: Visit): Promise<void> {
  const { services, address, context } = visit;
  const form = await ownForm(visit);
  const response = credentialIn(form) as AuthenticationResponseJSON;
  const bucket = callerBucket(context, services.settings);
  if ((await countTry(services.orm, bucket, `passkey ${response.id}`)) !== null)
    throw new Refusal(429, 'Too many tries. Wait some minutes, then try again.');
  const passkey = await findPasskey(services.orm, response.id);
  if (!passkey) throw new Refusal(401, NOT_TAKEN);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(services.orm, challenge, null),
    expectedOrigin: address.origin,
    expectedRPID: siteOf(address),
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => {
    throw new Refusal(401, NOT_TAKEN);
  });
  if (!verified) throw new Refusal(401, NOT_TAKEN);
  await touchPasskey(services.orm, passkey.id, authenticationInfo.newCounter);
  await signIn(visit, passkey.userId);
  context.body = { next: nextOf(form.get('next')) };
}

/** Who adds or removes a passkey. */
async function ownerOf(visit: Visit): Promise<{ userId: string; email: string }> {
  const visitor = await visitorOf(visit);
  if (!visitor) throw new Refusal(401, 'You are not signed in any more. Load this page anew.');
  return visitor;
}

/** POST /sign-in/passkeys/add/options */
export async function offerAdding(visit: Visit): Promise<void> {
  const { services, address, context } = visit;
  await ownForm(visit);
  const { userId, email } = await ownerOf(visit);
  const { generateRegistrationOptions } = await webauthn();
  const known = await listPasskeys(services.orm, userId);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: siteOf(address),
    userName: email,
    userID: new TextEncoder().encode(userId),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(services.orm, options.challenge, userId);
  context.body = options;
}

/** POST /sign-in/passkeys/add */
export async function takeNewPasskey(visit: Visit): Promise<void> {
  const { services, address, context } = visit;
  const form = await ownForm(visit);
  const { userId } = await ownerOf(visit);
  if ((await listPasskeys(services.orm, userId)).length >= PASSKEYS_MAX)
    throw new Refusal(409, `There are ${PASSKEYS_MAX} passkeys already: remove one.`);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credentialIn(form) as RegistrationResponseJSON,
    expectedChallenge: (challenge) => useChallenge(services.orm, challenge, userId),
    expectedOrigin: address.origin,
    expectedRPID: siteOf(address),
    requireUserVerification: true,
  }).catch(() => {
    throw new Refusal(400, 'This passkey could not be added. Load the page anew and try again.');
  });
  if (!verified) throw new Refusal(400, 'This passkey could not be added.');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const isNew = await addPasskey(services.orm, {
    id,
    userId,
    counter,
    publicKey: Buffer.from(publicKey),
    transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(one)),
    name: (form.get('name') ?? '').trim().slice(0, NAME_MAX) || 'Passkey',
  });
  if (!isNew) throw new Refusal(409, 'This passkey is known already.');
  context.body = { next: '/account' };
}

/** POST /sign-in/passkeys/remove */
export async function takeAwayPasskey(visit: Visit): Promise<void> {
  const form = await ownForm(visit);
  const { userId } = await ownerOf(visit);
  await removePasskey(visit.services.orm, userId, form.get('id') ?? '');
  goOn(visit, '/account');
}

/** What the browser sent; the library judges all of it but its being an object with an id. */
function credentialIn(form: URLSearchParams): { id: string } {
  try {
    const sent: unknown = JSON.parse(form.get('response') ?? '');
    if (typeof sent === 'object' && sent !== null && 'id' in sent && typeof sent.id === 'string')
      return { ...sent, id: sent.id };
  } catch {
    // said below
  }
  throw new Refusal(400, 'The answer of the passkey could not be read.');
}
