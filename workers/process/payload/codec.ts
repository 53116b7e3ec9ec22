/**
 * Encrypts what goes to Temporal, and decrypts what comes back: AES-256-GCM, the id of the key
 * beside it.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec, SerializationContext } from '@temporalio/common';
import proto from '@temporalio/proto';
import { UnsealedPayload } from '../../../contract/sealed.ts';
import type { KeyRing } from './keyRing.ts';

const { Payload: PayloadMessage } = proto.temporal.api.common.v1;

const ENCODING = 'binary/encrypted';
const KEY_ID = 'encryption-key-id';
/** The workflow that a payload was written for: it is nobody else's, also in its own encryption. */
const WORKFLOW_ID = 'workflow-id';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/**
 * Names, addresses and texts are unreadable in histories and in the store. Results of steps count
 * only encrypted; inputs and histories from before the encryption are read as they are.
 */
export const createCodec = (ring: KeyRing): PayloadCodec => ({
  encode: async (payloads, context) => payloads.map((payload) => encrypt(payload, ring, context)),
  decode: async (payloads, context) =>
    payloads.map((payload) => {
      if (context?.type === 'activity' && isOfServer(payload)) return UNREADABLE;
      if (context?.type === 'activity' && !isSealed(payload)) throw new UnsealedPayload();
      const writtenFor = textOf(payload.metadata?.[WORKFLOW_ID]);
      if (writtenFor !== '') requireFor(writtenFor, context);
      return decrypt(payload, ring);
    }),
});

/**
 * The same, but only what was encrypted for the very workflow is read: whoever reaches Temporal may
 * answer in our name.
 */
export const createSealedCodec = (ring: KeyRing): PayloadCodec => ({
  ...createCodec(ring),
  decode: async (payloads, context) =>
    payloads.map((payload) => {
      if (!isSealed(payload)) throw new UnsealedPayload();
      requireFor(textOf(payload.metadata?.[WORKFLOW_ID]), context);
      return decrypt(payload, ring);
    }),
});

const isSealed = ({ metadata }: Payload): boolean => textOf(metadata?.['encoding']) === ENCODING;

/**
 * What Temporal's server itself says of a step that is cancelled before a worker has it, or between
 * two tries. Cancellations are read without their details (workflows/failureConverter.cjs); whoever
 * gives it as the result of a step gives one that nobody can read.
 */
const OF_SERVER = JSON.stringify('ACTIVITY_ID_NOT_STARTED');
const isOfServer = (payload: Payload): boolean =>
  !isSealed(payload) && textOf(payload.data) === OF_SERVER;
const UNREADABLE: Payload = { metadata: { encoding: Buffer.from('unreadable') } };

function requireFor(writtenFor: string, context: SerializationContext | undefined): void {
  const reading = context?.workflowId;
  if (reading !== undefined && writtenFor !== reading) throw new UnsealedPayload();
}

function encrypt(
  payload: Payload,
  ring: KeyRing,
  context: SerializationContext | undefined,
): Payload {
  const { id, secret } = ring.current();
  const iv = randomBytes(IV_BYTES);
  const writtenFor = Buffer.from(context?.workflowId ?? '');
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(writtenFor);
  const sealed = [cipher.update(PayloadMessage.encode(payload).finish()), cipher.final()];
  return {
    metadata: {
      encoding: Buffer.from(ENCODING),
      [KEY_ID]: Buffer.from(id),
      ...(writtenFor.length > 0 && { [WORKFLOW_ID]: writtenFor }),
    },
    data: Buffer.concat([iv, ...sealed, cipher.getAuthTag()]),
  };
}

function decrypt(payload: Payload, ring: KeyRing): Payload {
  if (!isSealed(payload)) return payload;
  const id = textOf(payload.metadata?.[KEY_ID]);
  const key = ring.find(id);
  if (!key)
    throw new Error(
      `a payload is encrypted under the key ${id}, which is not here: give every machine the same PAYLOAD_KEYS, or put back ` +
        'the file payload-keys of its LANDFALL_HOME',
    );
  const data = Buffer.from(payload.data ?? []);
  const decipher = createDecipheriv('aes-256-gcm', key.secret, data.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(payload.metadata?.[WORKFLOW_ID] ?? []));
  decipher.setAuthTag(data.subarray(data.length - TAG_BYTES));
  const opened = [
    decipher.update(data.subarray(IV_BYTES, data.length - TAG_BYTES)),
    decipher.final(),
  ];
  const { metadata, data: plain } = PayloadMessage.decode(Buffer.concat(opened));
  return { metadata, data: plain };
}

const textOf = (bytes: Uint8Array | null | undefined): string =>
  Buffer.from(bytes ?? []).toString();
