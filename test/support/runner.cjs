/**
 * Runs the test files in two passes: those that say `@alone` one after the other, then all others side by side. A file whose
 * process crashed runs once more, which is told.
 */
const { readFileSync } = require('node:fs');
const { extract, parse } = require('jest-docblock');
const { default: JestRunner } = require('jest-runner');

/** A file says so that needs more than a gigabyte for itself, and why: two of them would need the memory of a server. */
const saysAlone = ({ path }) => 'alone' in parse(extract(readFileSync(path, 'utf8')));

/** Node itself broke, not what is tested: seen once in some ten whole runs, in modules of a `vm` context. */
const isCrash = ({ message }) => /signal=SIG(SEGV|BUS|ILL)/.test(message);

module.exports = class TwoPasses {
  supportsEventEmitters = true;
  #passes;
  #crashed = [];
  #again;

  constructor(config, context) {
    this.#passes = [
      { runner: new JestRunner({ ...config, maxWorkers: 1 }, context), takes: saysAlone },
      { runner: new JestRunner(config, context), takes: (test) => !saysAlone(test) },
    ];
    this.#again = new JestRunner({ ...config, maxWorkers: 1 }, context);
  }

  on(event, listener) {
    const heard = event === 'test-file-failure' ? this.#unlessCrash(listener) : listener;
    const ends = [
      ...this.#passes.map(({ runner }) => runner.on(event, heard)),
      this.#again.on(event, listener),
    ];
    return () => ends.forEach((end) => end());
  }

  #unlessCrash(listener) {
    return ([test, error]) => (isCrash(error) ? void this.#crashed.push(test) : listener([test, error]));
  }

  async runTests(tests, watcher, options) {
    for (const { runner, takes } of this.#passes) {
      const taken = tests.filter(takes);
      if (taken.length > 0) await runner.runTests(taken, watcher, options);
    }
    for (const { path } of this.#crashed) console.error(`CRASHED: the process of ${path}; it runs once more`);
    if (this.#crashed.length > 0) await this.#again.runTests(this.#crashed, watcher, options);
  }
};
