import { expect, inject, test } from 'vitest'
import { addressOf } from '../../commands/testing.ts'
import { withClient } from './connection.ts'
import { StartError } from './embedded/start-error.ts'
import { reachServer, type Server } from './server.ts'
import { quietLog } from './testing.ts'

const { owner, user } = inject('testCluster')
const configOf = (url: string, ownerUrl?: string) => ({
  dataFolder: '/nowhere',
  database: { url, ownerUrl, poolSize: 2 },
})
const userOf = (connection: Server['connection']) =>
  withClient(connection, async (client) => (await client.query('select current_user as name')).rows[0].name)

test('who makes the tables enters as another role where one is named, else both are one', async () => {
  const both = await reachServer(configOf(addressOf('postgres'), addressOf('postgres', 'owner')), quietLog)
  const { roles, connection } = both
  expect(await Promise.all([roles.owner, roles.program ?? {}, connection].map(userOf))).toEqual([
    owner.user,
    user,
    user,
  ])
  const one = await reachServer(configOf(addressOf('postgres')), quietLog)
  expect(one.roles).toEqual({ owner: one.connection, program: undefined })
})

test('who makes the tables is asked too whether they get in', async () => {
  const wrong = addressOf('postgres', 'owner').replace(encodeURIComponent(owner.password), 'hidden')
  const error = await reachServer(configOf(addressOf('postgres'), wrong), quietLog).catch((error) => error)
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).toMatch(/^Cannot reach the database .*: user or password are wrong\.$/)
})
