import { expect, inject, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { StartError } from './embedded/start-error.ts'
import { checkVersion, parseDatabaseUrl, reasonOf } from './server-check.ts'
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

test('a PostgreSQL that is too old is refused', () => {
  expect(() => checkVersion(140_012, 'at db/reable')).toThrow('The database at db/reable is PostgreSQL 14; 15 or newer')
  expect(() => checkVersion(150_000, 'at db/reable')).not.toThrow()
  expect(() => checkVersion(149_999, 'at db/reable')).toThrow('PostgreSQL 14')
  expect(() => checkVersion(180_004, 'at db/reable')).not.toThrow()
})

test.each([
  [{ code: 'ENOTFOUND', message: 'x' }, 'there is no such host'],
  [{ code: '53300', message: 'x' }, 'it has no connection left'],
  [{ errors: [{ code: 'ECONNREFUSED' }, { code: 'ENOTFOUND' }], message: '' }, 'nothing answers there'],
  [
    { code: '08P01', message: 'unsupported startup parameter: options' },
    /^a pooler answers there.*DATABASE_DIRECT_URL/,
  ],
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
