const server = 'build/server'

/** Before the tests: some of them start what is built. */
const build = { name: 'Production build', program: 'node', args: ['scripts/build.mjs'] }

/** A test is one step after another, the quick ones first; the first that fails ends it. */
const testSteps = [
  { name: 'Format and lint', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'Types', program: 'node', args: ['scripts/types.mjs'] },
  { name: 'Unused code', program: 'knip', args: ['--no-progress'] },
  build,
  { name: 'Unit, database and architecture tests', program: 'vitest', args: ['run'] },
  { name: 'Visits in the browser', program: 'playwright', args: ['test', '--config', 'e2e/playwright.config.ts'] },
]

/** How much garbage the program accumulates before it is collected (docs/running.md). */
const memory = ['--max-semi-space-size=4', '--heap-growing-percent=60']

const node = (file) => (args) => [{ program: 'node', args: [...memory, `${server}/${file}`, ...args] }]

export const commands = {
  start: { built: true, steps: node('main.js') },
  dev: {
    built: false,
    steps: (args) => [{ program: 'node', args: ['-C', 'development', 'server/src/dev.ts', ...args] }],
  },
  test: {
    built: false,
    steps: (args) => (args.length ? [build, { program: 'vitest', args: ['run', ...args] }] : testSteps),
  },
  bench: { built: true, steps: (args) => [{ program: 'node', args: ['bench/run.ts', 'bench', ...args] }] },
  prove: { built: true, steps: (args) => [{ program: 'node', args: ['bench/run.ts', 'prove', ...args] }] },
  mutate: { built: false, steps: (args) => [{ program: 'node', args: ['bench/mutate.ts', ...args] }] },
  import: { built: true, steps: node('import-listings.js') },
  listings: { built: true, steps: node('make-listings.js') },
  volunteer: { built: true, steps: node('appoint-volunteer.js') },
  backup: { built: true, steps: node('backup.js') },
  restore: { built: true, steps: node('restore.js') },
}
