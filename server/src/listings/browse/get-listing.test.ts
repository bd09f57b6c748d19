import { afterAll, describe, expect, test } from 'vitest'
import { get, signedIn, someListing, someone, somePicture, testProgram } from '../../testing.ts'

const program = await testProgram()
const owner = await someone(program.ctx)
const pictureIds = [await somePicture(program.ctx, owner), await somePicture(program.ctx, owner)]
const id = await someListing(program.ctx, owner, {
  equipmentTypeId: 1,
  title: 'Folding wheelchair, 18-inch seat',
  description: 'Light frame.\n\nSwing-away footrests.',
  price: '180',
  properties: { seat_width_in: '18', weight_capacity_lb: '250', cleaned: 'Wiped clean', serial_private: 'SN-1' },
  pictureIds,
})
afterAll(() => program.close())

const post = async (headers = {}) => (await get(program, `/posts/${id}`, headers)).body.data.post

test('[POST-13] a listing answers data.post with every named field', async () => {
  expect(await post()).toMatchObject({
    id,
    title: 'Folding wheelchair, 18-inch seat',
    description: 'Light frame.\n\nSwing-away footrests.',
    price: 180,
    free: false,
    condition: { id: 3, name: 'Good' },
    category: { id: 1, name: 'Wheelchairs and Seating' },
    equipment_type: { id: 1, name: 'Manual wheelchair (self-propelled)', tooltip: { text: expect.any(String) } },
    location: { id: 4, name: 'Burnaby' },
    equipment_type_id: 1,
    condition_id: 3,
    location_id: 4,
    properties: { seat_width_in: '18', weight_capacity_lb: '250', cleaned: 'Wiped clean' },
    user: { id: owner.id, partner: null },
    updated_at_utc: expect.stringMatching(/Z$/),
    deleted_at: null,
    confirmed: true,
    active: true,
    last_feedback: null,
  })
  expect((await post()).images).toHaveLength(2)
  expect((await post()).images[0]).toMatchObject({
    image_id: expect.any(Number),
    thumbnail: expect.stringContaining('-240.jpg'),
    small: expect.stringContaining('-720.jpg'),
    large: expect.stringContaining('-1600.jpg'),
    rotation_origin: 0,
  })
})

test('[POST-03] measures are shown in both systems, in the order of the type', async () => {
  expect((await post()).facts).toEqual([
    { field_name: 'seat_width_in', label: 'Seat width', value: '18 in (46 cm)' },
    { field_name: 'weight_capacity_lb', label: 'Maximum user weight', value: '250 lb (113 kg)' },
    { field_name: 'cleaned', label: 'Cleaned before handover', value: 'Wiped clean' },
  ])
})

test('a private detail is the owner’s alone', async () => {
  expect((await post()).properties.serial_private).toBeUndefined()
  expect((await post(await signedIn(program.ctx, owner))).properties.serial_private).toBe('SN-1')
})

test('[EDIT-01] its owner also sees when it ends, and everything that can be edited', async () => {
  expect((await post()).expires_at_utc).toBeUndefined()
  const own = await post(await signedIn(program.ctx, owner))
  expect(own).toMatchObject({
    ...{ expires_at_utc: expect.stringMatching(/Z$/), equipment_type_id: 1, condition_id: 3, location_id: 4 },
    images: [{ image_id: expect.any(Number) }, { image_id: expect.any(Number) }],
  })
})

describe('who may see what', () => {
  const update = (changes: object) => program.ctx.db.updateTable('listings').set(changes).where('id', '=', id).execute()

  test('[POST-13] getListing listing_hidden: a hidden one is 403 for others and there for its owner', async () => {
    await update({ active: false })
    const { status, body } = await get(program, `/posts/${id}`)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'listing_hidden',
      error: 'Listing cannot be displayed or was inactivated by the user, please try to Log in',
    })
    expect((await get(program, `/posts/${id}`, await signedIn(program.ctx, await someone(program.ctx)))).status).toBe(
      403,
    )
    expect(await post(await signedIn(program.ctx, owner))).toMatchObject({ id, active: false })
    await update({ active: true })
  })

  test('[POST-13] of a deleted one its owner sees all, others its kind alone', async () => {
    await update({ deleted_at: new Date(), active: false, last_feedback: 'exchanged' })
    expect((await post()).deleted_at).toEqual(expect.any(String))
    const volunteer = { ...(await someone(program.ctx)), role: 'steward' as const }
    for (const headers of [{}, await signedIn(program.ctx, volunteer)]) {
      const answer = await post(headers)
      expect(answer).toMatchObject({ id, category: { id: 1 }, equipment_type: { id: 1 }, equipment_type_id: 1 })
      expect(answer).toMatchObject({ title: '', description: '', price: 0, images: [], properties: {}, facts: [] })
      const none = { condition: { id: 0, name: '' }, condition_id: 0, location: { id: 0, name: '' }, location_id: 0 }
      expect(answer).toMatchObject({ ...none, free: false, confirmed: false, active: false, age: '' })
      expect([answer.user, answer.location.id, answer.last_feedback]).toEqual([{ id: 0, partner: null }, 0, null])
      // Times hold numbers of their own.
      const timeless = { ...answer, updated_at: '', updated_at_utc: '', deleted_at: '' }
      expect(JSON.stringify(timeless)).not.toMatch(/Folding|footrests|SN-1|Burnaby|250|180/)
    }
    const own = await post(await signedIn(program.ctx, owner))
    expect([own.title, own.price]).toEqual(['Folding wheelchair, 18-inch seat', 180])
    await update({ deleted_at: null, active: true, last_feedback: null })
  })

  test('nobody learns of a deleted listing that others never saw, or that was hidden when it went', async () => {
    const newcomer = await someone(program.ctx, { confirmed: false })
    const unseen = await someListing(program.ctx, newcomer)
    const suspended = await someListing(program.ctx, owner)
    const going = program.ctx.db.updateTable('listings').set({ deleted_at: new Date() })
    await going.where('id', '=', unseen).execute()
    await going.set({ held_at: new Date(), held_why: 'Reported' }).where('id', '=', suspended).execute()
    for (const missing of [unseen, suspended])
      expect((await get(program, `/posts/${missing}`)).body.code).toBe('not_found')
    expect((await get(program, `/posts/${unseen}`, await signedIn(program.ctx, newcomer))).status).toBe(200)
  })
})
