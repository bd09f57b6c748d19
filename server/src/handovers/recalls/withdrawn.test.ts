import { afterAll, expect, test } from 'vitest'
import { runRecallJobs, scooterCard } from '../../recalls/testing.ts'
import { handoverChecks } from '../jobs.ts'
import type { Side } from '../testing.ts'
import { handoversWithRecalls, isRecalled, recallMails, subjects } from './testing.ts'

const { program, handedOver, recall, change } = await handoversWithRecalls()
afterAll(() => program.close())

test('who was mailed of a recall is told once that it was withdrawn, whose mail waited gets neither, and in force again it is told anew', async () => {
  const [mailed, waits, untold] = [
    await handedOver({ brand: 'Skylark', model: '501' }),
    await handedOver({ brand: 'Skylark', model: '501' }),
    await handedOver({ brand: 'Skylark', model: '501', wants: false }),
  ]
  const card = await recall('Skylark')
  const to = mailed.buyer.person.email
  await program.ctx.db.updateTable('mails').set({ outcome: 'sent' }).where('recipient', '=', to).execute()
  await change('Skylark', card, { withdrawn: true })
  await runRecallJobs(program.ctx)
  const withdrawals = async (side: Side) =>
    (await side.mails()).filter(({ subject }) => subject === 'A recall that we told you of was withdrawn')
  const [mail, ...more] = await withdrawals(mailed.buyer)
  expect(more).toEqual([])
  for (const words of ['Red scooter', 'November 2026', 'Skylark scooters', scooterCard.source])
    expect(mail?.plain).toContain(words)
  for (const side of [waits.buyer, untold.buyer, mailed.owner]) expect(await withdrawals(side)).toEqual([])
  expect(await recallMails(waits.buyer)).toEqual([])
  const isWithdrawn = () => handoverChecks['recall-still-withdrawn']?.(program.ctx, { cardId: Number(card.id) })
  expect(await isWithdrawn()).toBe(true)
  await change('Skylark', card, { version: 2 })
  await runRecallJobs(program.ctx)
  expect(await isWithdrawn()).toBe(false)
  expect([await subjects(mailed.buyer), await subjects(waits.buyer)]).toEqual([[isRecalled, isRecalled], [isRecalled]])
  expect(await withdrawals(mailed.buyer)).toHaveLength(1)
})

test('whose address is not confirmed is told neither of a recall nor that it was withdrawn', async () => {
  const [before, meanwhile] = [
    await handedOver({ brand: 'Thornbury', model: '501' }),
    await handedOver({ brand: 'Thornbury', model: '501' }),
  ]
  const { db } = program.ctx
  const unconfirm = ({ person }: Side) =>
    db.updateTable('people').set({ confirmed_at: null }).where('id', '=', person.id).execute()
  await unconfirm(before.buyer)
  const card = await recall('Thornbury')
  expect([await subjects(before.buyer), await subjects(meanwhile.buyer)]).toEqual([[], [isRecalled]])
  const to = meanwhile.buyer.person.email
  await db.updateTable('mails').set({ outcome: 'sent' }).where('recipient', '=', to).execute()
  await unconfirm(meanwhile.buyer)
  const mails = (await meanwhile.buyer.mails()).length
  await change('Thornbury', card, { withdrawn: true })
  await runRecallJobs(program.ctx)
  expect(await meanwhile.buyer.mails()).toHaveLength(mails)
})
