/** `npm run codec`: the codec endpoint for a Temporal UI that no launcher of ours has started. */
import { randomBytes } from 'node:crypto';
import { helpOr } from '../workers/process/arguments.ts';
import { type Config, readConfig } from '../workers/process/config.ts';
import { writeForOwnerOnly } from '../workers/process/home.ts';
import { createCodec } from '../workers/process/payload/codec.ts';
import { serveCodec } from '../workers/process/payload/endpoint.ts';
import { ringOf } from '../workers/process/payload/keyRing.ts';
import { runUntilStopped } from '../workers/process/run.ts';

const HELP =
  'Decrypts for a Temporal UI, on CODEC_HOST and CODEC_PORT, for browsers that come from CODEC_ORIGINS. In the UI, name the ' +
  'address that is printed as the codec endpoint.';

await helpOr(HELP, () =>
  runUntilStopped(async () => {
    writeForOwnerOnly();
    const config: Config = readConfig();
    const { url, close } = await serveCodec(createCodec(ringOf(config)), {
      host: config.CODEC_HOST,
      port: config.CODEC_PORT,
      token: config.CODEC_TOKEN ?? randomBytes(24).toString('base64url'),
      origins: config.CODEC_ORIGINS,
    });
    console.log(`Codec endpoint: ${url}`);
    return { stop: close, broken: new Promise<never>(() => {}) };
  }),
);
