import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { StartError } from './embedded/start-error.ts'
import { checkServer, checkVersion, describe, parseDatabaseUrl, reasonOf } from './server-check.ts'
import { quietLog } from './testing.ts'

const startError = (url: string) =>
  openDatabase({ dataFolder: '/nowhere', database: { url, ownerUrl: undefined, poolSize: 2 } }, quietLog).then(
    () => undefined,
    (error) => error,
  )

const { host, user } = inject('testCluster')
const socket = (credentials: string, database = 'postgres') =>
  `postgres://${credentials}@localhost/${database}?host=${encodeURIComponent(host)}`

test('a database that nothing answers for is named without its password', async () => {
  const error = await startError('postgres://someone:hidden@127.0.0.1:1/reable')
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).toBe('Cannot reach the database at 127.0.0.1:1/reable: nothing answers there.')
})

test('a wrong password is called that, and stays out of the sentence', async () => {
  const error = await startError(socket(`${user}:hidden`))
  expect(error.message).toMatch(/user or password are wrong/)
  expect(error.message).not.toContain('hidden')
})

test('a database that does not exist is called missing', async () => {
  const { password } = inject('testCluster')
  expect((await startError(socket(`${user}:${password}`, 'absent'))).message).toMatch(/no database of this name/)
})

test('a server that never answers times out, and well within 10 s', async () => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1')
  const { port } = await new Promise<{ port: number }>((resolve) => {
    mute.on('listening', () => resolve(mute.address() as { port: number }))
  })
  const url = `postgres://a:b@127.0.0.1:${port}/c`
  expect(parseDatabaseUrl(url).connectionTimeoutMillis).toBeLessThan(9_000)
  const impatient = { ...parseDatabaseUrl(url), connectionTimeoutMillis: 200 }
  await expect(checkServer(impatient, url)).rejects.toThrow(`at 127.0.0.1:${port}/c: it does not answer.`)
  mute.close()
})

test('a PostgreSQL that is too old is refused', () => {
  expect(() => checkVersion(140_012, 'at db/reable')).toThrow('The database at db/reable is PostgreSQL 14; 15 or newer')
  expect(() => checkVersion(150_000, 'at db/reable')).not.toThrow()
  expect(() => checkVersion(149_999, 'at db/reable')).toThrow('PostgreSQL 14')
  expect(() => checkVersion(180_004, 'at db/reable')).not.toThrow()
})

test('where a database is, is said without its password, and by its socket where it has no host', () => {
  expect(describe('postgres://a:hidden@db:6432/reable?sslmode=require')).toBe('at db:6432/reable')
  expect(describe('postgres:///reable?host=/tmp')).toBe('at the local socket/reable')
})

test.each([
  [{ code: 'ENOTFOUND', message: 'x' }, 'there is no such host'],
  [{ code: 'EAI_AGAIN', message: 'x' }, 'the host name cannot be looked up'],
  [{ code: '42501', message: 'x' }, 'this user may not enter the database'],
  [{ code: '53300', message: 'x' }, 'it has no connection left'],
  [{ code: '57P03', message: 'x' }, 'it is starting or stopping'],
  [{ errors: [{ code: 'ECONNREFUSED' }, { code: 'ENOTFOUND' }], message: '' }, 'nothing answers there'],
  [{ message: 'timeout expired' }, 'it does not answer'],
  [
    { code: '08P01', message: 'unsupported startup parameter: options' },
    /^a pooler answers there.*DATABASE_DIRECT_URL/,
  ],
  [{ code: '08P01', message: 'no such database: a' }, 'it says no such database: a'],
  [{ code: '99999', message: 'x' }, 'it says 99999'],
  [{ message: 'something odd' }, 'it says something odd'],
])('why nobody could be reached is said in words: %j', (failure, words) => {
  expect(reasonOf(Object.assign(new Error(failure.message), failure))).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  )
})

test('options in the address go together with those of the program', () => {
  const address = parseDatabaseUrl('postgres://a@b/c?options=-c%20search_path%3Dx&sslmode=require')
  expect(address.options).toBe('-c search_path=x')
  expect(address.connectionString).toBe('postgres://a@b/c?sslmode=require')
})
