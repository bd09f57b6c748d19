import { afterAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { someListing, someone, somePicture, testProgram } from '../../testing.ts'
import { setListing, sold } from '../testing.ts'
import { exportListings } from './export-listings.ts'

const program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
afterAll(() => program.close())

test('an owner takes away their own listings with the addresses of the photos, those of hidden ones with a key', async () => {
  const { ctx } = program
  const owner = await someone(ctx)
  await someListing(ctx, await someone(ctx))
  const [shown, hidden] = [await someListing(ctx, owner), await someListing(ctx, owner)]
  await setListing(ctx, hidden, { active: false })
  await setListing(ctx, shown, { title: 'Changed last' })
  const address = /^https:\/\/reable\.example\/pictures\/[^?]+1600\.jpg/
  const [first, second, ...others] = await exportListings(ctx, { ownerId: owner.id })
  expect([first?.id, second?.id, others]).toEqual([shown, hidden, []])
  expect(first?.pictures).toEqual([expect.stringMatching(new RegExp(`${address.source}$`))])
  expect(second?.pictures).toEqual([expect.stringMatching(new RegExp(`${address.source}\\?.+`))])
})

test('of each listing its owner takes away what it says by name, what became of it and when, and nothing of how it is stored', async () => {
  const { ctx } = program
  const now = new Date('2026-11-20T20:00:00Z')
  const [before, owner] = [ctx.clock, await someone(ctx)]
  ctx.clock = { now: () => now }
  const pictureIds = [await somePicture(ctx, owner), await somePicture(ctx, owner)]
  const digests = ['a'.repeat(32), 'b'.repeat(32)]
  for (const [at, id] of pictureIds.entries())
    await ctx.db
      .updateTable('pictures')
      .set({ digest: digests[at] as string })
      .where('id', '=', id)
      .execute()
  const id = await someListing(ctx, owner, { pictureIds })
  await setListing(ctx, id, { ...sold(now), reference: 'row-1' })
  ctx.clock = before
  const [{ pictures, ...listing } = { pictures: [] }] = await exportListings(ctx, { ownerId: owner.id })
  expect(listing).toEqual({
    ...{ id, title: 'Two-wheel walker, folds flat', description: 'Grips show wear, frame is straight.', price: 40 },
    ...{ properties: { walker_wheels: 'Two front', cleaned: 'Wiped clean' }, reference: 'row-1' },
    ...{ category: 'Walking Aids', equipment_type: 'Walker (no seat)', condition: 'Good', location: 'Burnaby' },
    ...{ active: false, last_feedback: 'exchanged', feedback_at: now, deleted_at: null },
    ...{ listed_at: now, created_at: now, updated_at: now, expires_at: new Date(now.getTime() + 90 * day) },
  })
  expect(pictures.map((address) => /\/(\w{32})/.exec(address)?.[1])).toEqual(digests)
})
