/** Runs the test files in two passes: those that say `@alone` one after the other, then all others side by side. */
const { readFileSync } = require('node:fs');
const { extract, parse } = require('jest-docblock');
const { default: JestRunner } = require('jest-runner');

/** A file says so that needs more than a gigabyte for itself, and why: two of them would need the memory of a server. */
const saysAlone = ({ path }) => 'alone' in parse(extract(readFileSync(path, 'utf8')));

module.exports = class TwoPasses {
  supportsEventEmitters = true;
  #passes;

  constructor(config, context) {
    this.#passes = [
      { runner: new JestRunner({ ...config, maxWorkers: 1 }, context), takes: saysAlone },
      { runner: new JestRunner(config, context), takes: (test) => !saysAlone(test) },
    ];
  }

  on(event, listener) {
    const ends = this.#passes.map(({ runner }) => runner.on(event, listener));
    return () => ends.forEach((end) => end());
  }

  async runTests(tests, watcher, options) {
    for (const { runner, takes } of this.#passes) {
      const taken = tests.filter(takes);
      if (taken.length > 0) await runner.runTests(taken, watcher, options);
    }
  }
};
