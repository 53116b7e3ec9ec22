import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startLanguageModel, type StandInModel } from '../test/support/languageModel.ts';
import { createLanguageModel, type LanguageModel } from './languageModel.ts';

const MESSAGES = [{ role: 'user', content: 'What is it?' }] as const;
const SCHEMA = { type: 'object' };

let endpoint: StandInModel;
beforeAll(async () => {
  endpoint = await startLanguageModel();
});
afterAll(() => endpoint.stop());

const modelAt = (url = endpoint.url, apiKey = ''): LanguageModel =>
  createLanguageModel({ baseUrl: url, apiKey, model: 'small' });
const complete = (model: LanguageModel, patienceMs = 5000) =>
  model.complete(MESSAGES, SCHEMA, {
    patience: AbortSignal.timeout(patienceMs),
    cancelled: new AbortController().signal,
  });

describe('a completion', () => {
  it('is the text of the first choice', async () => {
    endpoint.say({ text: 'A shirt.' });
    expect(await complete(modelAt())).toEqual({ ok: true, text: 'A shirt.' });
    expect(endpoint.asked()[0]?.body).toMatchObject({
      model: 'small',
      messages: MESSAGES,
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: SCHEMA } },
    });
  });

  it.each([
    ['a key', 'sk-1', 'Bearer sk-1'],
    ['no key', '', undefined],
  ])('is asked for with %s', async (_, apiKey, header) => {
    endpoint.say({ text: 'x' });
    await complete(modelAt(`${endpoint.url}/`, apiKey));
    expect(endpoint.asked()[0]).toMatchObject({ path: '/v1/chat/completions' });
    expect(endpoint.asked()[0]?.authorization).toBe(header);
  });

  it('is asked for without a schema where the server takes none, and only so from then on', async () => {
    endpoint.say({ text: 'x', takesNoSchema: true });
    const model = modelAt();
    expect(await complete(model)).toEqual({ ok: true, text: 'x' });
    expect(await complete(model)).toEqual({ ok: true, text: 'x' });
    const formats = endpoint.asked().map(({ body }) => body.response_format !== undefined);
    expect(formats).toEqual([true, false, false]);
    expect(endpoint.asked()[1]?.body).toEqual({ model: 'small', messages: MESSAGES });
  });

  it('a server that refuses both ways is asked both ways again', async () => {
    endpoint.say({ status: 400, rawBody: '{}' });
    const model = modelAt();
    expect(await complete(model)).toEqual({ ok: false, why: 'refused', status: 400 });
    await complete(model);
    expect(endpoint.asked().map(({ body }) => body.response_format !== undefined)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('no completion', () => {
  it.each([
    ['status 500', { status: 500, rawBody: 'x' }, { why: 'refused', status: 500 }],
    ['status 429', { status: 429, rawBody: 'x' }, { why: 'refused', status: 429 }],
    [
      'a redirect',
      { status: 302, headers: { location: '/elsewhere' }, rawBody: '' },
      { why: 'unreachable' },
    ],
    ['a body of another kind', { rawBody: '{"choices":[]}' }, { why: 'refused' }],
    ['no JSON', { rawBody: 'hello' }, { why: 'refused' }],
    ['silence', { afterMs: Infinity }, { why: 'timed_out' }],
    ['an empty text', { text: ' ' }, { why: 'invalid', fault: 'it held no answer' }],
    ['a refusal', { refusal: 'No.' }, { why: 'invalid', text: 'No.' }],
    ['a text cut off', { text: '{"a', finishReason: 'length' }, { why: 'invalid', text: '{"a' }],
    [
      'too long a text',
      { text: 'x'.repeat(300_000) },
      { why: 'invalid', fault: 'it was far too long' },
    ],
  ] as const)('is what %s gives', async (_, said, outcome) => {
    endpoint.say(said);
    expect(await complete(modelAt(), 400)).toMatchObject({ ok: false, ...outcome });
  });

  it('is what a closed port gives', async () => {
    expect(await complete(modelAt('http://127.0.0.1:1'))).toEqual({
      ok: false,
      why: 'unreachable',
    });
  });

  it('nor an outcome where the step itself is given up', async () => {
    endpoint.say({ afterMs: Infinity });
    const cancelling = new AbortController();
    const waiting = modelAt().complete(MESSAGES, SCHEMA, {
      patience: AbortSignal.timeout(5000),
      cancelled: cancelling.signal,
    });
    cancelling.abort(new Error('given up'));
    await expect(waiting).rejects.toThrow('given up');
  });
});
