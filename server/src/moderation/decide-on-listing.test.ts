import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, shiftedClock } from '#platform/clock'
import { call } from '../listings/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import {
  caseOf,
  decide as decideCase,
  decideListing,
  openCaseAbout,
  type Room,
  someVolunteerCalled,
} from './cases/testing-cases.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { moderationJobs } from './jobs.ts'
import { mailsTo, makeVolunteer, neighbour, report, reportsOf } from './testing.ts'

let owner: Person

const program = await programOfFile({ TRUST_PROXY: 'on' })
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))

const statusOf = async (id: number) => (await get(program, `/posts/${id}`)).status
const room = { person: volunteer, headers: await signedIn(program.ctx, volunteer) }
const openCase = async (id: number) => (await openCaseAbout(program, { listing_id: id })) ?? 0
const decisionsAbout = async (caseId: number) => (await caseOf(program, room, caseId)).body.data.decisions
const decide = (listingId: number, decision: 'release' | 'keep') =>
  decideOnListing(program.ctx, { volunteer, listingId, decision })
/** Decides with a message to the owner. */
const decideWithWords = (listingId: number, decision: 'release' | 'keep', words: string) =>
  decideOnListing(program.ctx, { volunteer, listingId, decision, words })
const mails = async () => (await mailsTo(program.ctx, owner.email)).map(({ plain }) => plain ?? '')
const seenByOwner = async (id: number) =>
  (await get(program, `/posts/${id}`, await signedIn(program.ctx, owner))).body.data.post.held
const subjects = async () => (await mailsTo(program.ctx, owner.email)).map(({ subject }) => subject)

async function hidden(): Promise<number> {
  owner = await someone(program.ctx)
  const id = await someListing(program.ctx, owner)
  await accuse(id)
  expect(await statusOf(id)).toBe(403)
  return id
}

const accuse = async (id: number) =>
  report(program, id, ['scam'], { headers: await signedIn(program.ctx, await neighbour(program.ctx)) })

test('a released listing is public again, its owner is told, and its reports are closed', async () => {
  const id = await hidden()
  await decide(id, 'release')
  expect(await statusOf(id)).toBe(200)
  expect(await subjects()).toEqual(['Your listing is hidden for now', 'Your listing is no longer hidden'])
  expect(await reportsOf(program, id)).toMatchObject([
    { decision: 'release', decided_at: expect.any(Date), network: expect.any(Buffer) },
  ])
  const { ctx } = program
  await moderationJobs['end-undo']?.({ ...ctx, clock: shiftedClock(ctx.clock, 31 * day) }, {})
  expect(await reportsOf(program, id)).toMatchObject([{ network: null }])
})

test('a released listing is not hidden again by one more report of a scam, and by three it is', async () => {
  const id = await hidden()
  await decide(id, 'release')
  await accuse(id)
  await accuse(id)
  expect(await statusOf(id)).toBe(200)
  await accuse(id)
  expect(await statusOf(id)).toBe(403)
})

test('a volunteer hides what is reported and still shown', async () => {
  owner = await someone(program.ctx)
  const id = await someListing(program.ctx, owner)
  await report(program, id, ['prohibited item'])
  await decide(id, 'keep')
  expect(await statusOf(id)).toBe(403)
  const own = await get(program, `/posts/${id}`, await signedIn(program.ctx, owner))
  expect(own.body.data.post.held.why).toBe('It was reported. Reasons given: prohibited item.')
})

const words = 'It looks like new stock from a shop.\nReable is for <used> things.'

test('the owner of a hidden listing reads the volunteer’s words in the mail, on the listing and among their own', async () => {
  const id = await hidden()
  expect((await seenByOwner(id)).words).toBeUndefined()
  await decideWithWords(id, 'keep', words)
  for (const line of words.split('\n')) expect((await mails()).at(-1)).toContain(line)
  expect((await mails()).at(-1)).toContain('You can still edit it. Then ask us to look at it again')
  expect((await seenByOwner(id)).words).toBe(words)
  const [card] = (await get(program, '/api/user/posts', await signedIn(program.ctx, owner))).body.data
  expect(card.held.words).toBe(words)
})

test('a decision is taken back with words, and the words of before are gone from the listing', async () => {
  owner = await someone(program.ctx)
  const id = await someListing(program.ctx, owner)
  await report(program, id, ['commercial advertisement'])
  await decideWithWords(id, 'keep', words)
  await decideWithWords(id, 'release', 'We were wrong: it is your own.')
  expect(await subjects()).toEqual(['Your listing is hidden now', 'Your listing is no longer hidden'])
  expect((await mails()).at(-1)).toContain('looked at your listing again, and took back that it is hidden')
  expect((await mails()).at(-1)).toContain('We were wrong: it is your own.')
  await accuse(id)
  await accuse(id)
  await accuse(id)
  expect((await seenByOwner(id)).words).toBeUndefined()
})

