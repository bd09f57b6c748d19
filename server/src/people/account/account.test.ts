import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { minute, systemClock } from '#platform/clock'
import { call, type Program, setListing } from '../../listings/testing.ts'
import { side, somePair } from '../../messages/testing.ts'
import { cheating } from '../../moderation/cases/testing-cases.ts'
import { asOwner } from '../../platform/database/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { exportNotes } from '../notes/export-notes.ts'
import { someTeam, type Team } from '../testing.ts'

let program: Program
let team: Team

beforeAll(async () => {
  program = await testProgram()
  team = await someTeam(program)
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

type Headers = Record<string, string>

const page = async (id: number, by: Headers = team.moderator) =>
  (await get(program, `/console/accounts/${id}`, by)).body.data
const found = async (words: string) =>
  (await get(program, `/console/accounts?${new URLSearchParams({ q: words })}`, team.moderator)).body.data

test('the listings of somebody are counted and shown by their state, the newest first, and nobody else’s', async () => {
  const person = await someone(program.ctx)
  await someListing(program.ctx, await someone(program.ctx))
  const now = program.ctx.clock.now()
  const held = { held_at: now, held_why: 'It was reported.' }
  const states: [string, object | undefined][] = [
    ['public', undefined],
    ['suspended', held],
    ['hidden', { owner_confirmed: false }],
    ['ended', { active: false }],
    ['passed_on', { active: false, last_feedback: 'exchanged' }],
    ['deleted', { deleted_at: now }],
    ['deleted', { deleted_at: now, active: false, last_feedback: 'exchanged' }],
  ]
  for (const [, changes] of states) {
    const id = await someListing(program.ctx, person)
    if (changes) await setListing(program.ctx, id, changes)
  }
  // From now on the database knows how few there are, and reads them all without the index of their owner.
  await asOwner(program.database.pool, 'analyze listings')
  const { body } = await get(program, `/console/accounts/${person.id}/listings`, team.helper)
  expect(body.data.map(({ state }: { state: string }) => state)).toEqual(states.map(([state]) => state).reverse())
  expect((await page(person.id)).listings).toEqual({ public: 1, hidden: 3, passed_on: 1, deleted: 2 })
  expect((await get(program, `/console/accounts/${person.id}/listings?page=2`, team.helper)).body.data).toEqual([])
})

test('what became of the reports of somebody is counted, the latest shown first, twenty at most', async () => {
  const { owner, buyer, listing, id: conversation_id } = await somePair(program)
  const begin = systemClock.now().getTime()
  const made = Array.from({ length: 22 }, (_, at) => ({
    ...{ listing_id: listing, person_id: buyer.person.id, reporter: Buffer.from(`${at}`), reasons: ['duplicate'] },
    ...{ confirmed: true, created_at: new Date(begin + ((at * 7) % 22) * minute) },
    ...{ decision: at < 5 ? 'keep' : at < 12 ? 'release' : null, was_right: at === 0 ? false : null },
    decided_at: at < 12 ? new Date(begin) : null,
  }))
  await program.ctx.db.insertInto('reports').values(made).execute()
  const people = { conversation_id, reporter_id: buyer.person.id, reported_id: owner.person.id, reasons: [] }
  const decided = (decision: string) => ({
    ...{ ...people, decision, created_at: new Date(begin - minute), decided_at: new Date(begin) },
  })
  await program.ctx.db
    .insertInto('person_reports')
    .values([decided('pause'), decided('nothing'), decided('nothing')])
    .execute()
  const { reports_made } = await page(buyer.person.id)
  expect(reports_made).toMatchObject({ total: 25, upheld: 5, dismissed: 10 })
  const times = reports_made.latest.map(({ at_utc }: { at_utc: string }) => (Date.parse(at_utc) - begin) / minute)
  expect(times).toEqual(Array.from({ length: 20 }, (_, at) => 21 - at))
  expect((await page(owner.person.id)).reports_received).toMatchObject({ total: 25, upheld: 5, dismissed: 10 })
})

test('the same note of the same volunteer within a minute is one; the newest is read first, twenty at most', async () => {
  const { person } = await side(program.ctx, 'Notabene')
  const begin = systemClock.now()
  const note = async (words: string, by: Headers, after = 0) => {
    program.ctx.clock = { now: () => new Date(begin.getTime() + after) }
    return call(program, 'POST', `/console/accounts/${person.id}/notes`, by, { note: words })
  }
  for (const [words, by, after] of [
    ['Called us', team.helper, 0],
    ['Called us', team.moderator, 0],
    ['Called again', team.helper, 0],
    ['Called us', team.helper, minute - 1],
    ['Called us', team.helper, minute],
  ] as const)
    expect((await note(words, by, after)).status).toBe(200)
  const notes = async () => (await page(person.id)).notes.map(({ words }: { words: string }) => words)
  expect(await notes()).toEqual(['Called us', 'Called again', 'Called us', 'Called us'])
  // Of whoever leaves the notes are written again, and stay where they were.
  const left = program.ctx.db.updateTable('person_notes').set({ written_by: null }).where('words', '=', 'Called us')
  await left.execute()
  const { about_me: about } = await exportNotes(program.ctx, { personId: person.id })
  expect(about.map(({ words }) => words)).toEqual(['Called us', 'Called us', 'Called again', 'Called us'])
  expect((await page((await someone(program.ctx)).id)).notes).toEqual([])
  const rows = Array.from({ length: 18 }, (_, at) => ({ person_id: person.id, words: `${at}`, written_at: begin }))
  await program.ctx.db.insertInto('person_notes').values(rows).execute()
  expect(await notes()).toEqual([...rows.map(({ words }) => words).reverse(), 'Called us', 'Called again'])
})

test('of the same note that a volunteer sends twice at one moment one is written', async () => {
  const { person } = await side(program.ctx, 'Eudora')
  const url = `/console/accounts/${person.id}/notes`
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: person.id }),
    act: () => Promise.all([1, 2].map(() => call(program, 'POST', url, team.helper, { note: 'Called us' }))),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status)]).toEqual([true, [200, 200]])
  expect((await page(person.id)).notes).toHaveLength(1)
})

