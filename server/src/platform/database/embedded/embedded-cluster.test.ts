import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { quietLog, temporaryFolder } from '../testing.ts'
import { ensureCluster } from './embedded-cluster.ts'
import { isAlive } from './embedded-postmaster.ts'

/** A folder for a cluster, whose initdb is this script: `$ctype` is the locale that it is asked for, `$cluster` the folder. */
async function withInitdb(script: string) {
  const dataFolder = await temporaryFolder('reable-cluster-')
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const [home, socketFolder, initdb] = ['postgres', 'socket', 'initdb'].map((name) => join(dataFolder, name)) as [
    string,
    string,
    string,
  ]
  const option = (name: string) => `$(echo "$*" | sed 's/.*--${name}=\\([^ ]*\\).*/\\1/')`
  const options = `ctype=${option('lc-ctype')}; cluster=${option('pgdata')}`
  await mkdir(socketFolder)
  await writeFile(initdb, `#!/bin/sh\n${options}\ncd ${dataFolder}\necho "$ctype" >> tried\n${script}\n`)
  await chmod(initdb, 0o700)
  const paths = { dataFolder, home, cluster: join(home, 'cluster'), passwordFile: join(home, 'password'), socketFolder }
  const binaries = { folder: dataFolder, initdb, postgres: '', major: 18 }
  const ensure = (stopping?: AbortSignal) =>
    ensureCluster({ paths: { ...paths, user: undefined }, binaries, durable: false, log: quietLog, stopping })
  const read = (name: string) => readFile(join(dataFolder, name), 'utf8').catch(() => '')
  return { ensure, read }
}

const all = ['C.UTF-8', 'en_US.UTF-8', 'C']
const knowing = (ctype: string) =>
  `[ "$ctype" = "${ctype}" ] || { echo "initdb: error: invalid locale name \\"$ctype\\"" >&2; exit 1; }
  mkdir "$cluster" && echo 18 > "$cluster/PG_VERSION"`

test.each([
  ['the system knows all', knowing('C.UTF-8'), 1, undefined],
  ['the system lacks the first', knowing('en_US.UTF-8'), 2, undefined],
  ['the system knows the plainest alone', knowing('C'), 3, undefined],
  ['the system knows none', knowing('none'), 3, 'invalid locale name "C"'],
  ['it fails for another reason', 'echo "initdb: error: no room for it" >&2; exit 1', 1, 'no room for it'],
])(
  'of the locales that a database is made with each is tried until one is known: %s',
  async (_, script, tries, error) => {
    const { ensure, read } = await withInitdb(script)
    if (error) await expect(ensure()).rejects.toThrow(error)
    else expect(await ensure()).toBe(await read('postgres/password'))
    expect((await read('tried')).trim().split('\n')).toEqual(all.slice(0, tries))
  },
)

test('what makes a database ends whole when the start is stopped', async () => {
  const { ensure, read } = await withInitdb('sleep 600 & echo $! > pid; wait')
  const stopping = new AbortController()
  const refused = expect(ensure(stopping.signal)).rejects.toThrow()
  await expect.poll(() => read('pid')).toMatch(/\d\n/)
  stopping.abort(new Error('asked to stop'))
  await refused
  expect(isAlive(Number(await read('pid')))).toBe(false)
})
