import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openCase } from '#cases'
import { day, systemClock } from '#platform/clock'
import { call, type Program, setListing } from '../listings/testing.ts'
import { get, signedIn, someListing, testProgram } from '../testing.ts'
import {
  decide,
  openCaseAbout,
  type Room,
  reportedListing,
  reportedPerson,
  someVolunteerCalled,
  undo,
} from './cases/testing-cases.ts'
import { moderationJobs } from './jobs.ts'
import { mailsTo, neighbour, report, reportsOf } from './testing.ts'

let program: Program
let vera: Room
let mei: Room

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  vera = await someVolunteerCalled(program, 'Vera', 'steward')
  mei = await someVolunteerCalled(program, 'Mei', 'steward')
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const decideListing = (id: number, decision: string, { words = 'A word', by = vera, more = {} } = {}) =>
  call(program, 'POST', `/console/posts/${id}/decision`, by.headers, { decision, words, ...more })
const decisionsOf = (id: number) =>
  program.ctx.db.selectFrom('decisions').select('decision').where('listing_id', '=', id).execute()

test('an owner reads that it was looked at again, but not where somebody has reported it since', async () => {
  const { id, owner } = await reportedListing(program)
  const sentence = async () => {
    const plain = (await mailsTo(program.ctx, owner.email)).at(-1)?.plain ?? ''
    return /One of our volunteers looked at your listing.*/.exec(plain)?.[0]
  }
  await decideListing(id, 'keep')
  expect(await sentence()).toMatch(/^One of our volunteers looked at your listing\. From now on/)
  await decideListing(id, 'release')
  expect(await sentence()).toMatch(/looked at your listing again, and took back/)
  await report(program, id, ['duplicate'], { address: '192.0.2.9' })
  await decideListing(id, 'keep')
  expect(await sentence()).toMatch(/^One of our volunteers looked at your listing\. From now on/)
  await decideListing(id, 'release')
  await decideListing(id, 'keep')
  expect(await sentence()).toMatch(/^One of our volunteers looked at your listing again\. From now on/)
})

test('who deleted their listing is mailed neither of a decision about it nor that it was taken back', async () => {
  const { id, owner, caseId } = await reportedListing(program)
  await setListing(program.ctx, id, { deleted_at: program.ctx.clock.now() })
  const { body } = await decide(program, vera, caseId, 'keep', 'It is sold.')
  expect(await mailsTo(program.ctx, owner.email)).toEqual([])
  expect((await undo(program, vera, body.data.decision)).status).toBe(200)
  const mailed = await reportedListing(program)
  const made = await decide(program, vera, mailed.caseId, 'keep', 'It is sold.')
  await program.ctx.db
    .updateTable('mails')
    .set({ outcome: 'sent' })
    .where('recipient', '=', mailed.owner.email)
    .execute()
  await setListing(program.ctx, mailed.id, { deleted_at: program.ctx.clock.now() })
  expect((await undo(program, vera, made.body.data.decision)).status).toBe(200)
  for (const { email } of [owner, mailed.owner])
    expect((await mailsTo(program.ctx, email)).map(({ subject }) => subject)).not.toContain('We took a decision back')
})

test('the log says how a listing stood before each decision', async () => {
  const { id } = await reportedListing(program)
  await decideListing(id, 'keep')
  await decideListing(id, 'release')
  const log = (await get(program, `/console/log?q=listing%20${id}`, vera.headers)).body.data
  expect(log).toMatchObject([
    { before: { decision: 'keep', suspended: true }, after: { decision: 'release' } },
    { before: { decision: null, suspended: false }, after: { decision: 'keep' } },
  ])
})

test('decideOnListing conflict: nobody decides about their own listing, also where nobody has reported it', async () => {
  const id = await someListing(program.ctx, vera.person)
  const { status, body } = await decideListing(id, 'keep')
  expect([status, body.error, await decisionsOf(id)]).toEqual([409, expect.stringMatching(/yours/), []])
})

test('what another volunteer decided so already is not decided again, and who has not seen it is told', async () => {
  const { id } = await reportedListing(program)
  await decideListing(id, 'keep')
  expect((await decideListing(id, 'keep', { by: mei })).status).toBe(200)
  const unseen = await decideListing(id, 'keep', { by: mei, more: { seen: null } })
  expect([unseen.status, unseen.body.error]).toEqual([409, expect.stringMatching(/^Another volunteer has decided/)])
  expect(await decisionsOf(id)).toEqual([{ decision: 'keep' }])
})

test('for thirty days to the moment a decision can be taken back, and the networks of its reports are there', async () => {
  const [decided, waiting] = [await reportedListing(program), await reportedListing(program)]
  const at = systemClock.now()
  program.ctx.clock = { now: () => at }
  await decide(program, vera, decided.caseId, 'release')
  const after = async (milliseconds: number) => {
    program.ctx.clock = { now: () => new Date(at.getTime() + 30 * day + milliseconds) }
    await moderationJobs['end-undo']?.(program.ctx, {})
    const before = program.ctx.db.selectFrom('case_decisions').select('before').where('case_id', '=', decided.caseId)
    const [made] = await before.execute()
    const networks = [await reportsOf(program, decided.id), await reportsOf(program, waiting.id)].flat()
    return [made?.before !== null, ...networks.map(({ network }) => network !== null)]
  }
  expect([await after(0), await after(1)]).toEqual([
    [true, true, true],
    [false, false, true],
  ])
})

