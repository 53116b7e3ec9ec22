export default {
  testEnvironment: '<rootDir>/test/support/environment.js',
  testRunner: '<rootDir>/test/support/testFile.cjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {}, // Node reads the types away
  maxWorkers: 2,
  // a process whose resident memory is more after a file, garbage aside, is replaced
  workerIdleMemoryLimit: '800MB',
  runner: '<rootDir>/test/support/runner.cjs',
  reporters: ['default', '<rootDir>/test/support/memoryReporter.ts'],
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/\\.landfall/'],
  modulePathIgnorePatterns: ['<rootDir>/sdk/package\\.json'], // it bears the name of the service
};
