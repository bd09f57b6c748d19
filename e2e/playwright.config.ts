import { defineConfig } from '@playwright/test'
import { address } from './address.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../build/test-results',
  globalSetup: './open-village.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  // What changes the public list comes when nobody counts it any more. Alone: `--no-deps`.
  projects: [
    { name: 'visits', testIgnore: /-public\.e2e\.ts$/ },
    { name: 'changes', testMatch: /-public\.e2e\.ts$/, dependencies: ['visits'] },
  ],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
})
