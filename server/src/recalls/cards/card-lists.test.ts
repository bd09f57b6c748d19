import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { scooterCard } from '../testing.ts'
import { findCardVersion, findWithdrawnCard } from './card-queries.ts'
import { seedRecallCards } from './seed-cards.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(async () => {
  now = start
  await program.ctx.db.deleteFrom('recall_cards').execute()
})

async function stewardRoom() {
  const person = await makeVolunteer(program.ctx, await someone(program.ctx))
  const headers = await signedIn(program.ctx, person)
  const write = async (name: string): Promise<number> =>
    (await call(program, 'POST', '/console/recalls', headers, { ...scooterCard, name })).body.data.id
  const change = async (id: number, name: string, changes = {}) => {
    const body = { ...scooterCard, name, withdrawn: false, version: 1, ...changes }
    expect((await call(program, 'PUT', `/console/recalls/${id}`, headers, body)).status).toBe(200)
  }
  type Listed = { id: number; name: string; version: number; recalled: number; possible: number }
  const list = async (): Promise<Listed[]> => (await get(program, '/console/recalls', headers)).body.data
  type Version = { fields: { name: string }; version: number; changed_by: string | null }
  const versions = async (id: number): Promise<Version[]> =>
    (await get(program, `/console/versions/recall_card/${id}`, headers)).body.data
  return { person, headers, write, change, list, versions }
}

test('the versions of a card are its own, the newest first, and a card that is in force is not withdrawn with another', async () => {
  const { write, change, versions } = await stewardRoom()
  const [one, other] = [await write('One'), await write('Other')]
  await change(one, 'One, changed')
  await change(one, 'One, withdrawn', { version: 2, withdrawn: true })
  expect((await versions(one)).map(({ fields }) => fields.name)).toEqual(['One, withdrawn', 'One, changed', 'One'])
  expect((await versions(other)).map(({ fields }) => fields.name)).toEqual(['Other'])
  expect([await findCardVersion(program.ctx, one), await findCardVersion(program.ctx, other)]).toEqual([3, 1])
  expect([(await findWithdrawnCard(program.ctx, one))?.version, await findWithdrawnCard(program.ctx, other)]).toEqual([
    3,
    undefined,
  ])
})

/** Takes the runs off the queue in which listings are compared with a card, and returns what they are called. */
async function compared(): Promise<string[]> {
  const { rows } = await program.database.pool.query('delete from graphile_worker._private_jobs returning key')
  return rows
    .map(({ key }) => key)
    .filter((key) => key?.startsWith('check-recall-card'))
    .sort()
}

test('a card that comes with the program is added once, and what volunteers made of it stays', async () => {
  const { change, list } = await stewardRoom()
  const delivered = [{ delivered: 'swiftway', fields: scooterCard }]
  await someListing(program.ctx, await someone(program.ctx))
  await compared()
  await seedRecallCards(program.ctx, delivered)
  const [card] = await list()
  expect([card?.name, card?.version]).toEqual([scooterCard.name, 1])
  await change(card?.id ?? 0, 'Changed')
  expect(await compared()).toEqual([`check-recall-card ${card?.id} 1`, `check-recall-card ${card?.id} 2`])
  await seedRecallCards(program.ctx, delivered)
  expect((await list()).map(({ name, version }) => [name, version])).toEqual([['Changed', 2]])
  // Nothing was compared yet: what there is will be, with all cards.
  await program.ctx.db.deleteFrom('recall_checks').execute()
  await seedRecallCards(program.ctx, [{ delivered: 'another', fields: scooterCard }])
  expect([(await list()).length, await compared()]).toEqual([2, []])
})
