// What the tests notice (npm run mutate): Stryker changes the contract's rules and the server's policies in small ways, one at a time, and
// names the changes that no test near them notices. `npm run mutate -- --mutate contract/src/fit/**` changes a part.
const policies = 'server/src/**/*-policy'

export default {
  mutate: ['contract/src/**/*.ts', `${policies}.ts`, '!**/*.test.ts', '!**/testing*.ts'],
  testRunner: 'vitest',
  // It is read by Vitest, too: these are its tests.
  vitest: { configFile: 'stryker.config.mjs', related: false },
  test: { include: ['contract/src/**/*.test.ts', `${policies}.test.ts`], setupFiles: ['scripts/vitest-clock.mjs'] },
  warnings: { unknownOptions: false },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: 2,
  ignorePatterns: ['build', 'data', 'test-results'],
  tempDirName: 'build/stryker',
  // Stryker reads the settings of TypeScript by a function that its version 7 has not.
  tsconfigFile: 'none',
}