test('decided cases come twenty a page, the latest first; one that was taken back is not counted as decided lately', async () => {
  const other = await testProgram({ TRUST_PROXY: 'on' })
  const room = await someVolunteerCalled(other, 'Vera', 'steward')
  const { caseId } = await reportedListing(other)
  const at = other.ctx.clock.now()
  const rows = Array.from({ length: 21 }, () => ({
    case_id: caseId,
    decision: 'release',
    decided_at: at,
    before: '{}',
  }))
  const made = await other.ctx.db.insertInto('case_decisions').values(rows).returning('id').execute()
  const ids = made.map(({ id }) => id).reverse()
  const read = async (query = '') => {
    const { body, headers } = await get(other, `/console/cases/decided${query}`, room.headers)
    const decisions = body.data.map(({ decision }: { decision: { id: number } }) => decision.id)
    return { decisions, pages: JSON.parse(String(headers['x-pagination'])) }
  }
  expect(await read()).toMatchObject({ decisions: ids.slice(0, 20), pages: { last_page: 2, total_posts: 21 } })
  expect((await read('?page=2')).decisions).toEqual(ids.slice(20))
  const page = (await get(other, `/console/cases/${caseId}`, room.headers)).body.data
  expect(page.decisions.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 20))
  const lately = async () => (await get(other, '/console/cases', room.headers)).body.decided_lately
  expect(await lately()).toBe(1)
  await other.ctx.db.updateTable('case_decisions').set({ undone_at: at }).execute()
  expect(await lately()).toBe(0)
  await other.close()
})

test('the notes of a case are read in their order, and of no other case', async () => {
  const [one, two] = [await reportedListing(program), await reportedListing(program)]
  const note = (id: number, text: string) =>
    call(program, 'POST', `/console/cases/${id}/notes`, vera.headers, { note: text })
  for (const text of ['First', 'Second']) await note(one.caseId, text)
  await note(two.caseId, 'Another')
  const { data } = (await get(program, `/console/cases/${one.caseId}`, mei.headers)).body
  expect(data.notes.map(({ body }: { body: string }) => body)).toEqual(['First', 'Second'])
})

test('a case says whether its decision decides reports: one waits, or the last decision about the same closed it', async () => {
  const { id, caseId } = await reportedListing(program)
  const decidesReports = async (of: number) =>
    (await get(program, `/console/cases/${of}`, vera.headers)).body.data.listing.decides_reports
  expect(await decidesReports(caseId)).toBe(true)
  await decideListing(id, 'release')
  await decideListing(id, 'keep')
  await decideListing((await reportedListing(program)).id, 'release')
  expect(await decidesReports(caseId)).toBe(true)
  const unreported = await someListing(program.ctx, await neighbour(program.ctx))
  const found = { subject: { kind: 'listing', id: unreported }, reason: 'screened' } as const
  expect(await decidesReports(await openCase(program.ctx, found))).toBe(false)
})

test('who reported and wants to hear does so once, and anew only of the decision that was taken back', async () => {
  const reportToHearOf = async () => {
    const [person, id] = [await neighbour(program.ctx), await someListing(program.ctx, await neighbour(program.ctx))]
    const headers = await signedIn(program.ctx, person)
    await call(program, 'POST', `/posts/${id}/report`, headers, { reasons: ['duplicate'], notify_me: true })
    return { person, id, caseId: (await openCaseAbout(program, { listing_id: id })) ?? 0 }
  }
  const [one, other] = [await reportToHearOf(), await reportToHearOf()]
  const { body } = await decide(program, vera, one.caseId, 'release')
  await decide(program, vera, other.caseId, 'release')
  const heard = async ({ person }: { person: { email: string } }) => (await mailsTo(program.ctx, person.email)).length
  expect([await heard(one), await heard(other)]).toEqual([1, 1])
  await undo(program, mei, body.data.decision)
  expect([await heard(one), await heard(other)]).toEqual([0, 1])
  for (const { id } of [one, other]) await decideListing(id, 'keep')
  expect([await heard(one), await heard(other)]).toEqual([1, 1])
})

test('a report that was decided anew since stays so when the decision of its case is taken back', async () => {
  const { caseId } = await reportedPerson(program)
  const { id } = (await get(program, '/console/people', vera.headers)).body.data.at(-1)
  const { body } = await decide(program, vera, caseId, 'nothing')
  const at = systemClock.now()
  program.ctx.clock = { now: () => new Date(at.getTime() + 1) }
  await call(program, 'POST', `/console/people/${id}/decision`, mei.headers, { decision: 'pause', words: '' })
  expect((await undo(program, vera, body.data.decision)).status).toBe(200)
  const [latest] = (await get(program, '/console/people?state=decided', vera.headers)).body.data
  expect(latest).toMatchObject({ id, decision: { decision: 'pause', decided_by: 'Mei' } })
})
