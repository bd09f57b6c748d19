import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Processes, not threads: tests end processes, change limits and send signals.
    pool: 'forks',
    // One process goes from file to file, so that what they share is read once: a test leaves nothing behind that another meets.
    isolate: false,
    // More than processors, since some wait for what comes late on purpose.
    maxWorkers: 3,
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
      { extends: true, test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
})
