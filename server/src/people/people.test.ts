import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#platform/clock'
import { call, type Program } from '../listings/testing.ts'
import { side, somePair } from '../messages/testing.ts'
import { report as reportListing } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { restrict, someTeam, type Team } from './testing.ts'

let program: Program
let team: Team

beforeAll(async () => {
  program = await testProgram()
  team = await someTeam(program)
})
afterAll(() => program.close())

type Headers = Record<string, string>

const find = async (words: string, headers: Headers = team.moderator, page = 1) =>
  (await get(program, `/console/accounts?${new URLSearchParams({ q: words, page: String(page) })}`, headers)).body
const found = async (words: string, headers?: Headers): Promise<number[]> =>
  (await find(words, headers)).data.map(({ id }: { id: number }) => id)
const open = (id: number | string, headers: Headers = team.moderator) =>
  get(program, `/console/accounts/${id}`, headers)
const note = (id: number | string, words: string, headers: Headers = team.helper) =>
  call(program, 'POST', `/console/accounts/${id}/notes`, headers, { note: words })

test('somebody is found by how their name or address begins, and by the title or number of a listing, hidden ones too', async () => {
  const { person } = await side(program.ctx, 'Quillon')
  const listing = await someListing(program.ctx, person, { title: 'Aubergine walker, folds' })
  await program.ctx.db.updateTable('listings').set({ active: false }).where('id', '=', listing).execute()
  for (const words of ['quil', 'Quillon', person.email.toUpperCase(), 'aubergine wal', String(listing)])
    expect([words, await found(words)]).toEqual([words, [person.id]])
  expect(await found('ubergine')).toEqual([])
  expect(await find('')).toMatchObject({ data: [], more: false })
  expect(await found('qu%llon')).toEqual([])
})

test('a title of a public listing is found by words in the middle of it', async () => {
  const person = await someone(program.ctx)
  await someListing(program.ctx, person, { title: 'Nearly new chartreuse rollator' })
  expect(await found('chartreuse roll')).toEqual([])
  expect(await found('chartreuse rollator')).toEqual([person.id])
})

test('a helper sees no address, and finds nobody by one', async () => {
  const { person } = await side(program.ctx, 'Zelpha')
  expect(await found(person.email, team.helper)).toEqual([])
  expect((await find('zelpha', team.helper)).data).toMatchObject([{ id: person.id, email: null }])
  expect((await open(person.id, team.helper)).body.data.email).toBeNull()
  expect((await open(person.id)).body.data.email).toBe(person.email)
})

test('a search answers twenty, says that there are more, and goes on where it ended', async () => {
  for (let count = 0; count < 21; count++) await side(program.ctx, 'Wenceslaus')
  const first = await find('wences')
  expect([first.data.length, first.more]).toEqual([20, true])
  const second = await find('wences', team.moderator, 2)
  expect([second.data.length, second.more]).toEqual([1, false])
  expect(first.data.map(({ id }: { id: number }) => id)).not.toContain(second.data[0].id)
})

test('the page of somebody says how they list, write and report, what was reported, and nothing of what they wrote', async () => {
  const { owner, buyer, listing, id } = await somePair(program, 'A secret sentence')
  await someListing(program.ctx, owner.person)
  await reportListing(program, listing, ['duplicate'], { headers: buyer.headers })
  const reasons = ['They are rude, or say hurtful things']
  await call(program, 'POST', `/api/user/conversations/${id}/report`, owner.headers, { reasons })
  const { data } = (await open(owner.person.id)).body
  expect(data).toMatchObject({
    ...{ name: 'Rosa', confirmed: true, role: null, restricted: null, own: false },
    listings: { public: 2, hidden: 0, passed_on: 0, deleted: 0 },
    conversations: { as_owner: 1, as_buyer: 0 },
    reports_made: { total: 1, latest: [{ about: 'person', title: 'Folding walker', reasons, outcome: 'waits' }] },
    reports_received: {
      total: 1,
      latest: [{ about: 'listing', title: 'Folding walker', reasons: ['duplicate'], outcome: 'waits' }],
    },
    ...{ restrictions: [], notes: [] },
  })
  expect(JSON.stringify(data)).not.toContain('A secret sentence')
  expect(JSON.stringify(data)).not.toContain(buyer.person.email)
  expect((await open(buyer.person.id)).body.data).toMatchObject({
    conversations: { as_owner: 0, as_buyer: 1 },
    reports_made: { total: 1 },
    reports_received: { total: 1 },
  })
})

