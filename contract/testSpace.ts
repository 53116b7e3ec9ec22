/**
 * The test space of a workspace: what its test keys read and change. It is a workspace of its own,
 * so that whatever keeps two workspaces apart keeps a test apart from what is real. Nothing costs
 * anything in it, and its answers rest on fixed data.
 */

/** Whether an id is that of a test space: its version is 8, that of all other ids 7. */
export const isTestSpace = (workspaceId: string): boolean => workspaceId[14] === '8';

/** The id of a new test space, made of a new id. */
export const asTestSpace = (id: string): string => `${id.slice(0, 14)}8${id.slice(15)}`;

/** The day that it always is in a test space, YYYY-MM-DD. */
export const TEST_DAY = '2026-11-27';
