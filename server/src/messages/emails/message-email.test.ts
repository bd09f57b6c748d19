import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { composeMail } from '../../platform/mail/templates/compose-mail.ts'
import { messageEmail } from './message-email.tsx'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const write = (body: string, from = 'buyer@example.org') =>
  messageEmail({ config } as Context, {
    ...{ to: 'rosa@village.example', from, body },
    listing: { id: 7, title: 'Secret bed <b>' },
    picture: undefined,
  })

async function asSent(body: string, from?: string): Promise<string> {
  const email = await write(body, from)
  const row = { ...email, id: 1, message_id: '<1@reable.example>', recipient: email.to, created_at: new Date(0) }
  return (await composeMail(config, row as never)).bytes.toString()
}

test('[MSG-03] the e-mail says who wrote, about what, how to answer and how to stay safe', async () => {
  const { subject, plain, html } = await write('Hello\n\nRosa')
  expect(subject).not.toMatch(/Secret|bed|Hello/)
  for (const words of [
    'buyer@example.org wrote:',
    'Secret bed <b>',
    '> Hello\n>\n> Rosa',
    'answer this e-mail',
    'To be safe:',
  ])
    expect(plain.replaceAll('> \n', '>\n')).toContain(words)
  expect(plain).toContain('https://reable.example/posts/7')
  expect(html).toContain('Secret bed &lt;b&gt;')
})

test('what looks like a link or a header in a message is text in it', async () => {
  const { html } = await write('https://bad.example/pay\nReply-To: evil@example.org')
  expect(html).not.toContain('href="https://bad.example')
  const [head = ''] = (await asSent('Hi\r\n\r\nReply-To: evil@example.org')).split('\r\n\r\n')
  expect(head).toContain('Reply-To: buyer@example.org')
  expect(head).not.toContain('evil')
})

test('an address with letters beyond ASCII in its domain is answered all the same', async () => {
  expect(await asSent('Hello', 'anna@exämple.org')).toMatch(/^Reply-To: anna@xn--exmple-cua\.org\r?$/m)
})
