/** What the reading process does for the service, and what the two tell each other. */
import type { OrderOf, ParserName, ResultOf } from '../parsing/orders.ts';
import type { OpenPhoto } from '../photo/openPhoto.ts';
import type { ReadPhoto } from '../photo/photoReader.ts';

export interface Work {
  parse: { asked: Parse; result: ResultOf<ParserName> };
  openPhoto: { asked: { bytes: Buffer }; result: FoundPhoto };
  readPhoto: { asked: { photo: OpenPhoto; workspaceId: string }; result: ReadPhoto };
  smallJpeg: { asked: { photo: OpenPhoto }; result: string };
}

/** Without its bytes, which the one who asks has. */
export type FoundPhoto = { ok: true; photo: Omit<OpenPhoto, 'bytes'> } | { ok: false; why: string };

interface Parse {
  parser: ParserName;
  order: OrderOf<ParserName>;
  /** Epoch milliseconds: both processes have one clock. */
  untilMs: number;
}

export type WorkName = keyof Work;

/** To the process: work, or that nobody waits for it any more. */
export type Told =
  | { [Name in WorkName]: { id: number; work: Name; asked: Work[Name]['asked'] } }[WorkName]
  | { cancelled: number };
/** From the process: what came of it. */
export type Said =
  | { id: number; result: unknown }
  | { id: number; failed: { name: string; message: string } };
