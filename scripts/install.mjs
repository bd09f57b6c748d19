import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './spawn.mjs'

const stamp = join(root, 'node_modules', '.installed')

/**
 * Installs exactly what the lock file names, unless that is what is there: what builds and runs the program, and `withTools` what
 * checks and measures it too, which is as much again.
 */
export async function installIfChanged({ withTools }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = readStamp()
  const isCurrent = installed.lock === lock
  if (isCurrent && (installed.withTools || !withTools)) return
  const adds = isCurrent && withTools
  process.stdout.write(adds ? 'Installing what checks and measures …\n' : 'Installing what the project needs …\n')
  // `npm ci` begins with an empty folder; `install` adds to what it has put there. Neither changes the lock file.
  const how = adds ? ['install', '--no-save'] : ['ci']
  const code = await run('npm', [...how, ...scope(withTools), '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    process.stderr.write('The installation failed. Is the npm registry within reach?\n')
    process.exit(code)
  }
  writeFileSync(stamp, JSON.stringify({ lock, withTools }))
}

/** Said to npm in so many words: with NODE_ENV=production it would leave the tools out by itself. */
const scope = (withTools) => [withTools ? '--include=dev' : '--omit=dev']

/** What was installed last. An installation that was interrupted, or is from an older version of this file, counts as none. */
function readStamp() {
  if (!existsSync(stamp)) return {}
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return {}
  }
}
