/** The process of a lane: Jest's own, which also says how much memory it holds. */
const path = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { setup, worker } = require(
  path.join(path.dirname(require.resolve('jest-runner')), 'testWorker.js'),
);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * Bytes, all that the system counts: of half of it the heap knows nothing (native code, images,
 * threads). Where it seems more than `most`, garbage does not count.
 */
function resident(most) {
  if (process.memoryUsage.rss() > most) collectGarbage();
  return process.memoryUsage.rss();
}

module.exports = { setup, worker, resident };
