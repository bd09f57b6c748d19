import { afterEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { get } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { findNextCase } from './queue-queries.ts'
import { pendingMessage, reportedListing, someVolunteerCalled } from './testing-cases.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const ida = await someVolunteerCalled(program, 'Ida', 'steward')
const mei = await someVolunteerCalled(program, 'Mei')
/** Each test has the queue for itself. */
afterEach(async () => {
  await program.ctx.db.updateTable('cases').set({ closed_at: program.ctx.clock.now() }).execute()
})

const next = (of: { id: number }, after?: number) =>
  findNextCase(program.ctx, { volunteerId: of.id, ...(after !== undefined && { after }) })

test('whoever puts a case back goes on behind it, and at the end from the beginning', async () => {
  const first = await reportedListing(program, ['scam'])
  const second = await reportedListing(program)
  const third = await reportedListing(program)
  const putBack = async (id: number) =>
    (await call(program, 'DELETE', `/console/cases/${id}/claim`, mei.headers)).body.data.next
  const ids = [first.caseId, second.caseId, third.caseId]
  expect([await putBack(ids[0] ?? 0), await putBack(ids[1] ?? 0), await putBack(ids[2] ?? 0)]).toEqual([
    ...[ids[1], ids[2], ids[0]],
  ])
  expect(await next(mei.person)).toBe(ids[0])
})

test('nobody is sent back to the only case, which they put back, nor to one that they may not decide again', async () => {
  const { caseId } = await reportedListing(program)
  expect([await next(mei.person, caseId), await next(mei.person)]).toEqual([null, caseId])
  await program.ctx.db.updateTable('cases').set({ not_by: mei.person.id }).where('id', '=', caseId).execute()
  expect([await next(mei.person), await next(ida.person)]).toEqual([null, caseId])
})

test('of what is as grave the case that waits longest comes first, whenever it was stored, and in the queue alike', async () => {
  const cases = [await reportedListing(program), await reportedListing(program), await reportedListing(program)]
  const [one = 0, two = 0, three = 0] = cases.map(({ caseId }) => caseId)
  const opened = program.ctx.clock.now()
  const setOpened = (id: number, ago: number) =>
    program.ctx.db
      .updateTable('cases')
      .set({ opened_at: new Date(opened.getTime() - ago) })
      .where('id', '=', id)
      .execute()
  await setOpened(three, day)
  await setOpened(two, 1)
  await setOpened(one, 1)
  const queued = (await get(program, '/console/cases', mei.headers)).body.data
  expect(queued.map(({ id }: { id: number }) => id)).toEqual([three, one, two])
  expect([await next(mei.person), await next(mei.person, three), await next(mei.person, one)]).toEqual([
    three,
    one,
    two,
  ])
})

test('nobody is sent to a message of their own conversation', async () => {
  const { caseId, owner, buyer } = await pendingMessage(program)
  expect(await Promise.all([owner.person, buyer.person, mei.person].map((of) => next(of)))).toEqual([
    ...[null, null, caseId],
  ])
})
