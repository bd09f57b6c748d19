import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPublicPictures } from '#listings'
import { setListing } from '../../listings/testing.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { PublicPictures } from './public-pictures.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let publicPictures: PublicPictures
/** The digests of each query to the database. */
let queries: string[][]
let ahead = 0

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(() => {
  queries = []
  const startedAt = Date.now()
  ahead = 0
  const ctx = { ...program.ctx, clock: { now: () => new Date(startedAt + ahead) } }
  publicPictures = new PublicPictures(ctx, (ctx, digests) => {
    queries.push(digests)
    return findPublicPictures(ctx, digests)
  })
})
afterAll(() => program.close())

let pictures = 0

/** Creates pictures of public listings and returns their digests. */
async function createPublicPictures(count: number): Promise<string[]> {
  const owner = await someone(program.ctx)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const digest = (++pictures).toString(16).padStart(32, '0')
      const row = { owner_id: owner.id, digest, width: 4, height: 3, created_at: program.ctx.clock.now() }
      const { id } = await program.ctx.db.insertInto('pictures').values(row).returning('id').executeTakeFirstOrThrow()
      await someListing(program.ctx, owner, { pictureIds: [id] })
      return digest
    }),
  )
}

const all = (digests: string[]) => Promise.all(digests.map((digest) => publicPictures.has(digest)))

test('a page full of pictures is one query, and none while it is cached', async () => {
  const page = await createPublicPictures(24)
  expect(await all(page)).toEqual(Array(24).fill(true))
  expect(queries).toEqual([page])
  ahead = 999
  expect(await all(page)).toEqual(Array(24).fill(true))
  expect(queries).toHaveLength(1)
  ahead = 1_000
  await all(page)
  expect(queries).toHaveLength(2)
})

test('however many requests come at the same time, one query runs, and the next is for all that came since', async () => {
  const [first = '', ...others] = await createPublicPictures(10)
  const [one, ...rest] = [
    publicPictures.has(first),
    ...others.map((digest) => Promise.resolve().then(() => publicPictures.has(digest))),
  ]
  expect(await Promise.all([one, ...rest])).toEqual(Array(10).fill(true))
  expect(queries).toEqual([[first], others])
})

test('a picture that is not public is queried each time, and shown at once when it may be', async () => {
  const owner = await someone(program.ctx)
  const id = await someListing(program.ctx, owner)
  const digest = 'd'.repeat(32)
  await setListing(program.ctx, id, { active: false })
  expect(await publicPictures.has(digest)).toBe(false)
  await setListing(program.ctx, id, { active: true })
  expect(await publicPictures.has(digest)).toBe(true)
})

test('an error of the database reaches the request that waits, and is not cached', async () => {
  const [digest = ''] = await createPublicPictures(1)
  let isAway = true
  const flaky = new PublicPictures(program.ctx, async (ctx, digests) => {
    if (isAway) throw new Error('away')
    return findPublicPictures(ctx, digests)
  })
  await expect(flaky.has(digest)).rejects.toThrow('away')
  isAway = false
  expect(await flaky.has(digest)).toBe(true)
})

test('twenty thousand are remembered as public; of more, those that were read longest ago are read again', async () => {
  const startedAt = Date.now()
  const clock = { now: () => new Date(startedAt + ahead) }
  const cached = new PublicPictures({ ...program.ctx, clock }, async (_ctx, digests) => {
    queries.push(digests)
    return new Set(digests)
  })
  const digests = Array.from({ length: 20_001 }, (_, at) => (at + 100_000).toString(16).padStart(32, '0'))
  const [first = '', second = '', third = '', last = ''] = [...digests.slice(0, 3), ...digests.slice(-1)]
  await Promise.all(digests.slice(0, 20_000).map((digest) => cached.has(digest)))
  ahead = 1_000
  await cached.has(first)
  ahead = 999
  queries = []
  await cached.has(last)
  for (const digest of [first, third, second]) expect(await cached.has(digest)).toBe(true)
  expect(queries).toEqual([[last], [second]])
})
