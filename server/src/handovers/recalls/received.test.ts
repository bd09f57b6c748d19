import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkListing } from '#recalls'
import { call, setListing } from '../../listings/testing.ts'
import { close } from '../../privacy/testing.ts'
import { runRecallJobs, scooterCard } from '../../recalls/testing.ts'
import { signedIn } from '../../testing.ts'
import { handoverChecks } from '../jobs.ts'
import { byToken, type Side } from '../testing.ts'
import { handoversWithRecalls, isRecalled, mayBe, recallMails, subjects } from './testing.ts'

const { program, agreed, handOver, handedOver, recall, change, startAgain } = await handoversWithRecalls()
afterAll(() => program.close())
beforeEach(startAgain)

test('who received what is recalled, and wanted to know, gets one mail with what to do, and nothing of the giver', async () => {
  const [wanted, unwanted, other] = [
    await handedOver({ brand: 'Breezeway', model: 'Glide-9' }),
    await handedOver({ brand: 'Breezeway', model: 'Glide 9', wants: false }),
    await handedOver({ brand: 'Breezeway', model: 'Roam 4' }),
  ]
  const open = await agreed({ brand: 'Breezeway', model: 'Glide 9' })
  const card = await recall('Breezeway')
  const [mail, ...more] = await recallMails(wanted.buyer)
  expect([mail?.subject, more]).toEqual([isRecalled, []])
  for (const words of [
    ...['Red scooter', 'November 2026', 'Breezeway scooters', scooterCard.danger, scooterCard.remedy],
    ...[scooterCard.source, 'Open Government Licence', '/recalls', 'tell whoever has it now'],
  ])
    expect(mail?.plain).toContain(words)
  expect(mail?.plain + (mail?.html ?? '')).not.toContain(wanted.owner.person.email)
  for (const side of [wanted.owner, unwanted.buyer, other.buyer, open.buyer])
    expect(await recallMails(side)).toEqual([])
  await change('Breezeway', card, { danger: 'The battery may burn.' })
  await runRecallJobs(program.ctx)
  expect(await subjects(wanted.buyer)).toEqual([isRecalled])
  const headers = await signedIn(program.ctx, wanted.buyer.person)
  const { body } = await call(program, 'GET', '/api/user/data', headers)
  expect(body.data.handovers.recalls).toEqual([expect.objectContaining({ listing_id: wanted.listingId })])
})

test('where the model is not known or near, its receiver is asked to look at the label', async () => {
  const deal = await handedOver({ brand: 'Fairhill', model: 'not sure' })
  await recall('Fairhill')
  expect(await subjects(deal.buyer)).toEqual([mayBe])
  expect((await recallMails(deal.buyer))[0]?.plain).toContain('These models are recalled: Glide 9, 501.')
})

test('two things of one receiver are one mail, and a model that is added later tells of the other thing alone', async () => {
  const [one, two, three, unwanted] = [
    await handedOver({ brand: 'Kestrel', model: '501' }),
    await handedOver({ brand: 'Kestrel', model: 'Glide 9' }),
    await handedOver({ brand: 'Kestrel', model: 'Harbour 77' }),
    await handedOver({ brand: 'Kestrel', model: '501', wants: false }),
  ]
  const receiver_id = one.buyer.person.id
  const listings = [two.listingId, three.listingId, unwanted.listingId]
  await program.ctx.db.updateTable('handover_sheets').set({ receiver_id }).where('listing_id', 'in', listings).execute()
  await setListing(program.ctx, two.listingId, { title: 'Blue scooter' })
  await setListing(program.ctx, three.listingId, { title: 'Green scooter' })
  await setListing(program.ctx, unwanted.listingId, { title: 'Grey scooter' })
  const card = await recall('Kestrel')
  const [first, ...more] = await recallMails(one.buyer)
  expect(more).toEqual([])
  // What was received last comes first.
  expect(first?.plain).toMatch(/Blue scooter.*Red scooter/s)
  expect(first?.plain).not.toContain('Grey scooter')
  await change('Kestrel', card, { models: ['Glide 9', '501', 'Harbour 77'] })
  await runRecallJobs(program.ctx)
  const [, second] = await recallMails(one.buyer)
  expect(second?.plain).toContain('Green scooter')
  expect(second?.plain).not.toContain('Red scooter')
})

