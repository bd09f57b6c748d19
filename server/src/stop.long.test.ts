import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { findPostmaster, stopPostmaster } from './platform/database/embedded/embedded-postmaster.ts'
import { temporaryFolder } from './platform/database/testing.ts'
import { endBuilt, productionSettings, signalsHandled, startBuilt } from './testing-built.ts'

const folders: string[] = []
let dataFolder: string

beforeEach(async () => {
  const folder = await temporaryFolder('reable-stop-')
  folders.push(folder)
  dataFolder = join(folder, 'data')
})
afterEach(async () => {
  const postmaster = findPostmaster(join(dataFolder, 'postgres', 'cluster'))
  if (postmaster) await stopPostmaster(postmaster)
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const start = (env = {}, command?: string[]) => startBuilt(dataFolder, { ...productionSettings, ...env }, command)

/** Expects that no server runs in the data folder, and that it contains nothing unfinished. */
async function expectNothingLeft() {
  expect(findPostmaster(join(dataFolder, 'postgres', 'cluster'))).toBeUndefined()
  const names = await readdir(dataFolder).catch(() => [])
  expect(names.filter((name) => name.startsWith('postgres.new'))).toEqual([])
}

const moments: [moment: string, signal: NodeJS.Signals][] = [
  [signalsHandled, 'SIGTERM'],
  ['a database is made', 'SIGINT'],
  ['starting PostgreSQL', 'SIGTERM'],
  ['listening on Unix socket', 'SIGHUP'],
  ['ready to accept connections', 'SIGTERM'],
  ['the database is up to date', 'SIGINT'],
  ['the reference data stands', 'SIGTERM'],
  ['Server listening', 'SIGTERM'],
  ['"started"', 'SIGINT'],
]

test('a signal at any moment of the start ends the program with 0 and the database with it, and the next start goes on', async () => {
  // On one folder, so that each start begins with what the one before has left.
  for (const [moment, signal] of moments) {
    const program = start()
    await program.waitForOutput(moment)
    // Before anything is begun.
    if (moment === signalsHandled) expect(existsSync(dataFolder)).toBe(false)
    expect([moment, await endBuilt(program, signal)]).toEqual([moment, 0])
    await expectNothingLeft()
  }
})

test('a start that fails after its database ran ends the database too', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const program = start({ PORT: String(port) })
  const [code] = await once(program.child, 'exit')
  other.close()
  expect([code, await program.errors]).toEqual([
    1,
    `Port ${port} is taken by another program. Set PORT to a free one.\n`,
  ])
  await expectNothingLeft()
})

test.each([
  [['appoint-volunteer.js', 'vera@reable.example'], 'ready to accept connections'],
  [['backup.js', 'backup.tar.gz'], 'starting PostgreSQL'],
  [['import-listings.js', '/tmp', '--member', 'grace@reable.example'], 'the database is up to date'],
  [['restore.js', 'backup.tar.gz'], 'a database is made'],
])('a command that is stopped while it starts a database ends it: %j', async (command, moment) => {
  const running = start({}, command)
  await running.waitForOutput(moment)
  expect(await endBuilt(running)).toBe(130)
  await expectNothingLeft()
})
