import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitReply, withholdQuote } from './split-reply.ts'
import { mailPrograms, programMails } from './testing-programs.ts'

const own = {
  replyDomain: 'reply.reable.example',
  from: 'no-reply@reable.example',
  host: 'reable.example',
  addresses: ['rosa@village.example'],
}
const known = { ...own, name: 'Rosa Fuentes', subject: 'Re: Ben wrote to you', said: ['Is it still there? Ben'] }
const split = (...lines: string[]) => splitReply(lines.join('\n'), known)
const partner = 'Ben (through Reable) <r-abc@reply.reable.example>'

test('240 answers as twelve mail programs write them in five languages lose no word, and keep nothing of what they quote', () => {
  const mails = programMails()
  expect([mails.length, mailPrograms.length]).toEqual([240, 12])
  const split = mails.map((mail) => ({ ...mail, ...splitReply(mail.text, known) }))
  const lost = split.filter(({ body, written }) => written.some((line) => !body.includes(line)))
  expect(lost.map(({ program, language, body }) => ({ program, language, body }))).toEqual([])
  const left = split.filter(({ body, foreign }) => foreign.some((line) => body.includes(line)))
  expect(left.map(({ program, language, body }) => ({ program, language, body }))).toEqual([])
  const cut = split.filter(({ body, folded, text }) => !sameWords(`${body} ${folded}`, text))
  expect(cut).toEqual([])
})

const sameWords = (one: string, other: string) =>
  JSON.stringify((one.match(/\S+/g) ?? []).sort()) === JSON.stringify((other.match(/\S+/g) ?? []).sort())

test.each([
  ['between what it quotes', [`On 2026-11-20, ${partner} wrote:`, '> Is it?', 'Yes.', '', '> When?', 'Sunday.']],
  ['below a quote', [`> On 20 Nov 2026 ${partner} wrote:`, '> Is it?', '', 'Yes.', '', 'Sunday.']],
  ['below an attribution alone', [`On 2026-11-20, ${partner} wrote:`, '', 'Yes.', '', 'Sunday.']],
  [
    'below a quote without marks',
    [
      `From: ${partner}`,
      'Sent: Monday',
      '',
      'Is it?',
      'Reable, PO Box 000, Vancouver BC. A charity.',
      '',
      'Yes.',
      '',
      'Sunday.',
    ],
  ],
])('an answer %s is posted', (_, lines) => {
  expect(split(...lines).body.replaceAll('\n\n', '\n')).toBe('Yes.\nSunday.')
})

test.each([
  [['Yes.', '', 'Rosa']],
  [['On Sunday you wrote:', 'come at two', 'I will.']],
  [['From: the bus stop', 'To: my door', 'Date: 2026-11-20, 10:12', 'it is five minutes.']],
  [['I live at 5 Elm Street, 604-555-0123, rosa@village.example, ask for Rosa Fuentes.']],
  [['Name: Rosa', 'Email: rosa@village.example', 'Phone: 604-555-0123', 'Time: Nov 20, 10:12']],
  [['Comes with it:', '> cushion', '> charger', '', '>18 in wide']],
  [['The old price was', '________', 'pay what you can']],
  [['Pick it up from:', '', 'Rosa Fuentes', '12 Elm Street', 'Burnaby']],
  [['About the chair: new.', '--', 'About Saturday: two to four.', 'Call 604-555-0123']],
  [['It can come.', '', 'Sent by courier it costs 20 dollars, sent with Leo nothing']],
])('what somebody wrote is not taken for a quote or a signature: %j', (lines) => {
  expect(split(...lines)).toEqual({ body: lines.join('\n'), folded: '', whole: false })
  expect(withholdQuote(lines.join('\n'), own)).toEqual({ remaining: lines.join('\n'), folded: '' })
})

test.each([
  ['its text in the conversation', ['> Is it still there?']],
  ['the writer’s own address under a label', ['________', 'Van: Ben', 'Aan: Rosa <rosa@village.example>', 'Is it?']],
  ['the writer’s own address and a date', ['Am 20.11.2026 um 10:12 schrieb rosa@village.example:', '> Is it?']],
  ['labels, one with the subject', ['Fra: Ben', 'Emne: Ben wrote to you', 'Is it?']],
  [
    'labels above a link of ours',
    ['De: Ben', 'Enviado: hoy', 'Para: Rosa', 'Is it?', '', 'See https://reable.example/x?token=y'],
  ],
  ['a link of ours in another’s', ['Is it? https://safe.example/?url=https%3A%2F%2Freable.example%2Fx%3Ftoken%3Dy']],
  [
    'a name that is broken over two lines',
    ['Am Freitag, den 20.11.2026 um 10:12 schrieb Ben (through', 'Reable):', '> Is it?'],
  ],
  [
    'a date above the name',
    ['Op vrijdag 20 november 2026 om 10:12 schreef', 'Ben <r-abc@reply.reable.example>:', 'Is it?'],
  ],
])('a quote is known by %s', (_, quote) => {
  expect(split('Yes.', '', ...quote)).toEqual({ body: 'Yes.', folded: quote.join('\n'), whole: false })
})

test('a signature is folded that has the writer’s name or address, and what a program adds', () => {
  expect(split('Yes.', 'Thanks,', 'Rosa Fuentes', '604-555-0123', 'rosa@village.example')).toMatchObject({
    body: 'Yes.\nThanks,',
    folded: 'Rosa Fuentes\n604-555-0123\nrosa@village.example',
  })
  expect(split('Yes.', '-- ', 'Rosa Fuentes', 'Royal Oak').body).toBe('Yes.')
  expect(split('Yes.', '', 'Inviato da Outlook per Android<https://aka.ms/abc>').body).toBe('Yes.')
})

test('where nothing would be left all is kept, but nothing of our own emails', () => {
  expect(split('-- ', 'Rosa Fuentes')).toEqual({ body: '--\nRosa Fuentes', folded: '', whole: true })
  expect(split('', '  ')).toEqual({ body: '', folded: '', whole: true })
  expect(split(`From: ${partner}`, 'Sent: Monday', 'Is it?')).toMatchObject({ body: '', whole: false })
})

test.each([
  ['an address that stands for somebody', 'See r-abc@reply.reable.example'],
  ['the name of our From', 'Ben (through Reable) wrote'],
  ['our From', 'It says no-reply@reable.example'],
  ['a link with a token', 'https://reable.example/messages/answer?token=abc&answer=promise'],
  ['the writer’s own address in a quote', 'To: Rosa Fuentes <rosa@village.example>'],
])('nothing is passed on from the paragraph on that has %s', (_, line) => {
  const text = `Yes.\n\nIt is here:\n${line}\n\nMore`
  expect(withholdQuote(text, own)).toEqual({ remaining: 'Yes.', folded: `It is here:\n${line}\n\nMore` })
})

test('whatever is sent, no word is lost', () => {
  const line = fc.oneof(
    fc.constantFrom(
      ...['> a', '-- ', `From: ${partner}`, 'Sent: y', 'To: z', `On 1 Nov 2026 ${partner} wrote:`, 'Rosa Fuentes'],
      ...['________', '', 'https://reable.example/x?token=y', 'Reable, PO Box 000, Vancouver BC'],
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const plain = lines.join('\n').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ue000\ue001\r]/g, '\n')
      const { body, folded } = splitReply(plain, known)
      expect(sameWords(`${body}\n${folded}`, plain)).toBe(true)
    }),
  )
})
