import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const gmail = [
  ...['👍', '', 'Rosa Fuentes reacted via Gmail'],
  '<https://www.google.com/gmail/about/?utm_source=gmail-in-product&utm_campaign=emojireactionemail#app>',
  ...['', 'On Fri, Nov 20, 2026 at 10:12 AM Ben <r-a@reply.example> wrote:', '', '> Is it still there?'],
]

const read = async (lines: string[], json?: string) => {
  const part = (type: string, words: string[]) => ['--R', `Content-Type: ${type}; charset=utf-8`, '', ...words]
  const head = ['From: Rosa Fuentes <a@b.example>', 'Content-Type: multipart/alternative; boundary="R"', '']
  const reaction = json === undefined ? [] : part('text/vnd.google.email-reaction+json', [json])
  const mail = await readMail(Buffer.from([...head, ...part('text/plain', lines), ...reaction, '--R--'].join('\r\n')))
  return [mail.text.trim(), mail.others]
}

test.each<[who: string, lines: string[], json: string | undefined, emoji: string]>([
  ['Gmail', gmail, '{"emoji":"👍","version":1}', '👍'],
  ['Gmail in another language', ['👍🏽', '', 'Rosa Fuentes a réagi'], '{"emoji":"👍🏽","version":1}', '👍🏽'],
  ['Gmail, its own part lost', gmail, undefined, '👍'],
  ['Outlook', ['❤️ Rosa Fuentes reacted to your message:', '____', 'From: Ben', 'Is it there?'], undefined, '❤️'],
  ['an iPhone', ['Liked “Is it still there?”'], undefined, '👍'],
  ['a newer iPhone', ['Reacted 🎉 to “Is it still there?”'], undefined, '🎉'],
])('a reaction of %s is its emoji and nothing else', async (_who, lines, json, emoji) => {
  expect(await read(lines, json)).toEqual([emoji, []])
})

test.each([
  [['Liked “the blue one”', 'Can I come on Sunday?'], undefined],
  [['👍', 'I come on Sunday'], undefined],
  [['Yes.'], '{"emoji":"<b>no emoji</b>"}'],
  [['Yes.'], '{'],
])('what somebody wrote stays: %j', async (lines, json) => {
  expect((await read(lines, json))[0]).toBe(lines.join('\n'))
})
