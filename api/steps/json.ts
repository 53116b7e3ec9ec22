/** The text of a body as JSON, or in our words why it is none. */
import { isUtf8 } from 'node:buffer';
import { parse } from '@hapi/bourne';
import { type ApiError, invalidInput } from '../../contract/errors.ts';
import type { LiftedPhotos } from '../lifting/liftedPhotos.ts';
import { jsonFault } from './jsonFault.ts';
import { repeatedName } from './jsonNames.ts';
import { unreadable } from './jsonShape.ts';

/** The text of bytes. Throws 400 on what is no UTF-8: it would be read as other letters. */
export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

interface Beside {
  /** The most values that it may have, where they are not those of a usual request. */
  valuesMax?: number;
  /** Photos that were lifted out of it: where a fault stands, they count too. */
  lifted?: LiftedPhotos | null;
}

/**
 * A field named `__proto__`, which would change the object itself, is left out like any unknown
 * one. Throws 400 on what is no JSON, on a field that is stated twice, and on more values than any
 * request has.
 */
export function jsonOf(sent: string, { valuesMax, lifted = null }: Beside = {}): unknown {
  const fault = unreadable(sent, valuesMax);
  if (fault) throw invalidInput([fault]);
  if (sent === '') return {};
  if (!OBJECT_OR_LIST.test(sent)) throw COMMENT.test(sent) ? faultyJson(sent, lifted) : notJson();
  const read = readAs(sent, lifted);
  const repeated = repeatedName(sent);
  if (repeated) throw invalidInput([repeated]);
  return read;
}

function readAs(sent: string, lifted: LiftedPhotos | null): unknown {
  try {
    return parse(sent, { protoAction: 'remove' });
  } catch {
    throw faultyJson(sent, lifted);
  }
}

const OBJECT_OR_LIST = /^[\t\n\r ]*[[{]/;
const COMMENT = /^[\t\n\r ]*[/#]/;

export const notJson = (): ApiError =>
  invalidInput([{ path: 'body', message: 'must be a JSON object' }]);

/** Where a text is no JSON, as it was sent: photos that were lifted out of its line count too. */
function faultyJson(sent: string, lifted: LiftedPhotos | null): ApiError {
  const fault = jsonFault(sent);
  if (!fault) return notJson();
  const { line, what, at } = fault;
  const column = fault.column + (lifted?.liftedBetween(sent, at + 1 - fault.column, at) ?? 0);
  const message = `is no JSON at line ${line}, column ${column}: ${what}`;
  return invalidInput([{ path: 'body', message }], { line, column });
}

const notUtf8 = (): ApiError =>
  invalidInput([{ path: 'body', message: 'is not UTF-8: encode it as such, and send it again' }]);
