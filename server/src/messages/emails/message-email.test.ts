import { suggestLabel } from '@reable/contract/handovers/rules'
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

test('it offers an answer by mail only where there is an address for it', async () => {
  expect((await write('Hello')).plain).not.toContain('answer this e-mail')
  const { plain } = await write('Hello', { replyTo: 'r-abc@reable.example' })
  expect(plain.replace(/\s+/g, ' ')).toContain('Or answer this e-mail: it goes to Ben through us.')
})

test('what looks like a link or a header in a message is text in it', async () => {
  const { html } = await write('https://bad.example/pay\nReply-To: evil@example.org')
  expect(html).not.toContain('href="https://bad.example')
  const [head = ''] = (await asSent('Hi\r\n\r\nReply-To: evil@example.org')).split('\r\n\r\n')
  expect(head).toContain('From: "Ben (through Reable)" <')
  expect(head).not.toMatch(/Reply-To|evil/)
})

test('words that people who cheat use are named where there are some', async () => {
  const caution = async (words: string[]) =>
    (await write('Hello', { caution: { words, warnings: [] } })).plain.replace(/\s+/g, ' ')
  expect(await caution(['deposit'])).toContain('Please be careful. The message speaks of “deposit”. People who cheat')
  expect(await caution([])).toContain('Please be careful. Answer only if you are sure')
})

test('one prepared answer is offered as well as several; where none fits the mail leads to a meeting alone', async () => {
  const offered = async (answers: string[]) =>
    (await write('Hello', { answering: { answers, answerUrl: 'https://reable.example/messages/answer?token=y' } }))
      .plain
  const one = await offered(['available'])
  expect(one).toContain('Or choose an answer, without logging in:')
  expect(one).toContain('https://reable.example/messages/answer?token=y&answer=available')
  const none = await offered([])
  expect(none).not.toContain('Or choose an answer')
  expect(none).toContain(suggestLabel)
})

test('a mail about a listing that is gone says so in no name of it', async () => {
  expect((await write('Hello')).plain.replace(/\s+/g, ' ')).toContain('your messages about “Secret bed <b>” at')
  const { plain } = await write('Hello', { listing: undefined })
  expect(plain.replace(/\s+/g, ' ')).toContain('because of your messages about a listing at')
})

test('photos are counted, not attached', async () => {
  expect((await write('', { photos: 1 })).plain).toContain('A photo came with it.')
  expect((await write('Look', { photos: 3 })).plain).toContain('3 photos came with it.')
})
