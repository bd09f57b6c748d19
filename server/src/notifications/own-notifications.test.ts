import { expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { call } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { forgetEverything } from '../privacy/forget-everything.ts'
import { signedIn, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'

const program = await programOfFile()
const person = await someone(program.ctx)
const headers = await signedIn(program.ctx, person)

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
