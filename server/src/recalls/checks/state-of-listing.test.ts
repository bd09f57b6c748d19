import { afterAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { updateFailure, upsertFileState } from '../file/file-queries.ts'
import { recallOfListing } from './state-of-listing.ts'

const program = await testProgram()
afterAll(() => program.close())

test('a listing says nothing of recalls before a file was taken, also where one could not be', async () => {
  const { ctx } = program
  const id = await someListing(ctx, await someone(ctx))
  const recall = async () => (await get(program, `/posts/${id}`)).body.data.post.recall
  await updateFailure(ctx, 'https://recalls.example/file.json', 'unreachable')
  expect(await recall()).toBeUndefined()
  const file = { source: 'shipped', etag: null, last_modified: null, row_count: 34_000, taken_at: ctx.clock.now() }
  await upsertFileState(ctx, { ...file, checked_on: '2026-11-23' })
  // A change shows within a second.
  await expect.poll(recall).toMatchObject({ checked: 'November 23, 2026', cards: [] })
  expect(await recallOfListing(ctx, 999_999)).toBeUndefined()
})