test('a conversation whose only message is withheld counts for who wrote it alone', async () => {
  const { owner, buyer } = await somePair(program, cheating)
  const counts = [await page(owner.person.id), await page(buyer.person.id)].map(({ conversations }) => conversations)
  expect(counts).toEqual([
    { as_owner: 0, as_buyer: 0 },
    { as_owner: 0, as_buyer: 1 },
  ])
})

test('what has a number in it is looked for as words, and a hidden listing by how its title begins alone', async () => {
  const { person } = await side(program.ctx, 'Zinnia')
  const id = await someListing(program.ctx, person, { title: 'Ramp 77 of aluminium' })
  const idsFor = async (words: string) => (await found(words)).map((each: { id: number }) => each.id)
  expect(await idsFor('ramp 77')).toEqual([person.id])
  expect(await idsFor('aluminium 77')).toEqual([])
  expect(await idsFor('77 of aluminium')).toEqual([person.id])
  await setListing(program.ctx, id, { active: false })
  expect(await idsFor('77 of aluminium')).toEqual([])
  expect(await idsFor('1234567890123456')).toEqual([])
  expect((await found('zinnia'))[0]).toMatchObject({ confirmed: true, listings: 1 })
  const unconfirmed = await someone(program.ctx, { confirmed: false })
  expect((await found(unconfirmed.email))[0]).toMatchObject({ id: unconfirmed.id, confirmed: false })
  expect(await page(unconfirmed.id)).toMatchObject({ confirmed: false })
})

test('where exactly twenty are found there are no more', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({
    ...{ email: `xanthippe-${at}@village.example`, first_name: 'Xanthippe', created_at: systemClock.now() },
  }))
  await program.ctx.db.insertInto('people').values(rows).execute()
  const { body } = await get(program, '/console/accounts?q=xanth', team.moderator)
  expect([body.data.length, body.more]).toEqual([20, false])
})