test('an owner whose listing stays as it is is notified only when there is a message for them', async () => {
  owner = await someone(program.ctx)
  const [quiet, noted] = [await someListing(program.ctx, owner), await someListing(program.ctx, owner)]
  for (const id of [quiet, noted]) await report(program, id, ['item sold'])
  await decide(quiet, 'release')
  expect(await subjects()).toEqual([])
  await decideWithWords(noted, 'release', 'If it is sold, please mark it as sold.')
  expect(await subjects()).toEqual(['A note about your listing'])
  expect((await mails())[0]).toContain('If it is sold, please mark it as sold.')
})

test('nothing that an owner reads says who reported, nor in what words', async () => {
  owner = await someone(program.ctx)
  const id = await someListing(program.ctx, owner)
  const person = await neighbour(program.ctx)
  const reporter = { headers: await signedIn(program.ctx, person) }
  await report(program, id, ['scam', 'She lives on Elm Street'], reporter)
  await decideWithWords(id, 'keep', words)
  await decideWithWords(id, 'release', 'Sorry.')
  await decideWithWords(id, 'keep', words)
  const texts = JSON.stringify([await mailsTo(program.ctx, owner.email), await seenByOwner(id)])
  expect(texts).toContain('Reasons given: scam, something else.')
  for (const hint of [person.email, 'Elm Street', volunteer.email]) expect(texts).not.toContain(hint)
})

test('pressed twice at once, one decision is stored and the owner is notified once', async () => {
  const id = await hidden()
  const caseId = await openCase(id)
  const answers = await Promise.all([1, 2, 3].map(() => decideCase(program, room, caseId, 'keep', words)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await decisionsAbout(caseId)).toMatchObject([{ decision: 'keep', words }])
  expect(await subjects()).toEqual(['Your listing is hidden for now', 'Your listing stays hidden'])
})

test('of two volunteers at once one decides, and the other is told and may decide again', async () => {
  const other = await someVolunteerCalled(program, 'Mei')
  for (const decision of ['release', 'keep']) {
    const id = await hidden()
    const caseId = await openCase(id)
    const answers = await Promise.all([
      decideCase(program, room, caseId, decision, 'Mine'),
      decideCase(program, other, caseId, 'keep', 'Theirs'),
    ])
    const [first, ...more] = await decisionsAbout(caseId)
    expect([answers.map(({ status }) => status).sort(), more]).toEqual([[200, 409], []])
    const { code, error } = answers.find(({ status }) => status === 409)?.body ?? {}
    expect([code, error]).toEqual(['conflict', expect.stringContaining('decided this case a moment ago')])
    expect((await mails()).slice(1).map((mail) => /Mine|Theirs/.exec(mail)?.[0])).toEqual([first.words])
    const again = first.decision === 'keep' ? 'release' : 'keep'
    expect((await decideListing(program, other, id, again, 'Seen')).status).toBe(200)
  }
})

test('what another volunteer has decided since is not decided again by who has not seen it', async () => {
  const id = await hidden()
  const caseId = await openCase(id)
  const seen = (await decideCase(program, room, caseId, 'keep', words)).body.data.decision
  const again = (by: Room, body: object) =>
    call(program, 'POST', `/console/cases/${caseId}/decision`, by.headers, { words: 'Anew', ...body })
  const other = await someVolunteerCalled(program, 'Mei')
  expect((await again(other, { decision: 'release', seen })).status).toBe(200)
  const late = await again(room, { decision: 'release', seen })
  expect([late.status, late.body.error]).toEqual([409, expect.stringMatching(/^Mei decided this case/)])
  expect(await statusOf(id)).toBe(200)
})

test('nobody but a volunteer decides, and nothing says that there is something to decide', async () => {
  const id = await hidden()
  const asOwner = { person: owner, headers: await signedIn(program.ctx, owner) }
  expect((await decideCase(program, asOwner, await openCase(id), 'release')).status).toBe(404)
  expect((await decideCase(program, room, 999_999, 'release')).status).toBe(404)
  expect(await statusOf(id)).toBe(403)
})

test('nothing is hidden without a message to its owner, nor with more than 500 characters', async () => {
  const id = await hidden()
  const errors = async (decision: string, words: string) =>
    (await decideCase(program, room, await openCase(id), decision, words)).body.errors
  expect(await errors('keep', ' \n')).toEqual({ words: ['Please tell the owner why, in a sentence or two'] })
  expect(await errors('release', 'x'.repeat(501))).toEqual({ words: ['Use at most 500 characters for the owner'] })
  expect(await subjects()).toEqual(['Your listing is hidden for now'])
})

test('a report outlives the account of its reporter, without anything that says who it was', async () => {
  owner = await someone(program.ctx)
  const id = await someListing(program.ctx, owner)
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  await report(program, id, ['duplicate', 'Mine has the same photo'], { headers })
  const [before] = await reportsOf(program, id)
  const payload = { user: { email: person.email } }
  await program.app.inject({ method: 'POST', url: '/v1/api/user/close', headers, payload })
  const [after] = await reportsOf(program, id)
  expect(after).toMatchObject({ person_id: null, other: null, network: null, reasons: ['duplicate'], confirmed: true })
  expect(after?.reporter).not.toEqual(before?.reporter)
})
