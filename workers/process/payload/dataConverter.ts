/** How every process of ours writes to Temporal and reads from it. */
import path from 'node:path';
import type { DataConverter } from '@temporalio/common';
import { ROOT } from '../config.ts';
import { createCodec, createSealedCodec } from './codec.ts';
import { type KeySettings, ringOf } from './keyRing.ts';

/** Also a part of the workflow bundle. */
export const FAILURE_CONVERTER = path.join(ROOT, 'workflows', 'failureConverter.cjs');

/** Of workers: histories from before the encryption replay. */
export const dataConverterOf = (settings: KeySettings): DataConverter => ({
  payloadCodecs: [createCodec(ringOf(settings))],
  failureConverterPath: FAILURE_CONVERTER,
});

/** Of clients: what was not encrypted by a worker of ours is refused with `UnsealedPayload`. */
export const sealedConverterOf = (settings: KeySettings): DataConverter => ({
  ...dataConverterOf(settings),
  payloadCodecs: [createSealedCodec(ringOf(settings))],
});