test('a closed account gets no mail; once the giver has left, the receiver is told by kind, brand and model', async () => {
  const [left, stays] = [
    await handedOver({ brand: 'Larkfield', model: '501' }),
    await handedOver({ brand: 'Larkfield', model: '501' }),
  ]
  const { email } = left.buyer.person
  await close(program, await signedIn(program.ctx, left.buyer.person), { email })
  await close(program, await signedIn(program.ctx, stays.owner.person), { email: stays.owner.person.email })
  await recall('Larkfield')
  expect(await recallMails(left.buyer)).toEqual([])
  const [mail] = await recallMails(stays.buyer)
  expect(mail?.plain).toContain('Larkfield 501')
  expect(mail?.plain).not.toContain('Red scooter')
})

test('of a thing that was given on, both who had it are told if both wanted it, the later one once they have it', async () => {
  const first = await handedOver({ brand: 'Millbrook', model: '501' })
  const [later, notYet] = [
    await handedOver({ brand: 'Millbrook', model: '501' }),
    await agreed({ brand: 'Millbrook', model: '501' }),
  ]
  // Each of these is the first receiver's own listing of the thing.
  for (const { listingId } of [later, notYet])
    await setListing(program.ctx, listingId, { owner_id: first.buyer.person.id })
  await recall('Millbrook')
  expect([await subjects(first.buyer), await subjects(later.buyer)]).toEqual([[isRecalled], [isRecalled]])
  expect(await recallMails(notYet.buyer)).toEqual([])
  expect((await recallMails(first.buyer))[0]?.plain).toContain('Have you passed it on already?')
})

test('who wants to be told only after the recall came, is told then; a model that the giver found before the handover counts', async () => {
  const deal = await agreed({ brand: 'Orchard', model: 'not sure', wants: false })
  const properties = JSON.stringify({ brand: 'Orchard', model: '501' })
  await setListing(program.ctx, deal.listingId, { properties })
  await handOver(deal)
  await recall('Orchard')
  expect(await recallMails(deal.buyer)).toEqual([])
  const wanted = { token: deal.token, ticks: [], wants_recalls: true }
  expect((await byToken(program, 'tick_sheet', wanted)).status).toBe(200)
  await runRecallJobs(program.ctx)
  expect(await subjects(deal.buyer)).toEqual([isRecalled])
})

test('a mail that waits still is not sent once the card is withdrawn, or its receiver wants none any more', async () => {
  const deal = await handedOver({ brand: 'Quayside', model: '501' })
  const card = await recall('Quayside')
  const isWanted = handoverChecks['recall-still-wanted']
  const about = { personId: deal.buyer.person.id, cardId: Number(card.id) }
  expect(await isWanted?.(program.ctx, about)).toBe(true)
  await byToken(program, 'tick_sheet', { token: deal.token, ticks: [], wants_recalls: false })
  expect(await isWanted?.(program.ctx, about)).toBe(false)
  await byToken(program, 'tick_sheet', { token: deal.token, ticks: [], wants_recalls: true })
  await change('Quayside', card, { withdrawn: true })
  expect(await isWanted?.(program.ctx, about)).toBe(false)
})

test('the sheet says whether its thing is recalled, also after it was handed over', async () => {
  await sql`insert into recall_file (source, row_count, taken_at, checked_on) values ('shipped', 34000, now(), '2026-11-23')
    on conflict (id) do update set row_count = excluded.row_count, checked_on = excluded.checked_on`.execute(
    program.ctx.db,
  )
  const recallOnSheet = async ({ token }: { token: string }) =>
    (await byToken(program, 'read_sheet', { token })).body.data.thing.recall
  const deal = await handedOver({ brand: 'Larkspur', model: 'Glide-9' })
  await checkListing(program.ctx, deal.listingId)
  // That the file was taken is known within a second, as every change is.
  await expect
    .poll(() => recallOnSheet(deal))
    .toMatchObject({ outcome: 'none', checked: 'November 23, 2026', cards: [] })
  await recall('Larkspur')
  expect(await recallOnSheet(deal)).toMatchObject({ outcome: 'recalled', cards: [{ name: 'Larkspur scooters' }] })
})

test('who was mailed of a recall is told once that it was withdrawn, and whose mail still waited gets neither', async () => {
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
