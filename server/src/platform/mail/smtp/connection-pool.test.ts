import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionPool, createConnection, type PooledConnection } from './transport-of.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A connection over which so many mails went, and whether it was told to end. */
function connection(mailCount = 0) {
  const quit = vi.fn()
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>()
  broken.catch(() => undefined)
  const pooled: PooledConnection = { connection: { quit } as unknown as SMTPConnection, broken, mailCount }
  return { pooled, hasEnded: () => quit.mock.calls.length > 0, breakOff: () => breakOff(new Error('gone')) }
}

test('the next mail goes over the connection that sent one last, and each connection is one mail’s at a time', () => {
  const pool = new ConnectionPool()
  const [first, second] = [connection(), connection()]
  for (const { pooled } of [first, second]) pool.release(pooled)
  expect([pool.acquire(), pool.acquire(), pool.acquire()]).toEqual([second.pooled, first.pooled, undefined])
  vi.advanceTimersByTime(10_000)
  expect([first.hasEnded(), second.hasEnded()]).toEqual([false, false])
})

test('a connection ends a second after its mail, unless it has the next one by then', () => {
  const pool = new ConnectionPool()
  const { pooled, hasEnded } = connection()
  pool.release(pooled)
  vi.advanceTimersByTime(999)
  expect([hasEnded(), pool.acquire()]).toEqual([false, pooled])
  pool.release(pooled)
  vi.advanceTimersByTime(1_000)
  expect([hasEnded(), pool.acquire()]).toEqual([true, undefined])
})

test('a new connection has carried no mail', () => {
  expect(createConnection({ host: '127.0.0.1', port: 25, secure: false, auth: undefined }).mailCount).toBe(0)
})

test('a hundred mails go over a connection, and eight connections are kept', () => {
  const pool = new ConnectionPool()
  const [used, last] = [connection(99), connection(98)]
  for (const { pooled } of [used, last]) pool.release(pooled)
  expect([used.hasEnded(), last.hasEnded(), pool.acquire(), pool.acquire()]).toEqual([
    true,
    false,
    last.pooled,
    undefined,
  ])
  const many = Array.from({ length: 9 }, () => connection())
  for (const { pooled } of many) pool.release(pooled)
  expect(many.map(({ hasEnded }) => hasEnded())).toEqual([...Array(8).fill(false), true])
})

test('a connection that broke off is given to no mail', async () => {
  const pool = new ConnectionPool()
  const { pooled, breakOff } = connection()
  pool.release(pooled)
  breakOff()
  await pooled.broken.catch(() => undefined)
  expect([pool.acquire(), vi.getTimerCount()]).toEqual([undefined, 0])
})
