import { claimMinutes } from '@reable/contract/cases/rules'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, minute, shiftedClock, systemClock } from '#platform/clock'
import { call, type Program } from '../../listings/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { neighbour, report } from '../testing.ts'
import {
  caseOf,
  claim,
  decide,
  openCaseAbout,
  pendingMessage,
  queue,
  type Room,
  reportedListing,
  reportedPerson,
  someVolunteerCalled,
} from './testing-cases.ts'

let program: Program
let vera: Room
let mei: Room

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  vera = await someVolunteerCalled(program, 'Vera')
  mei = await someVolunteerCalled(program, 'Mei')
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

test('[MSG-05] the gravest case comes first, then the one that waits longest, whatever it is about', async () => {
  const other = await testProgram()
  const room = await someVolunteerCalled(other, 'Vera')
  const plain = await reportedListing(other)
  const held = await pendingMessage(other)
  const scam = await reportedListing(other, ['scam'])
  const person = await reportedPerson(other)
  const rows = await queue(other, room)
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([scam.caseId, held.caseId, person.caseId, plain.caseId])
  expect(rows[0]).toMatchObject({
    ...{ subject: 'listing', about: 'Two-wheel walker, folds flat', reasons: ['Reported as a scam'], claim: null },
    age: 'just now',
  })
  expect(rows.map(({ about }: { about: string }) => about).slice(1, 3)).toEqual(['Ben', 'Ben'])
  await other.close()
})

test('there are twenty a page, with the count of all and of what was decided within 30 days', async () => {
  const other = await testProgram()
  const room = await someVolunteerCalled(other, 'Vera')
  expect((await get(other, '/console/cases', room.headers)).body).toEqual({ data: [], decided_lately: 0 })
  const ids: number[] = []
  for (let at = 0; at < 23; at++) ids.push((await reportedListing(other)).caseId)
  const [old = 0, late = 0, ...waiting] = ids
  other.ctx.clock = shiftedClock(systemClock, -31 * day)
  await decide(other, room, old, 'release')
  other.ctx.clock = systemClock
  await decide(other, room, late, 'release')
  const { body, headers } = await get(other, '/console/cases', room.headers)
  expect([body.data.length, body.decided_lately]).toEqual([20, 1])
  expect(JSON.parse(String(headers['x-pagination']))).toMatchObject({ current_page: 1, last_page: 2, total_posts: 21 })
  expect((await queue(other, room, '?page=2')).map(({ id }: { id: number }) => id)).toEqual(waiting.slice(20))
  expect(await queue(other, room, '?page=abc')).toHaveLength(20)
  await other.close()
})

test('what its owner deletes waits for nobody', async () => {
  const { id, owner, caseId } = await reportedListing(program)
  await call(program, 'DELETE', `/posts/${id}`, await signedIn(program.ctx, owner))
  expect((await queue(program, vera)).map(({ id }: { id: number }) => id)).not.toContain(caseId)
  expect((await caseOf(program, vera, caseId)).body.data.listing.post.deleted).toBe(true)
})

test('the page of a case says what it is about, what is known of both sides, and neither who reported nor an address', async () => {
  const { caseId, owner, reporter } = await reportedListing(program, ['scam', 'He asks for a deposit'])
  const { status, body } = await caseOf(program, vera, caseId)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    ...{ barred: null, closed_at_utc: null, decisions: [], notes: [], message: null, reports: [] },
    listing: { post: { held: true }, words: ['He asks for a deposit'], price: 40 },
    sides: [
      { role: 'owner', facts: { listings: 1, hidden: 1 } },
      { role: 'reporters', person: null, facts: { made_right: 0 } },
    ],
  })
  for (const address of [owner.email, reporter.email]) expect(JSON.stringify(body)).not.toContain(address)
})

