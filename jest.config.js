export default {
  testEnvironment: '<rootDir>/test/support/environment.js',
  extensionsToTreatAsEsm: ['.ts'],
  maxWorkers: 2,
  // a process whose resident memory is more after a file is replaced before the next one
  workerIdleMemoryLimit: '680MB',
  runner: '<rootDir>/test/support/runner.cjs',
  reporters: ['default', '<rootDir>/test/support/memoryReporter.ts'],
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.landfall/'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
