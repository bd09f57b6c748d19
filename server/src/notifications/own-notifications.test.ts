import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockPerson, type Person } from '#accounts'
import { call, type Program } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { forgetEverything } from '../privacy/forget-everything.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { createNotification } from './create-notification.ts'
import { exportNotifications } from './export-notifications.ts'

let program: Program
let person: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  person = await someone(program.ctx)
  headers = await signedIn(program.ctx, person)
})
afterAll(() => program.close())

const create = (notification: unknown, by = headers) => call(program, 'POST', '/notifications', by, { notification })
const own = async (by = headers) => (await call(program, 'GET', '/user_notifications', by)).body.data
const end = (id: unknown, by = headers) => call(program, 'DELETE', `/notifications/${id}`, by)
const walker = { category_id: 3, equipment_type_id: 12 }

test('[NOTI-06] a notification is made for an equipment type and stands in one’s own list by its name', async () => {
  const { status, body } = await create(walker)
  expect([status, body.data]).toEqual([
    200,
    { id: expect.any(Number), equipment_type: { id: 12, name: 'Walker (no seat)' } },
  ])
  expect(await own()).toEqual([body.data])
})

test('[NOTI-06] the same one twice, also at once, is one and answered alike', async () => {
  const [first, ...others] = await Promise.all([create(walker), create(walker), create(walker)])
  for (const { status, body } of others) expect([status, body]).toEqual([200, first?.body])
  expect(await own()).toHaveLength(1)
})

test('[NOTI-06] who asks for one while their account is closed is signed out', async () => {
  const leaving = await someone(program.ctx)
  const by = await signedIn(program.ctx, leaving)
  const { waited, result } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockPerson(ctx, { personId: leaving.id })
      await forgetEverything(ctx, leaving)
    },
    act: () => create(walker, by),
  })
  expect([waited, result.status, result.body.code]).toEqual([true, 401, 'signed_out'])
})

test('[NOTI-01] the list is in the order of the names, and everyone has their own', async () => {
  await create({ category_id: 3, equipment_type_id: 15 })
  expect((await own()).map((one: { equipment_type: { name: string } }) => one.equipment_type.name)).toEqual([
    'Cane',
    'Walker (no seat)',
  ])
  expect(await own(await signedIn(program.ctx, await someone(program.ctx)))).toEqual([])
})

test.each([
  [{}, { category_id: ['Please select a category'], equipment_type_id: ['Please select an equipment type'] }],
  [{ category_id: '3', equipment_type_id: 12 }, { category_id: ['Please select a category'] }],
  [{ category_id: 3, equipment_type_id: null }, { equipment_type_id: ['Please select an equipment type'] }],
  [{ category_id: 99, equipment_type_id: 12 }, { category_id: ['Please select a category'] }],
  [{ category_id: 3, equipment_type_id: 4711 }, { equipment_type_id: ['Please select an equipment type'] }],
  [{ category_id: 1, equipment_type_id: 12 }, { equipment_type_id: ['Please select an equipment type'] }],
  [{ ...walker, person_id: 1 }, { person_id: ["We do not know the field 'person_id'"] }],
])('[NOTI-02] createNotification invalid: %j', async (notification, errors) => {
  const { status, body } = await create(notification)
  expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
})

test('[NOTI-04] a notification that is deleted is gone; again there is none', async () => {
  const { body } = await create(walker)
  expect([(await end(body.data.id)).status, (await end(body.data.id)).status]).toEqual([200, 404])
  expect(await own()).toHaveLength(1)
})

test('[NOTI-06] deleteNotification not_found: somebody else’s stays, and what is no number leads nowhere', async () => {
  const other = await signedIn(program.ctx, await someone(program.ctx))
  const { body } = await create(walker, other)
  for (const id of [body.data.id, 'abc', '0', '-1', '1e3', '9'.repeat(40)]) {
    const { status, body } = await end(id)
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
  expect(await own(other)).toHaveLength(1)
})

test('[NOTI-06] each notification is answered by its own id, whatever else its person and others wait for', async () => {
  for (const by of [await signedIn(program.ctx, await someone(program.ctx)), await signedIn(program.ctx, person)]) {
    const ids: number[] = []
    for (const type of [15, 12]) ids.push((await create({ category_id: 3, equipment_type_id: type }, by)).body.data.id)
    expect((await own(by)).map(({ id }: { id: number }) => id)).toEqual(ids)
  }
})

test('what one downloads says what one waits for, the oldest first, and of which listings one was told, in their order', async () => {
  const { ctx } = program
  const [reader, owner] = [await someone(ctx), await someone(ctx)]
  for (const typeId of [15, 12]) await createNotification(ctx, { person: reader, categoryId: 3, typeId })
  const listings = [await someListing(ctx, owner), await someListing(ctx, owner)]
  const announced = listings.map((listing_id) => ({ person_id: reader.id, listing_id, notified_at: ctx.clock.now() }))
  await ctx.db.insertInto('notified').values(announced).execute()
  // What is written anew stands behind the others in its table.
  await ctx.db
    .updateTable('notifications')
    .set({ created_at: ctx.clock.now() })
    .where('equipment_type_id', '=', 15)
    .execute()
  await ctx.db
    .updateTable('notified')
    .set({ notified_at: ctx.clock.now() })
    .where('listing_id', '=', listings[0] ?? 0)
    .execute()
  const { waiting_for, told_of } = await exportNotifications(ctx, { personId: reader.id })
  expect(waiting_for.map(({ equipment_type }) => equipment_type)).toEqual(['Cane', 'Walker (no seat)'])
  expect(told_of.map(({ listing_id }) => listing_id)).toEqual(listings)
})

test('listMyNotifications signed_out, createNotification signed_out, deleteNotification signed_out', async () => {
  const answers = [await call(program, 'GET', '/user_notifications'), await create(walker, {}), await end(1, {})]
  for (const { status, body } of answers) expect([status, body.code]).toEqual([401, 'signed_out'])
})
