import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { someListing, someone, somePicture, testProgram } from '../../testing.ts'
import { releaseListing, suspendListing } from '../lifecycle/suspend-listing.ts'
import { findPublicCover } from './public-cover.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
})
afterAll(() => program.close())

test('an email shows a listing’s cover at the public address, and none of a hidden listing', async () => {
  const { ctx } = program
  const listing = { id: await someListing(ctx, await someone(ctx)), title: 'Walker' }
  const cover = await findPublicCover(ctx, listing)
  expect(cover).toMatchObject({ src: expect.stringMatching(/^https:\/\/reable\.example\/pictures\/.*\.jpg$/) })
  await inTransaction(ctx, async (ctx) => {
    await suspendListing(ctx, { id: listing.id, reason: 'It was reported.' })
    expect(await findPublicCover(ctx, listing)).toBeUndefined()
    await releaseListing(ctx, { id: listing.id })
    expect(await findPublicCover(ctx, listing)).toEqual(cover)
  })
})

test('the cover is the photo that stands first, whichever was changed last', async () => {
  const { ctx } = program
  const owner = await someone(ctx)
  const [other, first] = [await somePicture(ctx, owner), await somePicture(ctx, owner)]
  const id = await someListing(ctx, owner, { pictureIds: [first, other] })
  for (const pictureId of [other, first]) {
    const digest = String(pictureId).padStart(32, '0')
    await ctx.db.updateTable('pictures').set({ digest }).where('id', '=', pictureId).execute()
  }
  expect((await findPublicCover(ctx, { id, title: 'Walker' }))?.src).toContain(String(first).padStart(32, '0'))
})
