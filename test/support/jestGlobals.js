/**
 * What test files import as `@jest/globals`: of the file that runs, also where a module of
 * `test/support` was loaded by an earlier one.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export const setGlobals = (globals) =>
  void ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
