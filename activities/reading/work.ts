/** What the reading process does for the service, and what the two tell each other. */
import type { Refused } from '../../contract/outcome.ts';
import type { FetchedFile } from '../guardedFetch.ts';
import type { PageOrder, PageParsed } from '../parsing/page.ts';
import type { WalkOrder } from '../parsing/orders.ts';
import type { OpenPhoto } from '../photo/openPhoto.ts';
import type { ReadPhoto } from '../photo/photoReader.ts';
import type { WantedKind } from './wanted.ts';

/**
 * A file that the process holds, by a name that no other one ever has, until it is released or its
 * request has long ended.
 */
export type HeldFile = string;

/** A file that was fetched, and is held where it is read. */
export type FetchedHeld = Omit<FetchedFile, 'bytes'> & { file: HeldFile };
/** A photo that can be opened, by its bytes in the process. */
export type HeldPhoto = Omit<OpenPhoto, 'bytes'> & { file: HeldFile };
export type FoundPhoto = { ok: true; photo: HeldPhoto } | { ok: false; why: string };

/** Epoch milliseconds, of work that keeps its own time: both processes have one clock. */
interface Until {
  untilMs: number;
}

export interface Work {
  fetch: {
    asked: { address: string; kind: WantedKind; field: string } & Until;
    result: FetchedHeld | Refused;
  };
  hold: { asked: { bytes: Uint8Array } & Until; result: HeldFile };
  bytes: { asked: { file: HeldFile }; result: Uint8Array };
  /** Makes ready what reads pages: the first of them is not to wait for it. */
  warm: { asked: Record<string, never>; result: null };
  page: { asked: Omit<PageOrder, 'bytes'> & { file: HeldFile } & Until; result: PageParsed };
  walkPaths: { asked: WalkOrder & Until; result: string[] | null };
  openPhoto: { asked: { file: HeldFile }; result: FoundPhoto };
  readPhoto: { asked: { photo: HeldPhoto; workspaceId: string }; result: ReadPhoto };
  smallJpeg: { asked: { photo: HeldPhoto }; result: string };
}

export type WorkName = keyof Work;

/** What the process has to ask the service, which alone knows budgets and names. */
export interface Questions {
  /** Before a host is visited for a `fetch`: why it may not be, or null. */
  admit: { asked: { work: number; host: string }; answer: Refused | null };
  resolve: { asked: { name: string; own: boolean }; answer: { address: string; family: number }[] };
}

export type QuestionName = keyof Questions;

/** What went wrong, as it travels; `code` is that of a failed lookup or connection. */
export interface Failed {
  name: string;
  message: string;
  code?: string | undefined;
}

export type Ordered = {
  [Name in WorkName]: { id: number; work: Name; asked: Work[Name]['asked'] };
}[WorkName];
export type QuestionAsked = {
  [Name in QuestionName]: { question: number; asks: Name; asked: Questions[Name]['asked'] };
}[QuestionName];

/**
 * To the process: work; that nobody waits for it any more; what it asked; that a file is not needed
 * any more.
 */
export type ToldProcess =
  | Ordered
  | { cancelled: number }
  | { question: number; answer: unknown }
  | { question: number; failed: Failed }
  | { released: HeldFile }
  | { ping: true };
/** From the process: what came of work, a question, or that it is there. */
export type SaidByProcess =
  | { id: number; result: unknown }
  | { id: number; failed: Failed }
  | { pong: true }
  | QuestionAsked;

export function failedOf(cause: unknown): Failed {
  const { name, message, code } = (
    cause instanceof Error ? cause : new Error(String(cause))
  ) as Error & {
    code?: unknown;
  };
  return { name, message, code: typeof code === 'string' ? code : undefined };
}
