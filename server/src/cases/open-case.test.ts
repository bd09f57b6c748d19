import { type CaseReason, caseReasons } from '@reable/contract/cases/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someListing, someone, testProgram } from '../testing.ts'
import { openCase } from './open-case.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const casesAbout = (listingId: number) =>
  program.ctx.db.selectFrom('cases').selectAll().where('listing_id', '=', listingId).orderBy('id').execute()

test('what comes in while a case about the same is open joins it, and it becomes as grave as the gravest of it', async () => {
  const { ctx } = program
  const subject = { kind: 'listing', id: await someListing(ctx, await someone(ctx)) } as const
  const id = await openCase(ctx, { subject, reason: 'reported' })
  for (const reason of ['scam', 'reported'] as const) expect(await openCase(ctx, { subject, reason })).toBe(id)
  expect(await openCase(ctx, { subject, reason: 'reported', gravity: 7 })).toBe(id)
  expect(await casesAbout(subject.id)).toMatchObject([
    { subject: 'listing', reasons: ['reported', 'scam'], gravity: 7, closed_at: null },
  ])
})

test('a case stays kept from who decided before while more joins it, and is kept from whoever decided last', async () => {
  const { ctx } = program
  const [one, other] = [await someone(ctx), await someone(ctx)]
  const subject = { kind: 'listing', id: await someListing(ctx, await someone(ctx)) } as const
  const barredAfter = async (notBy?: number) => {
    await openCase(ctx, { subject, reason: 'reported', ...(notBy !== undefined && { notBy }) })
    return (await casesAbout(subject.id)).map(({ not_by }) => not_by)
  }
  expect([await barredAfter(), await barredAfter(one.id), await barredAfter(), await barredAfter(other.id)]).toEqual([
    ...[[null], [one.id], [one.id], [other.id]],
  ])
})

test('many who open one about the same at once open one, and after it was closed the next is another', async () => {
  const { ctx } = program
  const person = await someone(ctx)
  const open = () => openCase(ctx, { subject: { kind: 'person', id: person.id }, reason: 'answered' })
  const [id, ...others] = await Promise.all(Array.from({ length: 20 }, open))
  expect(new Set(others)).toEqual(new Set([id]))
  await ctx.db
    .updateTable('cases')
    .set({ closed_at: ctx.clock.now() })
    .where('id', '=', id ?? 0)
    .execute()
  expect(await open()).not.toBe(id)
})

test('a scam waits in front, then whatever may do harm, an answer, a report, and last what is decided again', async () => {
  const { ctx } = program
  const owner = await someone(ctx)
  const graveness = new Map<number, CaseReason[]>()
  for (const reason of Object.keys(caseReasons) as CaseReason[]) {
    const subject = { kind: 'listing', id: await someListing(ctx, owner) } as const
    await openCase(ctx, { subject, reason })
    const [opened] = await casesAbout(subject.id)
    const gravity = opened?.gravity ?? 0
    graveness.set(gravity, [...(graveness.get(gravity) ?? []), reason])
  }
  const harm = ['harm', 'person_reported', 'held', 'screened']
  const inOrder = [...graveness].sort(([one], [other]) => other - one).map(([, reasons]) => reasons)
  expect(inOrder).toEqual([['scam'], harm, ['answered'], ['reported'], ['again']])
})
