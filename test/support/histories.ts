/**
 * Recorded workflow histories: bytes of `temporal.api.history.v1.History`, base64 in JSON files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload, PayloadCodec } from '@temporalio/common';
import proto from '@temporalio/proto';
import { readConfig, ROOT } from '../../workers/process/config.ts';
import { createCodec } from '../../workers/process/payload/codec.ts';
import { ringOf } from '../../workers/process/payload/keyRing.ts';

const { History } = proto.temporal.api.history.v1;
type History = proto.temporal.api.history.v1.IHistory;

export const HISTORIES = path.join(ROOT, 'test', 'histories');

export interface RecordedHistory {
  /** File name without its ending: `<workflow>-<case>`. */
  name: string;
  workflowId: string;
  history: History;
}

/** Every recorded history, sorted by name. */
export function readHistories(): RecordedHistory[] {
  return readdirSync(HISTORIES)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const recorded = JSON.parse(readFileSync(path.join(HISTORIES, file), 'utf8')) as {
        workflowId: string;
        history: string;
      };
      const history = History.decode(Buffer.from(recorded.history, 'base64'));
      return { name: path.basename(file, '.json'), workflowId: recorded.workflowId, history };
    });
}

/** A history whose payloads stand as they were before the codec: it replays without any key. */
export async function decoded(history: History, codec: PayloadCodec): Promise<History> {
  const open = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(open));
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array || isLong(value))
      return value;
    if (isPayload(value)) return (await codec.decode([value]))[0];
    const parts = Object.entries(value).map(
      async ([name, part]) => [name, await open(part)] as const,
    );
    return Object.fromEntries(await Promise.all(parts));
  };
  return (await open(history)) as History; // the same shape: payloads become payloads
}

const isLong = (value: object): boolean => 'low' in value && 'high' in value;

const isPayload = (value: object): value is Payload =>
  'metadata' in value &&
  typeof value.metadata === 'object' &&
  value.metadata !== null &&
  'encoding' in value.metadata;

/** Writes a history as the server has it, with its payloads as they were. Returns its events. */
export async function writeDecoded(
  name: string,
  workflowId: string,
  encrypted: History,
): Promise<number> {
  const history = await decoded(encrypted, createCodec(ringOf(readConfig())));
  writeHistory({ name, workflowId, history });
  return history.events?.length ?? 0;
}

function writeHistory({ name, workflowId, history }: RecordedHistory): void {
  const bytes = History.encode(History.fromObject(withoutPlace(history) as History)).finish();
  const content = { workflowId, history: Buffer.from(bytes).toString('base64') };
  writeFileSync(path.join(HISTORIES, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

/** Stacks name folders. */
const STACKS: ReadonlySet<string> = new Set(['stackTrace', 'stack_trace']);
/** A process and its machine, `14103@host`: who did something, and its own task queue. */
const MACHINE = /^\d+@/;

/** The same without what tells of the machine that recorded it: no replay asks for that. */
function withoutPlace(value: unknown): unknown {
  if (typeof value === 'string') return MACHINE.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map(withoutPlace);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array || isLong(value))
    return value;
  if (isPayload(value)) return { ...value, data: withoutStack(value.data) };
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, STACKS.has(name) ? '' : withoutPlace(part)]),
  );
}

/** The message of a failure travels in a payload, with its stack. */
function withoutStack(data: Uint8Array | null | undefined): Uint8Array | null | undefined {
  const text = Buffer.from(data ?? []).toString();
  if (!text.includes('"stack_trace"')) return data;
  return Buffer.from(JSON.stringify(withoutPlace(JSON.parse(text))));
}
