/** Recorded workflow histories: bytes of `temporal.api.history.v1.History`, base64 in JSON files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import proto from '@temporalio/proto';
import { ROOT } from '../../workers/config.ts';

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

export function writeHistory({ name, workflowId, history }: RecordedHistory): void {
  const bytes = History.encode(History.fromObject(history)).finish();
  const content = { workflowId, history: Buffer.from(bytes).toString('base64') };
  writeFileSync(path.join(HISTORIES, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
