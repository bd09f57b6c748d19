import { expect, test } from 'vitest'
import { queueReceiving } from './receiving-queue.ts'

const { signal } = new AbortController()

test('forty photos come in at once, the next one waits until one of them ends, and goes before a person’s third', async () => {
  const first = Promise.withResolvers<string>()
  const open = Promise.withResolvers<string>()
  const started: number[] = []
  const receive = (uploadId: number, personId: number, until: Promise<string>) =>
    queueReceiving({ uploadId, person: { id: personId, confirmed: true }, signal }, () => {
      started.push(uploadId)
      return until
    })
  const receiving = Array.from({ length: 40 }, (_, id) =>
    receive(id, Math.floor(id / 2), id ? open.promise : first.promise),
  )
  const third = receive(40, 1, open.promise)
  const another = receive(41, 20, open.promise)
  await expect.poll(() => started).toHaveLength(40)
  first.reject(new Error('hung up'))
  await expect(receiving[0]).rejects.toThrow('hung up')
  await expect.poll(() => started.slice(40)).toEqual([41])
  open.resolve('received')
  expect(await Promise.all([...receiving.slice(1), another, third])).toHaveLength(41)
})
