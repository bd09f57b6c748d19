import { afterEach, expect, test, vi } from 'vitest'
import { readSheetInThread } from './read-sheet-in-thread.ts'

afterEach(() => vi.useRealTimers())

const header = 'title,description,price,type,condition,place,photos'
const sheetOf = (description: string) => ({
  name: 'a.csv',
  bytes: Buffer.from(`${header}\nA cane,${description},10,Cane,Good,Burnaby,a.jpg`),
})

test('a sheet that is not read in time is refused with a sentence at the file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = readSheetInThread(sheetOf('a'.repeat(50_000)))
  const refusal = expect(reading).rejects.toMatchObject({
    code: 'invalid',
    errors: { content: [expect.stringMatching(/^This file takes too long to read\. Please/)] },
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await refusal
})