test('decided reports say what became of them, and the restriction that came of one', async () => {
  const { owner, buyer, id } = await somePair(program)
  await call(program, 'POST', `/api/user/conversations/${id}/report`, owner.headers, { reasons: [], words: 'Rude' })
  const { id: reportId } = (await get(program, '/console/people', team.moderator)).body.data.at(-1)
  await call(program, 'POST', `/console/people/${reportId}/decision`, team.moderator, {
    ...{ decision: 'pause', words: 'Please be gentle.' },
  })
  const { data } = (await open(buyer.person.id)).body
  expect(data).toMatchObject({
    restricted: 'mute',
    reports_received: { total: 1, upheld: 1, latest: [{ outcome: 'upheld' }] },
    restrictions: [{ kind: 'mute', sentence: 'Please be gentle.', days: 7, own: true, in_force: true }],
  })
})

test('the listings of somebody come page by page, each with its state', async () => {
  const person = await someone(program.ctx)
  const ids = []
  for (let count = 0; count < 21; count++) ids.push(await someListing(program.ctx, person))
  const [last = 0] = ids.slice(-1)
  await program.ctx.db.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', last).execute()
  const { body, headers } = await get(program, `/console/accounts/${person.id}/listings`, team.helper)
  expect([body.data.length, body.data[0], body.data[1].state]).toEqual([
    20,
    { id: last, title: 'Two-wheel walker, folds flat', state: 'deleted', listed_at_utc: expect.any(String) },
    'public',
  ])
  expect(JSON.parse(String(headers['x-pagination']))).toMatchObject({ last_page: 2, total_posts: 21 })
})

test('that a page was opened is in the log, once for what a volunteer opens within an hour, and never what was looked for', async () => {
  const { person } = await side(program.ctx, 'Ferdinanda')
  const opened = async () =>
    (await get(program, `/console/log?q=person ${person.id}`, team.steward)).body.data.map(
      ({ act, role }: { act: string; role: string }) => [act, role],
    )
  await find('ferdin')
  const url = `/v1/console/accounts/${person.id}`
  expect((await program.app.inject({ method: 'HEAD', url, headers: team.moderator })).statusCode).toBe(404)
  expect(await opened()).toEqual([])
  await open(person.id)
  await open(person.id)
  await note(person.id, 'Called us.')
  await open(person.id, team.helper)
  expect(await opened()).toEqual([
    ['see_person', 'helper'],
    ['note_on_person', 'helper'],
    ['see_person', 'moderator'],
  ])
  const { clock } = program.ctx
  program.ctx.clock = { now: () => new Date(clock.now().getTime() + hour) }
  await open(person.id)
  program.ctx.clock = clock
  expect(await opened()).toHaveLength(4)
})

