import { createHash } from 'node:crypto'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import { afterAll, expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { acceptPicture } from './accept-picture.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { pictureKey } from './serving/picture-keys.ts'
import { openPictures } from './testing.ts'

const { ctx, ownerId, close } = await openPictures()
afterAll(close)

function countingPuts(): { ctx: Context; puts: () => number } {
  let puts = 0
  const put: Context['storage']['put'] = (key, bytes) => {
    puts += 1
    return ctx.storage.put(key, bytes)
  }
  return { ctx: { ...ctx, storage: { ...ctx.storage, put } }, puts: () => puts }
}

test('the same photo sent twice, one after the other or at once, is encoded once and has two rows', async () => {
  const counting = countingPuts()
  const bytes = await freshPhoto()
  const [first, second] = await Promise.all([1, 2].map(() => acceptPicture(counting.ctx, { ownerId, bytes })))
  const third = await acceptPicture(counting.ctx, { ownerId, bytes })
  expect(counting.puts()).toBe(6)
  expect(new Set([first?.id, second?.id, third.id]).size).toBe(3)
  expect([second?.digest, third.digest]).toEqual([first?.digest, first?.digest])
  expect(third).toMatchObject({ width: 400, height: 300 })
  // It is known by its bytes for ever: who sends it next year is not to store it again.
  expect(third.digest).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 32))
})

test('a photo whose bytes are taken away each time is stored three times, and is none then', async () => {
  const before = await ctx.db.selectFrom('pictures').select('id').execute()
  const counting = countingPuts()
  const storage: Context['storage'] = { ...counting.ctx.storage, has: async () => false }
  const accepting = acceptPicture({ ...ctx, storage }, { ownerId, bytes: await freshPhoto() })
  await expect(accepting).rejects.toThrow('were removed three times')
  expect(counting.puts()).toBe(3 * 6)
  expect(await ctx.db.selectFrom('pictures').select('id').execute()).toEqual(before)
})

test('a photo of as many bytes as one may have is taken, and one more is too large', async () => {
  const photo = await freshPhoto()
  const accept = (length: number) =>
    acceptPicture(ctx, { ownerId, bytes: Buffer.concat([photo, Buffer.alloc(length - photo.length)]) })
  await expect(accept(pictureBytesLimit + 1)).rejects.toMatchObject({ code: 'invalid' })
  expect(await accept(pictureBytesLimit)).toMatchObject({ width: 400, height: 300 })
})

test('a photo of which one object is missing is encoded again', async () => {
  const bytes = await freshPhoto()
  const { digest } = await acceptPicture(ctx, { ownerId, bytes })
  await ctx.storage.remove(pictureKey(digest, 'small', 'webp'))
  await acceptPicture(ctx, { ownerId, bytes })
  expect(await ctx.storage.has(pictureKey(digest, 'small', 'webp'))).toBe(true)
})

test('the row comes after all bytes, and not at all when the disk is full', async () => {
  const rows = async () => (await ctx.db.selectFrom('pictures').select('id').execute()).length
  const before = await rows()
  const seen: number[] = []
  const watching: Context['storage'] = {
    ...ctx.storage,
    async put(key, bytes) {
      await ctx.storage.put(key, bytes)
      seen.push(await rows())
    },
  }
  await acceptPicture({ ...ctx, storage: watching }, { ownerId, bytes: await freshPhoto() })
  expect(seen).toEqual(Array(6).fill(before))
  const full: Context['storage'] = {
    ...ctx.storage,
    async put(key, bytes) {
      if (key.endsWith('-240.webp')) throw new Error('The disk is full.')
      await ctx.storage.put(key, bytes)
    },
  }
  const accepting = acceptPicture({ ...ctx, storage: full }, { ownerId, bytes: await freshPhoto() })
  await expect(accepting).rejects.toThrow('The disk is full.')
  expect(await rows()).toBe(before + 1)
})
