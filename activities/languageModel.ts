/**
 * One call of an OpenAI-compatible chat-completions endpoint: bounded in time and size, and never
 * an exception.
 */
import { withoutTrailing } from '../engine/trailing.ts';
import { chatCompletion } from '../contract/languageModel.ts';
import type { ChatMessage } from '../engine/classify/model/prompt.ts';
import type { Unusable } from '../engine/classify/model/types.ts';

export interface ModelSettings {
  /** Up to and without `/chat/completions`, for example `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Empty: no key is sent. */
  apiKey: string;
  model: string;
}

/**
 * The model's text, or why there is none. `invalid` comes with the fault in words, since it may be
 * told to the model.
 */
export type Completion =
  | { ok: true; text: string }
  | { ok: false; why: Exclude<Unusable, 'not_asked' | 'invalid'>; status?: number }
  | { ok: false; why: 'invalid'; text: string; fault: string };

export interface LanguageModel {
  name: string;
  /**
   * Asks for a JSON object of the schema. Rejects with the signal's reason only when that was
   * aborted from outside.
   */
  complete: (
    messages: readonly ChatMessage[],
    schema: object,
    signals: ModelSignals,
  ) => Promise<Completion>;
}

export interface ModelSignals {
  /** The time that the model has; when it is over the completion is `timed_out`. */
  patience: AbortSignal;
  /** The step itself is given up. */
  cancelled: AbortSignal;
}

const ANSWER_BYTES_MAX = 256 * 1024;

/** A model behind an endpoint. Parameters that the endpoint refuses are left out from then on. */
export function createLanguageModel({ baseUrl, apiKey, model }: ModelSettings): LanguageModel {
  const url = `${withoutTrailing(baseUrl, /\//)}/chat/completions`;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` }),
  };
  let takesOptions = true;
  const send = (body: object, signal: AbortSignal): Promise<Response> =>
    // another address would be sent the goods' text as well
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal, redirect: 'error' });

  async function ask(messages: readonly ChatMessage[], schema: object, signal: AbortSignal) {
    const plain = { model, messages };
    if (takesOptions) {
      const response = await send({ ...plain, ...optionsOf(schema) }, signal);
      if (response.status !== 400) return response;
      await response.body?.cancel();
    }
    const response = await send(plain, signal);
    if (response.ok) takesOptions = false;
    return response;
  }

  return {
    name: model,
    complete: async (messages, schema, { patience, cancelled }) => {
      try {
        const response = await ask(messages, schema, AbortSignal.any([patience, cancelled]));
        if (response.status === 200) return completionIn(await boundedText(response));
        await response.body?.cancel();
        return { ok: false, why: 'refused', status: response.status };
      } catch (cause) {
        if (cancelled.aborted) throw cause;
        return { ok: false, why: patience.aborted ? 'timed_out' : 'unreachable' };
      }
    },
  };
}

/**
 * What not every server takes: an answer held to the schema, and the same answer for the same
 * question.
 */
const optionsOf = (schema: object): object => ({
  temperature: 0,
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'classification', strict: true, schema },
  },
});

/** The body as text, or null when it is larger than any answer has to be. */
async function boundedText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_BYTES_MAX) return null; // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function completionIn(body: string | null): Completion {
  if (body === null) return { ok: false, why: 'invalid', text: '', fault: 'it was far too long' };
  const parsed = chatCompletion.safeParse(jsonOf(body));
  const choice = parsed.data?.choices[0];
  // no chat completion: whatever answers there is no model
  if (!choice) return { ok: false, why: 'refused' };
  const { content, refusal } = choice.message;
  const text = content ?? '';
  if (refusal || text.trim() === '')
    return { ok: false, why: 'invalid', text: refusal ?? '', fault: 'it held no answer' };
  if (choice.finish_reason === 'length')
    return { ok: false, why: 'invalid', text, fault: 'it was cut off; be brief' };
  return { ok: true, text };
}

/** The value of a JSON text, undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
