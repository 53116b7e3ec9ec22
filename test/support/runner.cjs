/**
 * Runs the test files on two processors: those that say `@alone` one after the other, beside one of the others; when they are
 * done, two of the others at a time. A file whose process crashed runs once more, which is told.
 */
const { readFileSync } = require('node:fs');
const { extract, parse } = require('jest-docblock');
const { default: JestRunner } = require('jest-runner');

/** A file says so that has processes of its own, or needs much memory, and why: two of them would take that of a laptop. */
const saysAlone = ({ path }) => 'alone' in parse(extract(readFileSync(path, 'utf8')));

/** Node itself broke, not what is tested: seen once in some ten whole runs, in modules of a `vm` context. */
const isCrash = ({ message }) => /signal=SIG(SEGV|BUS|ILL)/.test(message);

module.exports = class TwoLanes {
  supportsEventEmitters = true;
  #alone;
  #others;
  #again;
  #crashed = [];
  #places;

  constructor(config, context) {
    this.#places = config.maxWorkers;
    this.#alone = new JestRunner({ ...config, maxWorkers: 1 }, context);
    this.#others = new JestRunner(config, context);
    this.#again = new JestRunner({ ...config, maxWorkers: 1 }, context);
  }

  on(event, listener) {
    const heard = event === 'test-file-failure' ? this.#unlessCrash(listener) : listener;
    const ends = [
      this.#alone.on(event, heard),
      this.#others.on(event, heard),
      this.#again.on(event, listener),
    ];
    return () => ends.forEach((end) => end());
  }

  #unlessCrash(listener) {
    return ([test, error]) => (isCrash(error) ? void this.#crashed.push(test) : listener([test, error]));
  }

  async runTests(tests, watcher, options) {
    const run = async (runner, some) => {
      if (some.length > 0) await runner.runTests(some, watcher, options);
    };
    const others = tests.filter((test) => !saysAlone(test));
    const alone = run(this.#alone, tests.filter(saysAlone));
    this.#oneBeside(alone);
    await Promise.all([alone, run(this.#others, others)]);
    for (const { path } of this.#crashed) console.error(`CRASHED: the process of ${path}; it runs once more`);
    await run(this.#again, this.#crashed);
  }

  /** As long as one runs alone, one place serves the others: what comes to each further place first waits there. */
  #oneBeside(alone) {
    let started = 0;
    this.#others.on('test-file-start', async () => {
      started += 1;
      if (started > 1 && started <= this.#places) await alone;
    });
  }
};
