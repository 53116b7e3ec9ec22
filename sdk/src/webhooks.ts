/** Signed messages of the service, as Standard Webhooks describes them, by Web Crypto. */

/** A message whose signature is right and whose time is now. */
export interface Webhook {
  type: string;
  /** When it happened (UTC). */
  timestamp: string;
  data: Readonly<Record<string, unknown>>;
}

/** Why a message is not believed. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | undefined>>;

/** Seconds that a message may be old, or ahead of this clock. */
const TOLERANCE_S = 300;

/**
 * The message that a request holds. `secrets`: one, or both during a rotation, with or without
 * `whsec_`. `body`: the bytes or the text as they came, before any parsing. Throws `WebhookRefused`
 * where a header is missing, the time is too far off or no signature is right.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: WebhookHeaders,
  body: string | Uint8Array<ArrayBuffer>,
  now: Date = new Date(),
): Promise<Webhook> {
  const id = headerOf(headers, 'webhook-id');
  const sentAt = headerOf(headers, 'webhook-timestamp');
  const seconds = /^\d{1,12}$/.test(sentAt) ? Number(sentAt) : Number.NaN;
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_S))
    throw new WebhookRefused('The time of the message is too far from now.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${text}`);
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [bytesOf(one.slice('v1,'.length))] : []));
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await keyOf(secret);
    for (const signature of signatures)
      // compared in constant time by the runtime
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed)))
        return JSON.parse(text) as Webhook;
  }
  throw new WebhookRefused('No signature of the message is right.');
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([own]) => own.toLowerCase() === name)?.[1];
  if (!found) throw new WebhookRefused(`The header ${name} is missing.`);
  return found;
}

function keyOf(secret: string): ReturnType<typeof crypto.subtle.importKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) throw new TypeError('The secret of a webhook is base64.');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
}

/** The bytes of base64; null where it is none. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
