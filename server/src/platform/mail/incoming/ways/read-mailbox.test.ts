import { expect, onTestFinished, test, vi } from 'vitest'
import type { Context } from '#platform/context'
import { quietLog } from '../../../database/testing.ts'
import { controlPauses } from '../../../testing-pauses.ts'
import { maxMailBytes } from '../read/mail-bounds.ts'
import { envelopeOf, readMailbox } from './read-mailbox.ts'
import { mailboxServer } from './testing-mailbox-server.ts'

const reply = `r-${'a'.repeat(26)}@reply.reable.example`
const envelope = (...lines: string[]) => envelopeOf(Buffer.from(lines.join('\r\n')), 'reply.reable.example')

test('a mailbox’s mails say in their heads for whom they are, and where they may be answered', () => {
  expect(envelope('Return-Path: <rosa@village.example>', `Delivered-To: ${reply}`, '', 'x')).toEqual({
    to: [reply],
    from: 'rosa@village.example',
  })
  expect(envelope('Return-Path: <>', 'To: Ben', ` <${reply.toUpperCase()}>`, '', 'x')).toEqual({
    to: [reply],
    from: '',
  })
  expect(envelope(`To: ${reply}`, `Cc: ${reply}`, '', 'x')).toEqual({ to: [reply], from: undefined })
})

test('what stands below the head, or is for another domain, is for nobody here', () => {
  expect(envelope('To: club@example.org', '', `To: ${reply}`).to).toEqual([])
  expect(envelope('', '', `To: ${reply}`).to).toEqual([])
  expect(envelope(`To: ${reply}.evil.example`, `Subject: ${reply}`, '', 'x').to).toEqual([])
})

test('ten of ours at most are read from a head, each once, and from no more of it than 128 kB', () => {
  const others = Array.from(
    { length: 11 },
    (_, at) => `r-${String.fromCharCode(97 + at).repeat(26)}@reply.reable.example`,
  )
  expect(envelope(`To: ${others.join(', ')}`, `Cc: ${others[0]}`).to).toEqual(others.slice(0, 10))
  const before = `X: ${'x'.repeat(128 * 1024 - reply.length - 9)}`
  expect([envelope(before, `To: ${reply}`, '').to, envelope(`${before}x`, `To: ${reply}`).to]).toEqual([[reply], []])
})

test('a mail that is larger than any that is taken is not fetched, and stays in the mailbox', async () => {
  const server = await mailboxServer()
  const large = Buffer.alloc(maxMailBytes + 1)
  large.write(`To: ${reply}\r\n\r\n`)
  server.mailbox.deliver(large)
  const ctx = { config: { mailIn: { domain: 'reply.reable.example' } }, log: quietLog } as Context
  const reading = readMailbox(ctx, server.settings)
  await expect.poll(() => server.mailbox.mails.map(({ seen }) => seen)).toEqual([true])
  await reading.stop()
  await server.stop()
})

test('a mail that its server does not hand over stays in the mailbox', async () => {
  const server = await mailboxServer()
  server.mailbox.deliver(undefined)
  const ctx = { config: { mailIn: { domain: 'reply.reable.example' } }, log: quietLog } as Context
  const reading = readMailbox(ctx, server.settings)
  await expect.poll(() => server.mailbox.mails.map(({ seen }) => seen)).toEqual([true])
  await reading.stop()
  await server.stop()
})

test('the pauses between tries grow while a mailbox is away, up to five minutes, and are short again once it was read', async () => {
  const server = await mailboxServer()
  const pauses = controlPauses()
  const pausesBegun = (count: number) => expect.poll(() => pauses.length, { interval: 5 }).toBe(count)
  const settings = { ...server.settings, port: 1 }
  const ctx = { config: { mailIn: { domain: 'reply.reable.example' } }, log: quietLog } as Context
  const reading = readMailbox(ctx, settings)
  for (let tries = 1; tries <= 9; tries++) {
    await pausesBegun(tries)
    if (tries === 9) settings.port = server.settings.port
    pauses.at(-1)?.end()
  }
  server.mailbox.add('To: club@example.org\r\n\r\nHello')
  await expect.poll(() => server.mailbox.mails[0]?.seen, { interval: 5 }).toBe(true)
  server.mailbox.cut()
  await pausesBegun(10)
  expect(pauses.map(({ milliseconds = 0 }) => milliseconds / 1_000)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 2])
  const stopped = reading.stop()
  pauses.at(-1)?.end()
  await stopped
  await server.stop()
})

test('whoever reads a mailbox listens for news once, however many mails have come', async () => {
  const server = await mailboxServer()
  const warned = vi.fn()
  process.on('warning', warned)
  onTestFinished(() => void process.off('warning', warned))
  const ctx = { config: { mailIn: { domain: 'reply.reable.example' } }, log: quietLog } as Context
  const reading = readMailbox(ctx, server.settings)
  for (let mails = 1; mails <= 12; mails++) {
    server.mailbox.deliver('To: club@example.org\r\n\r\nHello')
    await expect.poll(() => server.mailbox.mails.filter(({ seen }) => seen).length, { interval: 5 }).toBe(mails)
  }
  await reading.stop()
  await server.stop()
  expect(warned.mock.calls.filter(([{ name }]) => name === 'MaxListenersExceededWarning')).toEqual([])
})
