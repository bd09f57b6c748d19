import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, type Program, setListing } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { upsertChecks } from '../checks/check-queries.ts'
import { brandKeysOf } from '../matching/keys.ts'
import { scooterCard } from '../testing.ts'
import { findCardVersion, findWithdrawnCard, selectCardsFor, updateCard } from './card-queries.ts'
import { seedRecallCards } from './seed-cards.ts'

let program: Program
const start = new Date('2026-11-23T20:00:00Z')
let now = start

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
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
  type Version = { name: string; version: number; changed_by: string | null }
  const versions = async (id: number): Promise<Version[]> =>
    (await get(program, `/console/recalls/${id}/versions`, headers)).body.data
  return { person, headers, write, change, list, versions }
}

test('the newest change comes first, of two at once the newer card, and what is withdrawn comes last', async () => {
  const { write, change, list } = await stewardRoom()
  const ids = [await write('A'), await write('B'), await write('C'), await write('D')]
  now = new Date(start.getTime() + 1)
  await change(ids[0] ?? 0, 'A, changed')
  now = new Date(start.getTime() + 2)
  await change(ids[1] ?? 0, 'B', { withdrawn: true })
  expect((await list()).map(({ name, version, recalled, possible }) => [name, version, recalled, possible])).toEqual([
    ['A, changed', 2, 0, 0],
    ['D', 1, 0, 0],
    ['C', 1, 0, 0],
    ['B', 2, 0, 0],
  ])
})

test('the versions of a card are its own, the newest first, and a card that is in force is not withdrawn with another', async () => {
  const { write, change, versions } = await stewardRoom()
  const [one, other] = [await write('One'), await write('Other')]
  await change(one, 'One, changed')
  await change(one, 'One, withdrawn', { version: 2, withdrawn: true })
  expect((await versions(one)).map(({ name }) => name)).toEqual(['One, withdrawn', 'One, changed', 'One'])
  expect((await versions(other)).map(({ name }) => name)).toEqual(['Other'])
  expect([await findCardVersion(program.ctx, one), await findCardVersion(program.ctx, other)]).toEqual([3, 1])
  expect([(await findWithdrawnCard(program.ctx, one))?.version, await findWithdrawnCard(program.ctx, other)]).toEqual([
    3,
    undefined,
  ])
})

test('before a file was taken the room says that there is none, and nothing waits', async () => {
  const { headers } = await stewardRoom()
  const { file, waiting } = (await get(program, '/console/recalls', headers)).body
  expect([file, waiting]).toEqual([{ checked: null, rows: 0, failure: null, failed_at_utc: null }, 0])
})

test('of a card the last twenty versions can be read, and of many cards five hundred', async () => {
  const { ctx } = program
  const { write, list, versions } = await stewardRoom()
  const id = await write('Card')
  const card = { fields: scooterCard, withdrawn: false, volunteerId: null }
  for (let version = 2; version <= 21; version++) expect(await updateCard(ctx, id, { ...card, version })).toBe(true)
  expect((await versions(id)).map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 21 - at))
  await sql`
    with added as (
      insert into recall_cards (version, withdrawn, fields, keys, updated_at)
      select 1, false, fields, keys, updated_at from recall_cards, generate_series(1, 500) where id = ${id}
      returning id, fields, updated_at
    )
    insert into recall_card_versions (card_id, version, withdrawn, fields, changed_at)
    select id, 1, false, fields, updated_at from added`.execute(ctx.db)
  expect([(await list()).length, (await selectCardsFor(ctx, brandKeysOf(scooterCard.brands))).length]).toEqual([
    500, 500,
  ])
})

test('what matches a card is counted while it is on the list, certain and possible apart', async () => {
  const { write, list } = await stewardRoom()
  const [card, other] = [await write('Card'), await write('Other')]
  const owner = await someone(program.ctx)
  const found = [
    { strong: [card], possible: [other] },
    { strong: [card], possible: [] },
    { strong: [], possible: [card] },
    { strong: [card], possible: [card] },
    { strong: [card], possible: [] },
    { strong: [], possible: [] },
  ]
  const ids: number[] = []
  for (const _ of found) ids.push(await someListing(program.ctx, owner))
  const rows = found.map((matches, at) => ({ listingId: ids[at] ?? 0, keys: [], ...matches }))
  await upsertChecks(program.ctx, rows)
  await setListing(program.ctx, ids[3] ?? 0, { deleted_at: now })
  await setListing(program.ctx, ids[4] ?? 0, { active: false })
  const counts = (await list()).map(({ id, recalled, possible }) => [id, recalled, possible])
  expect(counts).toEqual([
    [other, 0, 1],
    [card, 2, 1],
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

test('who wrote a card downloads their versions alone, and is named no more once they leave; others are', async () => {
  const [leaves, stays] = [await stewardRoom(), await stewardRoom()]
  const [one, other, two] = [await leaves.write('One'), await stays.write('Other'), await leaves.write('Two')]
  await leaves.change(one, 'One, changed')
  const first = program.ctx.db.updateTable('recall_card_versions').set({ changed_at: start }).where('version', '=', 1)
  await first.execute()
  const { body } = await get(program, '/api/user/data', leaves.headers)
  type Written = { card_id: number; version: number }
  expect(body.data.recalls.written.map(({ card_id, version }: Written) => [card_id, version])).toEqual([
    [one, 1],
    [one, 2],
    [two, 1],
  ])
  expect((await close(program, leaves.headers, { email: leaves.person.email })).status).toBe(200)
  const writers = async (id: number) => (await stays.versions(id)).map(({ changed_by }) => changed_by)
  expect([await writers(one), await writers(other)]).toEqual([[null, null], [stays.person.email]])
})