test('claimCase conflict, decideCase conflict: who comes second is told who has the case, until the claim runs out or is given back', async () => {
  const { caseId } = await reportedListing(program)
  expect((await claim(program, vera, caseId)).body.data).toMatchObject({ name: 'Vera', yours: true })
  for (const answer of [await claim(program, mei, caseId), await decide(program, mei, caseId, 'release')])
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining('Vera has this.')])
  expect((await queue(program, mei)).find(({ id }: { id: number }) => id === caseId).claim).toMatchObject({
    ...{ name: 'Vera', yours: false },
  })
  program.ctx.clock = shiftedClock(systemClock, (claimMinutes + 1) * minute)
  expect((await claim(program, mei, caseId)).status).toBe(200)
  program.ctx.clock = systemClock
  // The clock jumped back: nobody has a case for longer than a claim lasts.
  expect((await claim(program, vera, caseId)).status).toBe(200)
  const back = await call(program, 'DELETE', `/console/cases/${caseId}/claim`, vera.headers)
  expect(back.status).toBe(200)
  expect((await claim(program, mei, caseId)).status).toBe(200)
})

test('a claim of somebody who lost the role counts for nothing', async () => {
  const [gone, { caseId }] = [await someVolunteerCalled(program, 'Gone'), await reportedListing(program)]
  expect((await claim(program, gone, caseId)).status).toBe(200)
  await program.ctx.db.updateTable('people').set({ role: null }).where('id', '=', gone.person.id).execute()
  expect((await decide(program, mei, caseId, 'release')).status).toBe(200)
  expect((await decide(program, gone, caseId, 'release')).status).toBe(404)
})

test('the same decision of the same volunteer twice, as by a double press, is one', async () => {
  const { caseId } = await reportedListing(program)
  const [one, other] = [await decide(program, vera, caseId, 'release'), await decide(program, vera, caseId, 'release')]
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.body.data.decision).toBe(one.body.data.decision)
})

test('after a decision the next case comes: none that another has, and none of one’s own', async () => {
  const other = await testProgram()
  const [one, two] = [await someVolunteerCalled(other, 'Vera'), await someVolunteerCalled(other, 'Mei')]
  const first = await reportedListing(other)
  const taken = await reportedListing(other, ['scam'])
  const ownListing = await someListing(other.ctx, one.person)
  await report(other, ownListing, ['scam'], { headers: await signedIn(other.ctx, await neighbour(other.ctx)) })
  const last = await reportedListing(other)
  await claim(other, two, taken.caseId)
  expect((await decide(other, one, first.caseId, 'release')).body.data.next).toBe(last.caseId)
  expect((await decide(other, one, last.caseId, 'release')).body.data.next).toBeNull()
  const ownCase = (await openCaseAbout(other, { listing_id: ownListing })) ?? 0
  for (const answer of [await claim(other, one, ownCase), await decide(other, one, ownCase, 'release')])
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringMatching(/yours/)])
  expect((await caseOf(other, one, ownCase)).body.data.barred).toMatch(/yours/)
  await other.close()
})

