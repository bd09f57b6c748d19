import { claimMinutes } from '@reable/contract/cases/rules'
import { expect, test } from 'vitest'
import { minute, shiftedClock, systemClock } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { signedIn, someListing, testProgram } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { neighbour, report } from '../testing.ts'
import {
  answeredPerson,
  caseOf,
  claim,
  decide,
  openCaseAbout,
  pendingMessage,
  queue,
  reportedListing,
  reportedPerson,
  someVolunteerCalled,
} from './testing-cases.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const vera = await someVolunteerCalled(program, 'Vera')
const mei = await someVolunteerCalled(program, 'Mei')

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

test('volunteers look at appeals, or at held messages, alone', async () => {
  const other = await testProgram()
  const room = await someVolunteerCalled(other, 'Vera')
  await reportedListing(other)
  const held = await pendingMessage(other)
  const appeal = await answeredPerson(other, room)
  const idsOf = async (waits: string) =>
    (await queue(other, room, `?waits=${waits}`)).map(({ id }: { id: number }) => id)
  expect([await idsOf('messages'), await idsOf('appeals')]).toEqual([[held.caseId], [appeal.caseId]])
  expect(await idsOf('all')).toHaveLength(3)
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

test('who comes second is told who has the case, until the claim runs out or is given back', async () => {
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

test('a helper reads a case and writes a note, and is told who decides', async () => {
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
