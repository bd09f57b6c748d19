import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitReply } from './split-reply.ts'
import { mailPrograms, programMails } from './testing-programs.ts'

const author = { name: 'Rosa Fuentes', address: 'rosa@village.example' }
const split = (...lines: string[]) => splitReply(lines.join('\n'), author)

test('240 answers as twelve mail programs write them in five languages lose no word, and keep what they quote from 2 in 100 at most', () => {
  const mails = programMails()
  expect([mails.length, mailPrograms.length]).toEqual([240, 12])
  const split = mails.map((mail) => ({ ...mail, ...splitReply(mail.text, mail.author) }))
  const lost = split.filter(({ body, written }) => written.some((line) => !body.includes(line)))
  expect(lost.map(({ program, language, body }) => ({ program, language, body }))).toEqual([])
  const left = split.filter(({ body, foreign }) => foreign.some((line) => body.includes(line)))
  expect(left.map(({ program, language, body }) => ({ program, language, body }))).toEqual([])
  const cut = split.filter(({ body, folded, text }) => !sameWords(`${body} ${folded}`, text))
  expect(cut).toEqual([])
})

const sameWords = (one: string, other: string) =>
  JSON.stringify((one.match(/\S+/g) ?? []).sort()) === JSON.stringify((other.match(/\S+/g) ?? []).sort())

test('of 10,000 answers, each of other people, no address, surname or signature of either is left in what is posted', () => {
  const mails = programMails()
  let leaks = 0
  for (let at = 0; at < 10_000; at++) {
    const mail = mails[at % mails.length]
    if (!mail) continue
    const own = { name: `Rosa Fuentes${at}`, address: `rosa${at}@village.example` }
    const personal = (text: string) =>
      text
        .replaceAll('Rosa Fuentes', own.name)
        .replaceAll('rosa@village', `rosa${at}@village`)
        .replaceAll('Ben (', `Ben Carter${at} (`)
    const { body } = splitReply(personal(mail.text), own)
    if (/Fuentes|Carter|@|604-555|Received:/.test(body)) leaks++
  }
  expect(leaks).toBe(0)
})

test('an answer between the lines that it quotes stays in its order', () => {
  const mail = split(
    'On 2026-11-20, Ben <r-a@reply.example> wrote:',
    '> Is it there?',
    'Yes.',
    '> When?',
    '',
    'Sunday.',
  )
  expect(mail).toMatchObject({ body: 'Yes.\n\nSunday.', whole: false })
  expect(mail.folded).toBe('On 2026-11-20, Ben <r-a@reply.example> wrote:\n> Is it there?\n> When?')
})

test.each([
  ['Yes.', '', 'Rosa'],
  ['On Sunday you wrote:', 'come at two', 'I will.'],
  ['Measures:', '--------', '18 in wide'],
  ['From: the bus stop', 'To: my door', 'it is five minutes.'],
  ['I live at 5 Elm Street, 604-555-0123, rosa@village.example, ask for Rosa Fuentes.'],
  ['The old price was', '________', 'pay what you can'],
  ['Subject to what my son says.', 'Date: Sunday'],
  ['Hello,', 'On Sunday you wrote:', 'come at two', 'I will.'],
  ['Yes\u202e and no'],
])('what somebody wrote is not taken for a quote or a signature: %j', (...lines) => {
  expect(split(...lines)).toEqual({ body: lines.join('\n'), folded: '', whole: false })
})

test('what separates and what names the quoted mail goes with it', () => {
  const quoted = ['On 1 May 2026 Ben <ben@village.example> wrote:', '> Is it there?']
  for (const separator of ['________________', '-----Original Message-----']) {
    expect(split('Yes.', separator, ...quoted).body).toBe('Yes.')
    expect(split('Yes.', separator, '', '> Is it there?').body).toBe('Yes.')
  }
  const byOutlook = ['________________', '', 'From: Ben', 'Sent: Monday', 'To: Rosa', 'Is it there?']
  expect(split('Yes.', ...byOutlook).body).toBe('Yes.')
  expect(split(...byOutlook).whole).toBe(true)
  expect(split('Yes.', 'On 1 May', 'On behalf of us Ben <ben@village.example> wrote:', 'Is it?').body).toBe('Yes.')
})

test('a separator goes with the quoted line right below it, and what is written after that stays', () => {
  expect(split('Yes.', '________________', '> Is it there?', 'No.')).toEqual({
    ...{ body: 'Yes.\nNo.', folded: '________________\n> Is it there?', whole: false },
  })
  expect(split('> Is it?', '________________', 'Yes.').body).toBe('________________\nYes.')
  const block = ['From: Ben', 'Sent: Monday', 'To: Rosa', 'Is it there?']
  expect(split('________', 'Yes.', ...block).body).toBe('________\nYes.')
  expect(split('Yes.', '', '', ...block)).toEqual({ body: 'Yes.', folded: block.join('\n'), whole: false })
  expect(split('________', ...block, 'Yes.').whole).toBe(true)
})

test('marks of direction at the beginning of a line hide no quote, and empty lines in a row are one', () => {
  expect(split('\u202a\ufeff> Is it there?', 'Yes.', '', '', '', 'Come.  ').body).toBe('Yes.\n\nCome.')
  expect(splitReply('Yes.\r\n> Is it?\rNo.', author)).toMatchObject({ body: 'Yes.\nNo.', folded: '> Is it?' })
})

test('a full name at the end goes with what stands under it; a first name and what is said after it stay', () => {
  expect(split('Yes.', 'Thanks,', 'Rosa Fuentes', '604-555-0123', 'rosa@village.example')).toMatchObject({
    body: 'Yes.\nThanks,',
    folded: 'Rosa Fuentes\n604-555-0123\nrosa@village.example',
  })
  expect(split('Yes.', 'Rosa Fuentes', 'Please bring the charger.').body).toBe('Yes.\nPlease bring the charger.')
  expect(split('Yes.', '-- ', 'Rosa Fuentes', 'Royal Oak').body).toBe('Yes.')
})

test('where nothing would be left, all is kept', () => {
  for (const lines of [['> Is it there?'], ['-- ', 'Rosa Fuentes'], ['', '  ']]) {
    expect(split(...lines)).toEqual({
      body: lines
        .map((line) => line.trim())
        .join('\n')
        .trim(),
      folded: '',
      whole: true,
    })
  }
})

test('whatever is sent, no word is lost', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '> a',
      '-- ',
      'From: x',
      'Sent: y',
      'To: z',
      'On 1 Ben <r@e.x> wrote:',
      'Rosa Fuentes',
      '________',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const plain = lines.join('\n').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\r]/g, '\n')
      const { body, folded } = splitReply(plain, author)
      expect(sameWords(`${body}\n${folded}`, plain)).toBe(true)
    }),
  )
})
