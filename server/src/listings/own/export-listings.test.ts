import { afterAll, beforeAll, expect, test } from 'vitest'
import { someListing, someone, testProgram } from '../../testing.ts'
import { type Program, setListing } from '../testing.ts'
import { exportListings } from './export-listings.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
})
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
