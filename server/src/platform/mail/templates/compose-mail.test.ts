import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { WaitingMail } from '../mail-queries.ts'
import { composeMail } from './compose-mail.ts'

const way = { MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_IMAP: 'imap://u:p@127.0.0.1:1' }
const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })

const mail: WaitingMail = {
  ...{ id: 7, recipient: 'rosa@village.example', message_id: '<1@reable.example>', subject: 'Hello' },
  ...{ html: '<p>Hi</p>', plain: 'Hi', headers: { 'Reply-To': 'us@reable.example' }, outcome: 'waiting' },
  ...{ created_at: new Date('2026-11-20T20:00:00Z'), sent_at: null, attempted_at: null, good_until: null },
  ...{
    repeatable: true,
    despite_bounces: false,
    only_while: null,
    written_by: null,
    sender_name: null,
    calendar: null,
  },
}

async function composed(changed: Partial<WaitingMail> = {}, settings = config) {
  const { bytes, ...rest } = await composeMail(settings, { ...mail, ...changed })
  return { ...rest, text: bytes.toString() }
}

test('a mail says that a program wrote it, when, and from whom', async () => {
  const { id, envelope, text } = await composed()
  expect([id, envelope]).toEqual([7, { from: 'no-reply@reable.example', to: 'rosa@village.example' }])
  for (const line of [
    'From: Reable <no-reply@reable.example>',
    'To: rosa@village.example',
    'Message-ID: <1@reable.example>',
    'Date: Fri, 20 Nov 2026 20:00:00 +0000',
    'Auto-Submitted: auto-generated',
    'X-Auto-Response-Suppress: All',
    'Reply-To: us@reable.example',
  ])
    expect(text.split('\r\n')).toContain(line)
  expect(text).not.toContain('text/calendar')
  expect((await composed({ sender_name: 'Ben (through Reable)' })).text).toContain(
    'From: "Ben (through Reable)" <no-reply@',
  )
})

test('where mail comes in, each mail has a return path of its own', async () => {
  const { envelope } = await composed({}, readConfig({ APP_ENV: 'test', ...way }))
  expect(envelope.from).toMatch(/^b-7-[a-z2-7]{26}@reply\.reable\.example$/)
})