test('noteOnPerson conflict, noteOnPerson invalid, noteOnPerson not_found: a note is read by volunteers and is in the data of the person; nobody notes about themselves', async () => {
  const person = await someone(program.ctx)
  expect((await note(person.id, 'Called us about a ramp.')).status).toBe(200)
  expect((await note(person.id, 'Called us about a ramp.')).status).toBe(200)
  const log = (await get(program, `/console/log?q=person ${person.id}`, team.steward)).body.data
  expect(log.map(({ act }: { act: string }) => act)).toEqual(['note_on_person'])
  const { notes } = (await open(person.id)).body.data
  expect(notes).toEqual([
    {
      ...{ id: expect.any(Number), words: 'Called us about a ramp.', written_by: team.helper['x-user-email'] },
      written_at_utc: expect.any(String),
    },
  ])
  const mine = (await get(program, '/api/user/data', await signedIn(program.ctx, person))).body.data
  expect(mine.notes).toMatchObject({ about_me: [{ words: 'Called us about a ramp.' }], written_by_me: [] })
  const author = await someVolunteer(program.ctx, 'helper')
  const own = await note(author.person.id, 'Myself', author.headers)
  expect([own.status, own.body.error]).toEqual([409, 'This page is about you. Another volunteer writes here.'])
  expect((await note(person.id, 'x'.repeat(2_001))).body.errors.note).toEqual([
    'Use at most 2,000 characters for a note',
  ])
  expect((await note(person.id, 'x'.repeat(300_000))).status).toBe(413)
  expect((await note(999_999, 'Nobody')).status).toBe(404)
})

/** Every operation about people, as somebody calls it. */
const calls: Record<
  string,
  (headers: Headers, id: number, restriction: number) => Promise<{ status: number; body: { code?: string } }>
> = {
  findPeople: (headers) => get(program, '/console/accounts?q=rosa', headers),
  getPerson: (headers, id) => open(id, headers),
  listPersonListings: (headers, id) => get(program, `/console/accounts/${id}/listings`, headers),
  noteOnPerson: (headers, id) => note(id, `A note of ${headers['x-user-email']}`, headers),
  listRestrictions: (headers) => get(program, '/console/restrictions', headers),
  restrictPerson: (headers, id) => restrict(program, headers, id, { kind: 'stop', days: 1 }),
  keepRestriction: (headers, _, id) => call(program, 'POST', `/console/restrictions/${id}/keep`, headers, {}),
  agreeToBan: (headers, _, id) => call(program, 'POST', `/console/restrictions/${id}/agreement`, headers),
  liftRestriction: (headers, _, id) => call(program, 'POST', `/console/restrictions/${id}/lift`, headers, {}),
}

test('getPerson not_found, listPersonListings not_found, noteOnPerson not_found, keepRestriction not_found, agreeToBan not_found: every operation × the person, somebody else, a visitor, a helper, a moderator and a steward', async () => {
  const person = await someone(program.ctx)
  const own = await signedIn(program.ctx, person)
  const other = await signedIn(program.ctx, await someone(program.ctx))
  const statuses: Record<string, number[]> = {}
  const { id } = (await restrict(program, team.second, person.id, { kind: 'mute', days: 30 })).body.data
  for (const [name, make] of Object.entries(calls)) {
    statuses[name] = []
    for (const headers of [own, other, {}, team.helper, team.moderator, team.steward])
      statuses[name].push((await make(headers, person.id, id)).status)
  }
  const nobody = [404, 404, 404]
  expect(statuses).toEqual({
    findPeople: [...nobody, 200, 200, 200],
    getPerson: [...nobody, 200, 200, 200],
    listPersonListings: [...nobody, 200, 200, 200],
    noteOnPerson: [...nobody, 200, 200, 200],
    listRestrictions: [...nobody, 200, 200, 200],
    restrictPerson: [...nobody, 403, 200, 409],
    // Nothing was answered; a long mute needs no second steward.
    keepRestriction: [...nobody, 403, 403, 409],
    agreeToBan: [...nobody, 403, 403, 409],
    liftRestriction: [...nobody, 403, 403, 200],
  })
})

test('findPeople signed_out, getPerson signed_out, listPersonListings signed_out, noteOnPerson signed_out, listRestrictions signed_out, listOwnRestrictions signed_out, answerRestriction signed_out: with a token that is none', async () => {
  const stranger = { ...team.steward, 'x-user-token': 'none' }
  for (const make of Object.values(calls)) expect((await make(stranger, 1, 1)).body.code).toBe('signed_out')
  for (const { body } of [
    await get(program, '/api/user/restrictions', stranger),
    await call(program, 'POST', '/api/user/restrictions/1/answer', stranger, { answer: 'No' }),
  ])
    expect(body.code).toBe('signed_out')
})
