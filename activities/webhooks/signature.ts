/** Signatures of Standard Webhooks, version 1.0.0, symmetric (standardwebhooks.com, read 2026-11). */
import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The headers of a message at a try: its id, the time in seconds, and a signature by each secret
 * (`whsec_` and base64), of which a receiver needs to know one.
 */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
