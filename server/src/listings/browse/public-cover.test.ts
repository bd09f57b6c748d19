import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { someListing, someone, testProgram } from '../../testing.ts'
import { releaseListing, suspendListing } from '../lifecycle/suspend-listing.ts'
import { findPublicCover } from './public-cover.ts'

const program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
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
