import { foldersChanged } from './changed.mjs'

const server = 'build/server'

/** Before the tests: some of them start what is built. */
const build = { name: 'Production build', program: 'node', args: ['scripts/build.mjs'] }

/** They need nothing of the build, so they run beside it. */
const checks = [
  { name: 'Format and lint', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'Promises that nobody waits for',
    program: 'oxlint',
    args: ['contract', 'server', 'e2e', 'bench', 'scripts'],
  },
  { name: 'Types', program: 'node', args: ['scripts/types.mjs'] },
  { name: 'Unused code', program: 'knip', args: ['--no-progress'] },
  { name: 'Sizes', program: 'node', args: ['scripts/sizes.mjs'] },
]

/** `part` is `short` for what `npm test` runs, `long` for the rest. `shard` is a part of that, such as `--shard=1/3`. */
const unitTests = (part, shard = []) => ({
  name: 'Unit, database and architecture tests',
  program: 'vitest',
  args: ['run', ...shard],
  env: { TESTS: part },
})
const visits = (part, shard = []) => ({
  name: 'Visits in the browser',
  program: 'playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts', ...shard],
  env: { TESTS: part },
})

/** The steps of `npm test`, one after the other; the first that fails ends it. Those of a list run side by side. */
function testSteps(args) {
  if (args[0] === '--changed') return changedSteps()
  if (args.some((arg) => !arg.startsWith('--shard'))) return [build, { program: 'vitest', args: ['run', ...args] }]
  return [[build, ...checks], unitTests('short', args), visits('short', args)]
}

/** What a change can break nearby: the tests of the folders that differ from main, and those of the architecture. */
function changedSteps() {
  const folders = foldersChanged()
  if (!folders.length) return []
  return [{ ...unitTests('short', [...folders, 'server/src/architecture']), name: `Tests of ${folders.join(', ')}` }]
}

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
    steps: testSteps,
  },
  'test:full': {
    built: false,
    withTools: true,
    steps: (shard) => [build, unitTests('long', shard), visits('long', shard)],
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
