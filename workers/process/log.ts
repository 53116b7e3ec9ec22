/**
 * The log of a process: whatever is handed to it, no credential is written, and no row of the
 * database.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * A member of a printed line whose value gives power to who reads it; Temporal's task tokens answer
 * for an activity.
 */
const SECRET =
  /"((?:base64)?task_?token|(?:proxy-)?authorization|(?:set-)?cookie|x-api-key|api_?key|password|secret)":(?:"(?:[^"\\]|\\.)*"|\{[^{}]*\}|\[[^[\]]*\])/gi;
/** Keys of ours, and credentials of headers and addresses, inside of longer texts. */
const KEY =
  /\blf_[\w-]{20,200}|(?<=\b(?:bearer|basic) )[\w.~+/=-]{8,8000}|(?<=:\/\/[^\s:@/"]{0,200}:)[^\s:@/"]{1,200}(?=@)/gi;

/** What PostgreSQL adds to an error: the row, or the key, that it is about. */
const ROW = /"(detail)":"(?:[^"\\]|\\.)*"/g;

const REMOVED = '[removed]';

/** A printed line without what nobody may read in a log. */
export const withoutSecrets = (line: string): string =>
  line
    .replaceAll(SECRET, `"$1":"${REMOVED}"`)
    .replaceAll(ROW, `"$1":"${REMOVED}"`)
    .replaceAll(KEY, REMOVED);

/** Lines of JSON on standard output, or to `stream`. */
export const createLog = (
  { LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>,
  stream?: DestinationStream,
): Logger =>
  pino(
    { level, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: withoutSecrets } },
    stream ?? pino.destination(1),
  );
