import { expect, inject, test } from 'vitest'
import { openDatabase } from './connect.ts'
import { StartError } from './embedded/start-error.ts'
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
