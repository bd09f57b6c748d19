import { defineConfig } from '@playwright/test'
import { address } from './address.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../build/test-results',
  globalSetup: './start-village.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that others share a visit may stumble over time itself: it is made once more, traced, and told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // What changes the public list comes when nobody counts it any more: the runner holds a teardown back until the visits
  // are over, and makes it whatever became of them, which it would not do for a dependency. One file of the visits alone:
  // `--no-deps`.
  projects: [
    { name: 'visits', testIgnore: /-public\.e2e\.ts$/, teardown: 'changes' },
    { name: 'changes', testMatch: /-public\.e2e\.ts$/ },
  ],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
  },
})
