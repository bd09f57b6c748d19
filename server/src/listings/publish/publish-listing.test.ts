import { afterAll, beforeAll, expect, test } from 'vitest'
import { someListing, someone, somePicture, testProgram, walker } from '../../testing.ts'
import { publishListing } from './publish-listing.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const refusal = async (changes: object) => {
  const owner = await someone(program.ctx)
  const draft = { ...walker, pictureIds: [await somePicture(program.ctx, owner)], ...changes }
  return publishListing(program.ctx, { owner, draft }).then(
    () => undefined,
    (error) => error.errors,
  )
}

test('a listing lives 90 days from its publication', async () => {
  const { ctx } = program
  const at = new Date('2026-03-01T08:00:00Z')
  const id = await someListing({ ...ctx, clock: { now: () => at } }, await someone(ctx))
  const row = await ctx.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ listed_at: at, expires_at: new Date('2026-05-30T08:00:00Z'), is_public: true })
})

test.each([
  [{ title: ' ' }, { title: ['Post title is required'] }],
  [{ description: '' }, { description: ['Description is required'] }],
  [{ price: '12.5' }, { price: ['Price must be a whole number'] }],
  [{ conditionId: 99 }, { condition_id: ['Please select a condition'] }],
  [{ locationId: 0 }, { location_id: ['Please select a location'] }],
  [{ equipmentTypeId: 0 }, { equipment_type_id: ['Please select an equipment type'] }],
  [{ pictureIds: [] }, { images: ['Image is required'] }],
  [{ properties: { cleaned: 'Wiped clean' } }, { walker_wheels: ['Field required'] }],
  [
    { properties: { ...walker.properties, bed_size: 'Other' } },
    { bed_size: ['“bed_size” is not a detail of Walker (no seat)'] },
  ],
  [
    { properties: { ...walker.properties, weight_capacity_lb: '9999' } },
    { weight_capacity_lb: ['Maximum user weight: give a number in pounds from 30 to 1500'] },
  ],
  [
    { properties: { ...walker.properties, folding: 'Sometimes' } },
    { folding: ['Folds for storage: choose one of Yes, No, Partly (parts come off)'] },
  ],
])('%j is refused: %j', async (changes, errors) => {
  expect(await refusal(changes)).toEqual(errors)
})

test('a free listing costs nothing, whatever stands in its price', async () => {
  const id = await someListing(program.ctx, await someone(program.ctx), { free: true, price: 'much' })
  const row = await program.ctx.db.selectFrom('listings').select('price').where('id', '=', id).executeTakeFirst()
  expect(row?.price).toBe(0)
})

test("somebody else's picture is refused, and nothing of the listing stays", async () => {
  const [owner, other] = [await someone(program.ctx), await someone(program.ctx)]
  const pictureIds = [await somePicture(program.ctx, other)]
  await expect(publishListing(program.ctx, { owner, draft: { ...walker, pictureIds } })).rejects.toMatchObject({
    code: 'invalid',
    errors: { images: [expect.any(String)] },
  })
  expect(await listingsOf(owner.id)).toBe(0)
})

test('the same reference twice is the same listing, also when both come at once', async () => {
  const owner = await someone(program.ctx)
  const publish = async () => {
    const pictureIds = [await somePicture(program.ctx, owner)]
    return publishListing(program.ctx, { owner, draft: { ...walker, pictureIds }, reference: 'row-1' })
  }
  const both = await Promise.allSettled([publish(), publish()])
  const third = await publish()
  expect(third.isNew).toBe(false)
  expect(both.filter((one) => one.status === 'fulfilled' && one.value.isNew)).toHaveLength(1)
  expect(await listingsOf(owner.id)).toBe(1)
})

async function listingsOf(ownerId: number): Promise<number> {
  const rows = await program.ctx.db.selectFrom('listings').select('id').where('owner_id', '=', ownerId).execute()
  return rows.length
}
