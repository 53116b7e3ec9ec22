/**
 * Runs one test file as Node runs any module. Jest's own way loads all modules anew for each file,
 * in a context of its own: the service and the embedded edition are seconds of work and a hundred
 * megabytes, which hundreds of files would do again. Here they are loaded once a process, as
 * production loads them; only the test file itself is new.
 */
const { registerHooks } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const GLOBALS = pathToFileURL(path.join(__dirname, 'jestGlobals.js')).href;
const CIRCUS = path.join(path.dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js');
const HANDLERS = Symbol.for('EVENT_HANDLERS');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});

/** Jest's `describe`, `it` and hooks; what they gathered of the file before is forgotten. */
function circus() {
  delete require.cache[CIRCUS];
  for (const kept of Object.getOwnPropertySymbols(globalThis))
    if (kept === HANDLERS || kept.description === 'JEST_STATE_SYMBOL') delete globalThis[kept];
  return require(CIRCUS);
}

module.exports = async function runTestFile(
  globalConfig,
  config,
  environment,
  runtime,
  testPath,
  sendMessageToJest,
) {
  const { initialize, runAndTransformResultsToJestFormat } = circus();
  await initialize({
    config,
    environment,
    globalConfig,
    localRequire: require,
    parentProcess: process,
    runtime,
    sendMessageToJest,
    setGlobalsForRuntime: (globals) => runtime.setGlobalsForRuntime(globals),
    testPath,
  });
  const { setGlobals } = await import(GLOBALS);
  setGlobals(runtime.jestGlobals.cjsGlobals(testPath));
  await import(pathToFileURL(testPath).href);
  return runAndTransformResultsToJestFormat({ config, globalConfig, testPath });
};
