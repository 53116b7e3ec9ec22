import { v5, v7 } from 'uuid';

/**
 * A new id, for a row or for whatever else has to be told apart: a UUID of version 7. It begins
 * with the time, so that ids made one after another sort in that order: new rows stand at the end
 * of an index and not all over it, and a page of a list goes on after the last id of the page
 * before. It is no secret: what nobody may guess comes from `randomBytes`.
 */
export const newId = (): string => v7();

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as it is printed: a UUID in lower case. */
export const isId = (text: string): boolean => ID.test(text);

/**
 * The id of an item of a bulk run: always the same, so that an item which is begun again is known.
 */
export const bulkItemId = (runId: string, index: number, kind: string): string =>
  v5(`${index}/${kind}`, runId);
