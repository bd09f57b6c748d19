import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { composeMail } from '../../platform/mail/templates/compose-mail.ts'
import { messageEmail } from './message-email.tsx'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const write = (body: string, more: object = {}) =>
  messageEmail({ config } as Context, {
    ...{ to: 'rosa@village.example', role: 'owner', name: 'Ben', body, caution: null, photos: 0 },
    listing: { id: 7, title: 'Secret bed <b>' },
    picture: undefined,
    conversationUrl: 'https://reable.example/account/messages/3',
    readUrl: 'https://reable.example/messages/open?token=x',
    replyTo: undefined,
    ...more,
  })

async function asSent(body: string): Promise<string> {
  const email = await write(body)
  const row = { ...email, id: 1, message_id: '<1@reable.example>', recipient: email.to, created_at: new Date(0) }
  return (await composeMail(config, { ...row, sender_name: 'Ben (through Reable)' } as never)).bytes.toString()
}

test('[MSG-03] the e-mail says who wrote, about what, how to answer and how to stay safe', async () => {
  const { subject, plain, html } = await write('Hello\n\nRosa')
  expect(subject).not.toMatch(/Secret|bed|Hello/)
  for (const words of [
    'Ben wrote:',
    'Secret bed <b>',
    '> Hello\n>\n> Rosa',
    'https://reable.example/account/messages/3',
    'https://reable.example/messages/open?token=x',
    'To be safe:',
  ])
    expect(plain.replaceAll('> \n', '>\n')).toContain(words)
  expect(plain.replace(/\s+/g, ' ')).toContain('Ben does not see your e-mail address, and you do not see theirs.')
  expect(html).toContain('Secret bed &lt;b&gt;')
})

test('it asks the owner alone to say when the equipment is not there any more', async () => {
  const asks = async (role: string) => (await write('Hello', { role })).html.includes('Not there any more?')
  expect([await asks('owner'), await asks('buyer')]).toEqual([true, false])
})

test('what looks like a link or a header in a message is text in it', async () => {
  const { html } = await write('https://bad.example/pay\nReply-To: evil@example.org')
  expect(html).not.toContain('href="https://bad.example')
  const [head = ''] = (await asSent('Hi\r\n\r\nReply-To: evil@example.org')).split('\r\n\r\n')
  expect(head).toContain('From: "Ben (through Reable)" <')
  expect(head).not.toMatch(/Reply-To|evil/)
})
