import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './spawn.mjs'

const stamp = join(root, 'node_modules', '.installed')

/** Installs exactly what the lock file names, unless that is what is there. */
export async function installIfChanged() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing what the project needs …\n')
  // With NODE_ENV=production npm would leave out what builds.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    process.stderr.write('The installation failed. Is the npm registry within reach?\n')
    process.exit(code)
  }
  writeFileSync(stamp, lock)
}
