import { defineConfig } from '@playwright/test'
import { address } from './address.ts'

/** `npm test` makes the visits that are marked `short`, `npm run test:full` those that are not; without a word, all are made. */
const chosen = { short: { grep: /@short/ }, long: { grepInvert: /@short/ } }[process.env.TESTS ?? '']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../build/test-results',
  globalSetup: './start-village.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // They end what hangs: no visit fails because a machine with other work is slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // Visits that change the public list run when no other visit counts it: the runner holds a teardown back until the visits
  // are over, and runs it even when some failed, which it would not do for a dependency. To run one file of the visits alone:
  // `--no-deps`.
  projects: [
    { name: 'visits', testIgnore: /-public\.e2e\.ts$/, teardown: 'changes', ...chosen },
    { name: 'changes', testMatch: /-public\.e2e\.ts$/, ...chosen },
  ],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
})
