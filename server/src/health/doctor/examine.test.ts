import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { openDatabase } from '#platform/database'
import { quietLog, temporaryFolder } from '#platform/database/testing'
import { programOfFile } from '../../testing-file.ts'
import { examine } from './examine.ts'

const program = await programOfFile()

const nothing = () => Promise.reject(new Error('ENOTFOUND'))
const asked = { env: {}, refuseVillage: async () => {}, names: { resolveMx: nothing, resolveTxt: nothing } }
/** Nobody answers there. */
const PUBLIC_URL = 'http://127.0.0.1:1'

function addressOfDatabase(): string {
  const { user, password, host = '', database } = program.database.pool.options
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
}

const examineWith = (env: Record<string, string>, more = {}) =>
  examine(readConfig({ APP_ENV: 'test', DATA_DIR: program.config.dataFolder, PUBLIC_URL, ...env }), {
    ...asked,
    ...more,
  })
const about = (found: Awaited<ReturnType<typeof examine>>, ...subjects: string[]) =>
  found.filter(({ about }) => subjects.includes(about)).map(({ level, sentence }) => `${level}: ${sentence}`)

test('a place is looked at as a whole, with its own database, and nothing is said twice', async () => {
  // The time that the database has too, which no test can set.
  const now = vi
    .spyOn(systemClock, 'now')
    .mockImplementation(() => new Date(performance.timeOrigin + performance.now()))
  onTestFinished(() => now.mockRestore())
  const found = await examineWith({ DATABASE_URL: addressOfDatabase() })
  expect(new Set(found.map(({ about }) => about))).toEqual(
    new Set(['settings', 'files', 'versions', 'clock', 'migrations', 'jobs', 'mails', 'disk']),
  )
  expect(about(found, 'migrations', 'clock')).toEqual([
    'good: The database has the same time as this machine.',
    'good: The database is up to date.',
  ])
  expect(about(found, 'settings')).toContain(`broken: Nobody answers at ${PUBLIC_URL} (ECONNREFUSED).`)
  expect(about(found, 'versions')).toHaveLength(2)
  expect(JSON.stringify(found)).not.toContain('A test letter')
})

test('a test letter is written where somebody asks for one', async () => {
  const found = await examineWith({ DATABASE_URL: addressOfDatabase() }, { letter: 'me@example.org' })
  expect(about(found, 'mails')).toContain(
    'good: A test letter went to me@example.org by the outbox. Look whether it arrives, and not among the spam.',
  )
})

test('where there is no database yet that is said, and none is made', async () => {
  const folder = await temporaryFolder('reable-examine-')
  const found = await examineWith({ DATA_DIR: folder })
  expect(about(found, 'database', 'disk')).toEqual([`broken: There is no database in ${folder} yet.`])
})

test('a database that is not there is broken, and its disk is looked at all the same', async () => {
  const DATABASE_URL = addressOfDatabase().replace(program.database.name, 'not_there')
  const found = await examineWith({ DATABASE_URL })
  const [database, disk, ...more] = found.filter(({ about }) => about === 'database' || about === 'disk')
  expect([database?.level, disk?.about, more]).toEqual(['broken', 'disk', []])
  expect(database?.advice).toContain('Look at DATABASE_URL')
})

test('the database of a program that is running is looked at beside it, and runs on', async () => {
  const DATA_DIR = await temporaryFolder('reable-examine-')
  // Its sockets lie in there too, and go with it.
  vi.stubEnv('TMPDIR', DATA_DIR)
  const running = await openDatabase(readConfig({ APP_ENV: 'test', DATA_DIR }), quietLog)
  onTestFinished(async () => {
    await running.close()
    vi.unstubAllEnvs()
    await rm(DATA_DIR, { recursive: true, force: true })
  })
  const found = await examineWith({ DATA_DIR })
  expect(about(found, 'database', 'migrations')).toEqual(['good: The database is up to date.'])
  expect(await running.ready()).toBe(true)
})
