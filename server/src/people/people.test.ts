import { expect, test } from 'vitest'
import { hour } from '#platform/clock'
import { call } from '../listings/testing.ts'
import { side, somePair } from '../messages/testing.ts'
import { report as reportListing } from '../moderation/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { someTeam } from './testing.ts'

const program = await programOfFile()
const team = await someTeam(program)

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

test('a helper sees no address, and finds nobody by one', async () => {
  const { person } = await side(program.ctx, 'Zelpha')
  expect(await found(person.email, team.helper)).toEqual([])
  expect((await find('zelpha', team.helper)).data).toMatchObject([{ id: person.id, email: null }])
  expect((await open(person.id, team.helper)).body.data.email).toBeNull()
  expect((await open(person.id)).body.data.email).toBe(person.email)
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

test('a note is read by volunteers and is in the data of the person; nobody notes about themselves', async () => {
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
