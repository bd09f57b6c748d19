import { expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { quietLog } from '../../../database/testing.ts'
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
