import { defineConfig } from 'vitest/config'

/** `npm test` runs what is short, `npm run test:full` the files named *.long.test.ts; without a word, all run. */
const long = '**/*.long.test.ts'
const { TESTS } = process.env
const kept = (include: string) => ({
  include: TESTS === 'long' ? [include.replace('*.test', '*.long.test')] : [include],
  exclude: ['**/node_modules/**', ...(TESTS === 'short' ? [long] : [])],
})

export default defineConfig({
  test: {
    // Processes, not threads: tests end processes, change limits and send signals.
    pool: 'forks',
    // More than processors, since some wait for what comes late on purpose.
    maxWorkers: 3,
    // They end what hangs, so no test needs its own: a machine with other work is no reason to fail, be it ten times as slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A list, so that those of a project are added to it: one name alone would be replaced by theirs.
    setupFiles: ['scripts/vitest-clock.mjs'],
    // In the server’s project one process goes from file to file, so that what they share is read once: what the server remembers, it
    // remembers for a database, and each file has its own. What a browser remembers is the device’s: those files stand alone.
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          ...kept('server/**/*.test.ts'),
          globalSetup: 'server/vitest.setup.ts',
        },
      },
      { extends: true, test: { name: 'contract', isolate: false, ...kept('contract/**/*.test.ts') } },
      { extends: true, test: { name: 'web', ...kept('web/**/*.test.{ts,tsx}') } },
      { extends: true, test: { name: 'scripts', ...kept('scripts/**/*.test.mjs') } },
    ],
  },
})
