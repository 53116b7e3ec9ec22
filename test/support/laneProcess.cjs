/** The process of a lane: Jest's own, which also says how much memory it holds. */
const path = require('node:path');
const { setup, worker } = require(
  path.join(path.dirname(require.resolve('jest-runner')), 'testWorker.js'),
);

/**
 * Bytes, all that the system counts: of half of it the heap knows nothing (native code, images,
 * threads).
 */
const resident = () => process.memoryUsage.rss();

module.exports = { setup, worker, resident };
