import { expect, test } from 'vitest'
import { envelopeOf } from './read-mailbox.ts'

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
  expect(envelope(`To: ${reply}.evil.example`, `Subject: ${reply}`, '', 'x').to).toEqual([])
})
