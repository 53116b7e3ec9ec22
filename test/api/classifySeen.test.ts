/**
 * Photos in mode `max`: a language model that reads photos is shown them; one that does not leaves
 * print and barcodes.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { dataUrl, labelUrl } from '../support/labels.ts';
import { type Said, type StandInModel, startLanguageModel } from '../support/languageModel.ts';
import { type Answer, startService, type TestService } from '../support/service.ts';

const NO_CODE: Said = { reply: { axes: {}, code: null, reason: '' } };
const MUG: Said = {
  reply: {
    product: 'ceramic coffee mug',
    material: 'stoneware',
    printedText: null,
    originLabel: 'Made in Portugal',
  },
};

let model: StandInModel;
let service: TestService;
let plain: string;
beforeAll(async () => {
  model = await startLanguageModel();
  service = await startService({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'stand-in',
      LLM_TIMEOUT_MS: '2000',
      REQUEST_DEADLINE_MS: '60000', // on a busy machine a photo takes its time
    },
  });
  const blank = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#cdc' } });
  plain = dataUrl(await blank.jpeg().toBuffer());
});
afterAll(async () => {
  await service.stop();
  await model.stop();
});

async function ask(body: object): Promise<Answer> {
  const workspace = await service.workspace();
  return workspace.call('POST', '/v1/classify', {
    body: { destinationCountry: 'US', mode: 'max', ...body },
  });
}

/** Requests that showed a photo. */
const shown = () =>
  model.asked().filter(({ body }) => JSON.stringify(body.messages).includes('image_url'));

describe('a model that reads photos', () => {
  it('says what it sees, and that is classified', async () => {
    model.say(MUG, NO_CODE);
    const { status, body } = await ask({ imageUrl: plain });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data.hsCode).toMatch(/^6912/);
    expect(body.data.readFromImage).toBe(
      'Seen: ceramic coffee mug, material stoneware, origin label "Made in Portugal"',
    );
    expect(body.data.origin).toMatchObject({ country: 'PT', source: 'image' });
    expect(body.credits.charged).toBe(5);
  });

  it('is shown a small jpeg once, then asked about the goods in words', async () => {
    model.say(MUG, NO_CODE);
    await ask({ imageUrl: plain });
    expect(shown()).toHaveLength(1);
    const [first, second] = model.asked();
    expect(first?.body.response_format).toBeDefined();
    const url =
      /data:image\/jpeg;base64,([^"]+)/.exec(JSON.stringify(first?.body.messages))?.[1] ?? '';
    expect(await sharp(Buffer.from(url, 'base64')).metadata()).toMatchObject({
      width: 1024,
      format: 'jpeg',
    });
    expect(JSON.stringify(second?.body.messages)).toContain('ceramic coffee mug');
  });

  it('is asked also when a weaker mode finds nothing, at the price of the mode asked for', async () => {
    model.say(MUG, NO_CODE);
    const { body } = await ask({ imageUrl: plain, mode: 'mini' });
    expect(body.data).toMatchObject({ mode: 'mini', modesRun: ['mini', 'pro', 'max'] });
    expect(body.data.readFromImage).toContain('ceramic coffee mug');
    expect(body.credits.charged).toBe(1);
  });

  it('is not shown a photo whose print is enough', async () => {
    model.say(NO_CODE);
    const imageUrl = await labelUrl(['KNITTED COTTON T-SHIRT', 'FOR MEN']);
    const { body } = await ask({ imageUrl, mode: 'pro' });
    expect(body.data).toMatchObject({ modesRun: ['pro'] });
    expect(model.asked()).toEqual([]);
  });
});

describe('a model that does not', () => {
  it.each([
    [
      'refuses photos',
      { status: 400, rawBody: '{"error":{"message":"image_url is not supported"}}' },
    ],
    ['answers nonsense', { text: 'What a nice picture!' }],
    ['answers in another form', { reply: { product: ['a', 'mug'] } }],
    ['declines', { refusal: 'I cannot look at this.' }],
    ['fails', { status: 500, rawBody: 'oops' }],
    [
      'sees nothing',
      { reply: { product: null, material: null, printedText: null, originLabel: null } },
    ],
    ['is silent', { afterMs: Infinity }],
  ] as const)('and %s leaves what is printed', async (_, said) => {
    model.say(said);
    const { status, body } = await ask({ imageUrl: await labelUrl(['CERAMIC COFFEE MUG']) });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.data.hsCode).toMatch(/^6912/);
    expect(body.data.readFromImage).toBe('Printed text: CERAMIC COFFEE MUG');
    expect(shown().length).toBeGreaterThan(0);
  });

  it('leaves nothing of a photo without print: refused', async () => {
    model.say({ status: 400, rawBody: '{}' });
    const { status, body } = await ask({ imageUrl: plain });
    expect([status, body.error.details.reason]).toEqual([400, 'unclassifiable']);
    expect(body.error.details.issues[0].path).toBe('imageUrl');
  });
});
