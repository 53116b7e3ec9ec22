/** What a form of a page holds, also one with a file. */
import { createHash } from 'node:crypto';
import { Refusal, requireFormToken, requireOwnOrigin } from '../api/signIn/browser.ts';
import { ownForm, type Visit } from '../api/signIn/signInPages.ts';
import { readBytes } from '../api/steps/input.ts';
import { unstorable } from '../api/steps/unstorable.ts';

export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

export interface SentForm {
  fields: URLSearchParams;
  /** Null where none was chosen. */
  file: SentFile | null;
}

/** The fields of a form and its file; refuses what another site sent, or another page of it. */
export async function sentForm(visit: Visit, bytesMax: number): Promise<SentForm> {
  const { context, address } = visit;
  if (!context.is('multipart/form-data')) return { fields: await ownForm(visit), file: null };
  requireOwnOrigin(context, address);
  const bytes = await readBytes(context, { bytesMax });
  const headers = { 'content-type': context.get('content-type') };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new Refusal(400, 'The form could not be read.');
  });
  const fields = new URLSearchParams();
  let file: SentFile | null = null;
  for (const [name, value] of form) {
    // a text area ends its lines as forms do
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0)
      file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  if (unstorable([...fields]) !== null) throw new Refusal(400, 'The form could not be read.');
  requireFormToken(context, address, fields.get('token'));
  return { fields, file };
}

/**
 * The idempotency key of a form: that of the page which showed it, and of what is asked, so that a
 * form which is sent twice is done once, and one that was changed is a new one.
 */
export function keyOf(fields: URLSearchParams, body: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return `web.${(fields.get('once') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 60)}.${digest}`;
}

/** A number as a form states it; what is none is passed on as it is, to be refused by its name. */
export function numberIn(text: string | null | undefined): number | string | undefined {
  const written = (text ?? '').trim();
  if (written === '') return undefined;
  const value = Number(written);
  return Number.isFinite(value) ? value : written;
}

/** A text as a form states it; undefined where nothing is written. */
export const textIn = (text: string | null | undefined): string | undefined =>
  (text ?? '').trim() || undefined;

/** An object without the fields that say nothing. */
export const stated = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
