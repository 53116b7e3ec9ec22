/**
 * Runs the test files in lanes, each a process that takes one file after the other. Those that say
 * `@alone` all go through the first lane, which then helps with the others. A file whose process
 * crashed runs once more, which is told.
 */
const { appendFileSync, readFileSync } = require('node:fs');
const path = require('node:path');
const Emittery = require('emittery');
const { extract, parse } = require('jest-docblock');
const { default: JestRunner, EmittingTestRunner } = require('jest-runner');
const { Worker } = require('jest-worker');

const PROCESS = path.join(__dirname, 'laneProcess.cjs');

/**
 * A file says so that has processes of its own, or needs much memory, and why: two of them would
 * take that of a laptop.
 */
const saysAlone = ({ path: file }) => 'alone' in parse(extract(readFileSync(file, 'utf8')));

/** Node itself broke, not what is tested. */
const isCrash = ({ message }) => /signal=SIG(SEGV|BUS|ILL)/.test(message);

module.exports = class LaneRunner extends EmittingTestRunner {
  #events = new Emittery();
  #config;
  #context;

  constructor(config, context) {
    super(config, context);
    this.#config = config;
    this.#context = context;
  }

  on(event, listener) {
    return this.#events.on(event, listener);
  }

  async runTests(tests, watcher, options) {
    // a second run in a process would find the modules of the first
    const isOnce = !this.#config.watch && !this.#config.watchAll;
    if (options.serial && isOnce) return this.#inThisProcess(tests, watcher, options);
    const alone = tests.filter(saysAlone);
    const others = tests.filter((test) => !saysAlone(test));
    const next = () => (watcher.isInterrupted() ? undefined : others.shift());
    const first = () => (watcher.isInterrupted() ? undefined : (alone.shift() ?? others.shift()));
    const helpers = Array.from({ length: this.#config.maxWorkers - 1 }, () =>
      this.#lane(tests, next),
    );
    await Promise.all([this.#lane(tests, first), ...helpers]);
  }

  /** Jest's own way for a single file. */
  async #inThisProcess(tests, watcher, options) {
    const runner = new JestRunner(this.#config, this.#context);
    for (const event of [
      'test-file-start',
      'test-file-success',
      'test-file-failure',
      'test-case-result',
    ])
      runner.on(event, (data) => this.#events.emit(event, data));
    await runner.runTests(tests, watcher, options);
  }

  async #lane(all, next) {
    let lane = this.#start(all);
    for (let test = next(); test; test = next()) {
      await this.#runWhole(lane, test);
      const held = await lane.resident(this.#config.workerIdleMemoryLimit);
      if (process.env.LANE_LOG)
        appendFileSync(process.env.LANE_LOG, `${Math.round(held / 1e6)} ${test.path}\n`);
      if (held <= this.#config.workerIdleMemoryLimit) continue;
      await this.#end(lane);
      lane = this.#start(all);
    }
    await this.#end(lane);
  }

  async #end(lane) {
    const { forceExited } = await lane.end();
    if (forceExited)
      console.error('A test process did not end by itself: a test leaves something open.');
  }

  async #runWhole(lane, test) {
    await this.#events.emit('test-file-start', [test]);
    await this.#onceMore(lane, test).then(
      (result) => this.#events.emit('test-file-success', [test, result]),
      (failure) => this.#events.emit('test-file-failure', [test, failure]),
    );
  }

  async #onceMore(lane, test) {
    try {
      return await this.#run(lane, test);
    } catch (failure) {
      if (!isCrash(failure)) throw failure;
      console.error(`CRASHED: the process of ${test.path}; it runs once more`);
      return this.#run(lane, test);
    }
  }

  #run(lane, test) {
    const running = lane.worker({
      config: test.context.config,
      context: this.#context,
      globalConfig: this.#config,
      path: test.path,
    });
    running.UNSTABLE_onCustomMessage?.(([event, data]) => this.#events.emit(event, data));
    return running;
  }

  #start(tests) {
    const contexts = new Map(tests.map(({ context }) => [context.config.id, context]));
    const resolvers = [...contexts.values()].map(({ config, moduleMap }) => ({
      config,
      serializableModuleMap: moduleMap.toJSON(),
    }));
    const lane = new Worker(PROCESS, {
      exposedMethods: ['worker', 'resident'],
      forkOptions: { serialization: 'json', stdio: 'pipe' },
      maxRetries: 3,
      numWorkers: 1,
      workerGracefulExitTimeout: 5000, // on a busy machine its servers' clients take their time
      setupArgs: [{ serializableResolvers: resolvers }],
    });
    lane.getStdout()?.pipe(process.stdout);
    lane.getStderr()?.pipe(process.stderr);
    return lane;
  }
};
