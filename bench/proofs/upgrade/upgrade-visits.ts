import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '../../measurement.ts'
import { freePort } from '../../program/free-port.ts'
import { root } from '../../program/root.ts'
import { buildRelease, previousRelease } from './previous-release.ts'

/**
 * Proves that everything the program of before does, as its own visits in the browser ask for it, it does on the tables of this one: they are
 * migrated by this one's files. It needs the history of the clone, and no network; it takes as long as the visits do.
 */
export const upgradeVisits: Measurement = {
  name: 'upgrade-visits',
  description: 'the visits of the previous release, by its program on the tables of this one',
  onlyWhenNamed: true,
  async run() {
    const commit = await previousRelease()
    process.stdout.write(`  from ${commit}\n`)
    const before = await buildRelease(commit)
    const migrations = 'server/migrations'
    // What was there stays as it was: both run the same files.
    await cp(join(root, migrations), join(before, migrations), { recursive: true, force: false })
    const said = await visit(before)
    const count = (outcome: string) => Number(new RegExp(`^\\s*(\\d+) ${outcome}`, 'm').exec(said)?.[1] ?? 0)
    return [
      { name: 'visits that fail', value: count('failed'), unit: '', target: { most: 0 } },
      { name: 'visits that did not run', value: count('did not run'), unit: '', target: { most: 0 } },
      { name: 'visits that needed a second try', value: count('flaky'), unit: '' },
      { name: 'visits that pass', value: count('passed'), unit: '', target: { least: 100 } },
    ]
  },
}

/** Runs all visits of a build, each a second time where it fails; returns what they say, which also stands in a file beside it. */
async function visit(folder: string): Promise<string> {
  const log = `${folder}.visits.log`
  const output = openSync(log, 'w')
  const runner = join('node_modules', '.bin', 'playwright')
  const child = spawn(runner, ['test', '--config', 'e2e/playwright.config.ts', '--retries', '1'], {
    cwd: folder,
    env: {
      ...process.env,
      E2E_PORT: String(await freePort()),
      PATH: `${join(folder, 'node_modules', '.bin')}:${process.env.PATH}`,
    },
    stdio: ['ignore', output, output],
  })
  await once(child, 'exit')
  return readFile(log, 'utf8')
}
