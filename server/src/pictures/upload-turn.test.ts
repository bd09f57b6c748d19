import { expect, test } from 'vitest'
import { inUploadTurn } from './upload-turn.ts'

test('two uploads are taken in at once, the others in the order of asking, whatever becomes of those before', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    inUploadTurn(1_000, async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (number === 0) throw new Error('no picture')
      return number
    })
  const all = Promise.allSettled([0, 1, 2, 3].map(work))
  await expect.poll(() => begun).toEqual([0, 1])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  for (const end of ends) end()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(await inUploadTurn(1_000, async () => 'free again')).toBe('free again')
})
