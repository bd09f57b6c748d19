import { afterEach, expect, test, vi } from 'vitest'
import { queueReceiving } from './receive-upload.ts'

const { signal } = new AbortController()

afterEach(() => {
  vi.useRealTimers()
})

test('forty photos come in at once, the next one waits until one of them ends, and goes before a person’s third', async () => {
  const first = Promise.withResolvers<string>()
  const open = Promise.withResolvers<string>()
  const started: number[] = []
  const receive = (uploadId: number, personId: number, until: Promise<string>) =>
    queueReceiving({ uploadId, person: { id: personId, confirmed: true }, signal, network: `${personId}` }, () => {
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

test('of one person two photos come in at once and eight wait, one while they are unconfirmed; the rest is busy', async () => {
  const { promise: open, resolve } = Promise.withResolvers<string>()
  let started = 0
  const receive = (uploadId: number, confirmed: boolean) =>
    queueReceiving(
      { uploadId, person: { id: confirmed ? 901 : 902, confirmed }, signal, network: `home of ${confirmed}` },
      () => {
        started += 1
        return open
      },
    )
  for (const [confirmed, first, places] of [
    [true, 100, 10],
    [false, 200, 9],
  ] as const) {
    const receiving = Array.from({ length: places }, (_, at) => receive(first + at, confirmed))
    for (const one of receiving) one.catch(() => {})
    await expect(receive(first + places, confirmed)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 30 })
    await expect(receive(first, confirmed)).rejects.toMatchObject({ code: 'conflict' })
  }
  expect(started).toBe(3)
  resolve('received')
  await expect.poll(() => started).toBe(19)
  expect(await receive(100, true)).toBe('received')
})

test('of one network twelve photos come in at once, so that others are not kept waiting; who gets no place in time is asked to come back', async () => {
  const { promise: open, resolve } = Promise.withResolvers<string>()
  const started: number[] = []
  const receive = (uploadId: number, network: string, wait?: number) =>
    queueReceiving(
      { uploadId, person: { id: uploadId, confirmed: true }, signal, network, ...(wait !== undefined && { wait }) },
      () => {
        started.push(uploadId)
        return open
      },
    )
  const trickling = Array.from({ length: 21 }, (_, at) => receive(5_000 + at, 'attackers', 60_000))
  await expect.poll(() => started).toHaveLength(12)
  const honest = receive(6_000, 'home')
  await expect.poll(() => started).toContain(6_000)
  await expect(receive(5_100, 'attackers', 1)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 30 })
  resolve('received')
  expect(await Promise.all([...trickling, honest])).toHaveLength(22)
})

test('whoever has no place after eight seconds is asked to come back, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise: open, resolve } = Promise.withResolvers<string>()
  const receive = (uploadId: number) =>
    queueReceiving({ uploadId, person: { id: uploadId, confirmed: true }, signal, network: 'a full one' }, () => open)
  const receiving = Array.from({ length: 12 }, (_, at) => receive(7_000 + at))
  let refused: unknown
  const late = receive(7_100).catch((error) => {
    refused = error
  })
  await vi.advanceTimersByTimeAsync(7_999)
  expect(refused).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await late
  expect(refused).toMatchObject({ code: 'busy', retryAfterSeconds: 30 })
  resolve('received')
  await Promise.all(receiving)
})