test('decideCase invalid: what is no decision about such a thing, and hiding without a word to the owner', async () => {
  const [{ caseId }, held] = [await reportedListing(program), await pendingMessage(program)]
  for (const [id, decision, words, field] of [
    [caseId, 'pause', '', 'decision'],
    [held.caseId, 'keep', 'Why', 'decision'],
    [caseId, 'keep', ' ', 'words'],
    [caseId, 'keep', 'x'.repeat(501), 'words'],
  ] as const) {
    const { status, body } = await decide(program, vera, id, decision, words)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
})

test('noteOnCase invalid, noteOnCase conflict: a note of a megabyte is refused in words, and there are fifty at most', async () => {
  const { caseId } = await reportedListing(program)
  const note = (body: string) => call(program, 'POST', `/console/cases/${caseId}/notes`, vera.headers, { note: body })
  const large = await note('x'.repeat(1_000_000))
  expect([large.status, large.body.error]).toEqual([413, 'That is more than we can take at once.'])
  const long = await note('x'.repeat(2_001))
  expect([long.status, long.body.errors.note]).toEqual([422, ['Use at most 2,000 characters for a note']])
  expect((await note('\n ')).status).toBe(422)
  expect((await note('Rosa wrote about him before.')).body.data).toMatchObject({
    ...{ body: 'Rosa wrote about him before.', by: 'Vera' },
  })
  const rows = Array.from({ length: 49 }, () => ({ case_id: caseId, body: 'Again', written_at: new Date() }))
  await program.ctx.db.insertInto('case_notes').values(rows).execute()
  const full = await note('One more')
  expect([full.status, full.body.error]).toEqual([409, 'There are 50 notes already. Please decide.'])
  expect((await caseOf(program, mei, caseId)).body.data.notes).toHaveLength(50)
})

const operations = (id: number): [string, Parameters<typeof call>[1], string, object?][] => [
  ['listCases', 'GET', '/console/cases'],
  ['listDecidedCases', 'GET', '/console/cases/decided'],
  ['getCase', 'GET', `/console/cases/${id}`],
  ['claimCase', 'POST', `/console/cases/${id}/claim`],
  ['putBackCase', 'DELETE', `/console/cases/${id}/claim`],
  ['decideCase', 'POST', `/console/cases/${id}/decision`, { decision: 'release' }],
  ['noteOnCase', 'POST', `/console/cases/${id}/notes`, { note: 'A note' }],
  ['undoDecision', 'POST', `/console/decisions/${id}/undo`],
]

test('listCases not_found, listDecidedCases not_found, getCase not_found, claimCase not_found, putBackCase not_found, decideCase not_found, noteOnCase not_found, undoDecision not_found: to everyone but volunteers, and of what there is not', async () => {
  const { caseId } = await reportedListing(program)
  for (const headers of [{}, await signedIn(program.ctx, await someone(program.ctx))])
    for (const [name, method, url, body] of operations(caseId))
      expect([name, (await call(program, method, url, headers, body)).body.code]).toEqual([name, 'not_found'])
  for (const [name, method, url, body] of operations(999_999).slice(2))
    expect([name, (await call(program, method, url, vera.headers, body)).body.code]).toEqual([name, 'not_found'])
})

test('listCases signed_out, listDecidedCases signed_out, getCase signed_out, claimCase signed_out, putBackCase signed_out, decideCase signed_out, noteOnCase signed_out, undoDecision signed_out: with a token that is none', async () => {
  const unknown = { 'x-user-token': 'guess', 'x-user-email': 'a@example.org' }
  for (const [name, method, url, body] of operations(1))
    expect([name, (await call(program, method, url, unknown, body)).body.code]).toEqual([name, 'signed_out'])
})

test('claimCase forbidden, putBackCase forbidden, decideCase forbidden, undoDecision forbidden: a helper reads a case and writes a note, and is told who decides', async () => {
  const { headers: sam } = await someVolunteerCalled(program, 'Sam', 'helper')
  const { caseId } = await reportedListing(program)
  const answers = []
  for (const [name, method, url, body] of operations(caseId))
    answers.push([name, await call(program, method, url, sam, body)] as const)
  const allowed = answers.filter(([, { status }]) => status === 200).map(([name]) => name)
  expect(allowed).toEqual(['listCases', 'listDecidedCases', 'getCase', 'noteOnCase'])
  for (const [name, { status, body }] of answers.filter(([, { status }]) => status !== 200))
    expect([name, status, body.error]).toEqual([
      name,
      403,
      expect.stringMatching(/^Only moderators and stewards can .*Ask /),
    ])
})

test('giving back what somebody else has changes nothing', async () => {
  const { caseId } = await reportedListing(program)
  await claim(program, vera, caseId)
  expect((await call(program, 'DELETE', `/console/cases/${caseId}/claim`, mei.headers)).status).toBe(200)
  expect((await claim(program, mei, caseId)).status).toBe(409)
})
