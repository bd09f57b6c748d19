const server = 'build/server'

/** Before the tests: some of them start what is built. */
const build = { name: 'Production build', program: 'node', args: ['scripts/build.mjs'] }

/** A test is one step after another, the quick ones first; the first that fails ends it. */
const testSteps = [
  { name: 'Format and lint', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'Promises that nobody waits for',
    program: 'oxlint',
    args: ['contract', 'server', 'e2e', 'bench', 'scripts'],
  },
  { name: 'Types', program: 'node', args: ['scripts/types.mjs'] },
  { name: 'Unused code', program: 'knip', args: ['--no-progress'] },
  { name: 'Sizes', program: 'node', args: ['scripts/sizes.mjs'] },
  build,
  { name: 'Unit, database and architecture tests', program: 'vitest', args: ['run'] },
  { name: 'Visits in the browser', program: 'playwright', args: ['test', '--config', 'e2e/playwright.config.ts'] },
]

/** How much garbage the program accumulates before it is collected (docs/running.md). */
const memory = ['--max-semi-space-size=4', '--heap-growing-percent=60']

const node = (file) => (args) => [{ program: 'node', args: [...memory, `${server}/${file}`, ...args] }]

/**
 * What `npm run` knows. `built` commands work on the production build; those `withTools` need what only checks and measures, which is
 * installed when the first of them is called.
 */
export const commands = {
  start: { built: true, steps: node('main.js') },
  dev: {
    built: false,
    withTools: true,
    steps: (args) => [{ program: 'node', args: ['-C', 'development', 'server/src/dev.ts', ...args] }],
  },
  test: {
    built: false,
    withTools: true,
    steps: (args) => (args.length ? [build, { program: 'vitest', args: ['run', ...args] }] : testSteps),
  },
  bench: {
    built: true,
    withTools: true,
    steps: (args) => [{ program: 'node', args: ['bench/run.ts', 'bench', ...args] }],
  },
  prove: {
    built: true,
    withTools: true,
    steps: (args) => [{ program: 'node', args: ['bench/run.ts', 'prove', ...args] }],
  },
  pictures: { built: true, withTools: true, steps: () => [{ program: 'node', args: ['e2e/pictures.ts'] }] },
  mutate: { built: false, withTools: true, steps: (args) => [{ program: 'stryker', args: ['run', ...args] }] },
  import: { built: true, steps: node('import-listings.js') },
  listings: { built: true, steps: node('make-listings.js') },
  volunteer: { built: true, steps: node('appoint-volunteer.js') },
  'mail:check': { built: true, steps: node('check-mail.js') },
  doctor: { built: true, steps: node('doctor.js') },
  backup: { built: true, steps: node('backup.js') },
  'backup:key': { built: true, steps: node('make-backup-key.js') },
  restore: { built: true, steps: node('restore.js') },
}
