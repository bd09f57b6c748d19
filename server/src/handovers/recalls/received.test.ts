import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { checkListing } from '#recalls'
import { call, setListing } from '../../listings/testing.ts'
import { close } from '../../privacy/testing.ts'
import { runRecallJobs, scooterCard } from '../../recalls/testing.ts'
import { signedIn } from '../../testing.ts'
import { handoverChecks } from '../jobs.ts'
import { byToken } from '../testing.ts'
import { checkReceived } from './check-received.ts'
import { handoversWithRecalls, isRecalled, mayBe, recallMails, subjects } from './testing.ts'

const { program, agreed, handOver, handedOver, recall, change, startAgain } = await handoversWithRecalls()
afterAll(() => program.close())
beforeEach(startAgain)

test('who received a thing that is recalled, and wanted to know, gets one mail: which thing, what is wrong, what to do, and nothing of the giver', async () => {
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
  const [one, two, three] = [
    await handedOver({ brand: 'Kestrel', model: '501' }),
    await handedOver({ brand: 'Kestrel', model: 'Glide 9' }),
    await handedOver({ brand: 'Kestrel', model: 'Harbour 77' }),
  ]
  const receiver_id = one.buyer.person.id
  const listings = [two.listingId, three.listingId]
  await program.ctx.db.updateTable('handover_sheets').set({ receiver_id }).where('listing_id', 'in', listings).execute()
  await setListing(program.ctx, two.listingId, { title: 'Blue scooter' })
  await setListing(program.ctx, three.listingId, { title: 'Green scooter' })
  const card = await recall('Kestrel')
  const [first, ...more] = await recallMails(one.buyer)
  expect(more).toEqual([])
  // What was received last comes first.
  expect(first?.plain).toMatch(/Blue scooter.*Red scooter/s)
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

test('nobody is told of what their giver has on the list again, nor of what was handed over more than ten years ago', async () => {
  const [back, old] = [
    await handedOver({ brand: 'Nettleham', model: '501' }),
    await handedOver({ brand: 'Nettleham', model: '501' }),
  ]
  await setListing(program.ctx, back.listingId, { last_feedback: null, active: true })
  const handed_over_at = new Date(program.ctx.clock.now().getTime() - 3_654 * day)
  await program.ctx.db
    .updateTable('handover_sheets')
    .set({ handed_over_at })
    .where('listing_id', '=', old.listingId)
    .execute()
  await recall('Nettleham')
  expect([await recallMails(back.buyer), await recallMails(old.buyer)]).toEqual([[], []])
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

test('a card that changes while its first version goes over handovers is compared from the beginning', async () => {
  const deal = await handedOver({ brand: 'Rosedale', model: 'Harbour 77' })
  const card = await recall('Rosedale')
  await change('Rosedale', card, { models: ['Harbour 77'] })
  // What the run of the first version had left to do, as after a kill.
  await checkReceived(program.ctx, { cardId: card.id, version: 1, after: 0 })
  const { rows } = await sql<{ run: { version: number; after: number } }>`
    select j.payload as run from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'check-received'`.execute(program.ctx.db)
  expect(rows.map(({ run }) => run)).toEqual([{ cardId: card.id, version: 2, after: 0 }])
  await runRecallJobs(program.ctx)
  expect(await subjects(deal.buyer)).toEqual([isRecalled])
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

test('whether a mail is wanted still goes by its own receiver and its own recall, and so does what they download', async () => {
  const [one, other] = [
    await handedOver({ brand: 'Underhill', model: '501' }),
    await handedOver({ brand: 'Underhill', model: '501' }),
  ]
  const [card, another] = [await recall('Underhill'), await recall('Valecrest')]
  await byToken(program, 'tick_sheet', { token: other.token, ticks: [], wants_recalls: false })
  const isWanted = ({ buyer }: typeof one, { id }: { id: number }) =>
    handoverChecks['recall-still-wanted']?.(program.ctx, { personId: buyer.person.id, cardId: Number(id) })
  expect([await isWanted(one, card), await isWanted(other, card), await isWanted(one, another)]).toEqual([
    true,
    false,
    false,
  ])
  const { body } = await call(program, 'GET', '/api/user/data', await signedIn(program.ctx, one.buyer.person))
  expect(body.data.handovers.recalls.map((recall: { listing_id: number }) => recall.listing_id)).toEqual([
    one.listingId,
  ])
})
