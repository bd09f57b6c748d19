import { afterAll, beforeAll, expect, test } from 'vitest'
import { someListing, someone, somePicture, testProgram } from '../../testing.ts'
import { picturesOf } from './pictures-of.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('a listing’s photos are in the order that they were put in, the cover first; one without any has none', async () => {
  const { ctx } = program
  const owner = await someone(ctx)
  const listing = await someListing(ctx, owner)
  const photosOf = async (id: number) => (await picturesOf(ctx, [id])).get(id)?.map((picture) => picture.id)
  const [cover = 0] = (await photosOf(listing)) ?? []
  const [one, two, three] = [
    await somePicture(ctx, owner),
    await somePicture(ctx, owner),
    await somePicture(ctx, owner),
  ]
  const place = (id: number, position: number) =>
    ctx.db.updateTable('pictures').set({ listing_id: listing, position }).where('id', '=', id).execute()
  await place(two, 4)
  await place(three, 2)
  await place(one, 3)
  expect(await photosOf(listing)).toEqual([cover, three, one, two])
  await ctx.db.deleteFrom('pictures').where('listing_id', '=', listing).execute()
  expect(await photosOf(listing)).toEqual([])
  expect(await picturesOf(ctx, [])).toEqual(new Map())
})
