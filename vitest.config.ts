import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Processes, not threads: tests end processes, change limits and send signals.
    pool: 'forks',
    maxWorkers: 2,
    // Generous: a machine with other work is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: 'scripts/vitest-clock.mjs',
    projects: [
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts'], globalSetup: 'server/vitest.setup.ts' },
      },
      // Pure functions: one process serves them all.
      { extends: true, test: { name: 'contract', isolate: false, include: ['contract/**/*.test.ts'] } },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
})
