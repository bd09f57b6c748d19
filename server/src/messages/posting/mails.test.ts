import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, setListing } from '../../listings/testing.ts'
import { composeMail } from '../../platform/mail/templates/compose-mail.ts'
import { close } from '../../privacy/testing.ts'
import { testProgram } from '../../testing.ts'
import { ask, mailsTo, markRead, read, sendMail, set, side, somePair, unread, write } from '../testing.ts'
import { postNotice } from './post-notice.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('[MSG-03] the owner is mailed and can answer, and neither address is in the other’s mail, in any header or part', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, owner, id, 'Yes, come on Sunday')
  for (const [to, from, name] of [
    [owner, buyer, 'Ben'],
    [buyer, owner, 'Rosa'],
  ] as const) {
    const [mail, ...more] = await mailsTo(program, to)
    expect(more).toEqual([])
    if (!mail) throw new Error('nobody was mailed')
    const { bytes } = await composeMail(program.config, mail)
    const decoded = [bytes.toString(), mail.html, mail.plain, JSON.stringify(mail)].join('\n')
    expect(decoded).toContain(`From: "${name} (through Reable)" <`)
    expect(decoded).not.toMatch(/^Reply-To:/im)
    expect(decoded.toLowerCase()).not.toContain(from.person.email)
    // In base64 as well, wherever in three bytes it begins.
    for (const shift of [0, 1, 2]) {
      const encoded = Buffer.from(' '.repeat(shift) + from.person.email).toString('base64')
      expect(decoded).not.toContain(encoded.slice(4, -4))
    }
    expect(mail.plain).toContain(`/account/messages/${id}`)
  }
})

test('the mail of an answer says so, and opens for reading without a log-in', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, owner, id, 'Yes')
  const [mail] = await mailsTo(program, buyer)
  expect(mail).toMatchObject({ subject: 'You have an answer about a listing', sender_name: 'Rosa (through Reable)' })
  expect(mail?.plain).toContain('Rosa wrote:')
  expect(mail?.plain).toContain('/messages/open?token=')
})

test('mails of one conversation share a thread, and those of another do not', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, buyer, id, 'And one more')
  const other = await somePair(program)
  const references = async (side: typeof owner) =>
    (await mailsTo(program, side)).map(({ headers }) => (headers as { References: string }).References)
  expect(new Set(await references(owner)).size).toBe(1)
  expect(await references(other.owner)).not.toEqual((await references(owner)).slice(0, 1))
})

test('a muted conversation brings no mail, on the page it is there; unmuted, mails come again', async () => {
  const { owner, buyer, id } = await somePair(program)
  await set(program, owner, id, 'mute')
  await set(program, owner, id, 'mute')
  await write(program, buyer, id, 'Quiet')
  expect(await mailsTo(program, owner)).toHaveLength(1)
  expect((await read(program, owner, id)).body.data).toMatchObject({ muted: true, unread: 2 })
  expect([await unread(program, owner), (await read(program, buyer, id)).body.data.muted]).toEqual([0, false])
  await set(program, owner, id, 'mute', false)
  await write(program, buyer, id, 'Loud')
  expect(await mailsTo(program, owner)).toHaveLength(2)
})

test.each([
  ['is muted', async ({ owner, id }: Awaited<ReturnType<typeof somePair>>) => set(program, owner, id, 'mute')],
  ['is read', async ({ owner, id }: Awaited<ReturnType<typeof somePair>>) => markRead(program, owner, id, 2 ** 31 - 1)],
  [
    'has another message in place of its own',
    async ({ buyer, id }: Awaited<ReturnType<typeof somePair>>) => {
      const next = (await write(program, buyer, id, 'Still?')).body.data.id
      await program.ctx.db.deleteFrom('messages').where('conversation_id', '=', id).where('id', '<', next).execute()
    },
  ],
])('a mail that waits is not sent once its conversation %s', async (_words, act) => {
  const pair = await somePair(program)
  const [mail] = await mailsTo(program, pair.owner)
  await act(pair)
  expect(await sendMail(program, mail?.id ?? 0)).toBe('lapsed')
})

test('sent, a mail stores neither words nor names', async () => {
  const { owner } = await somePair(program)
  const [mail] = await mailsTo(program, owner)
  expect(await sendMail(program, mail?.id ?? 0)).toBe('sent')
  expect(await mailsTo(program, owner)).toMatchObject([
    { html: '', plain: '', headers: {}, written_by: null, sender_name: null, calendar: null },
  ])
})

test('a notice is mailed to whose act it is not, or to both, with a calendar entry', async () => {
  const { owner, buyer, id } = await somePair(program)
  const posted = { conversation: { id }, notice: { name: 'unheard of' } }
  await postNotice(program.ctx, { ...posted, by: owner.person.id })
  expect([(await mailsTo(program, owner)).length, (await mailsTo(program, buyer)).length]).toEqual([1, 0])
  await postNotice(program.ctx, { ...posted, by: owner.person.id, mail: true })
  expect([(await mailsTo(program, owner)).length, (await mailsTo(program, buyer)).length]).toEqual([1, 1])
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
  await postNotice(program.ctx, { ...posted, by: owner.person.id, mail: { subject: 'You meet', ics, everyone: true } })
  for (const who of [owner, buyer]) {
    const mail = (await mailsTo(program, who)).at(-1)
    expect(mail).toMatchObject({ subject: 'You meet', calendar: ics, sender_name: null })
    if (!mail) continue
    expect((await composeMail(program.config, mail)).bytes.toString()).toContain(
      'text/calendar; charset=utf-8; method=REQUEST',
    )
  }
  const { data, messages } = (await read(program, buyer, id)).body
  expect([data.unread, messages.at(-1)]).toEqual([
    3,
    expect.objectContaining({
      by: 'reable',
      kind: 'notice',
      notice: { name: 'unheard of' },
      body: 'Something changed in this conversation.',
    }),
  ])
})

test('when the writer leaves, what waits for the other goes too', async () => {
  const { owner, buyer, id } = await somePair(program, 'Quokka?')
  await write(program, owner, id, 'Wombat!')
  await close(program, buyer.headers, { email: buyer.person.email })
  expect(await mailsTo(program, owner)).toEqual([])
})

test('who mutes one conversation is mailed about their others', async () => {
  const { owner, listing, id } = await somePair(program)
  const other = await side(program.ctx)
  await ask(program, other, listing, 'And me?')
  await set(program, owner, id, 'mute')
  await ask(program, other, listing, 'Or not?')
  expect(await mailsTo(program, owner)).toHaveLength(3)
})

test('a notice is not mailed to who muted the conversation; read already, it is mailed for its calendar entry alone', async () => {
  const { owner, buyer, id } = await somePair(program)
  const notify = (mail: boolean | object) =>
    postNotice(program.ctx, { conversation: { id }, notice: { name: 'unheard of' }, by: buyer.person.id, mail })
  await notify(true)
  await notify({ ics: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' })
  await markRead(program, owner, id, 2 ** 31 - 1)
  const [, plain, entry] = await mailsTo(program, owner)
  const outcomes = [await sendMail(program, plain?.id ?? 0), await sendMail(program, entry?.id ?? 0)]
  expect(outcomes).toEqual(['lapsed', 'sent'])
  await set(program, owner, id, 'mute')
  await notify(true)
  expect(await mailsTo(program, owner)).toHaveLength(3)
})

test('when somebody leaves, the mails about what they did go too, but for one that names nobody', async () => {
  const { owner, buyer, id } = await somePair(program)
  const posted = { conversation: { id }, notice: { name: 'unheard of' }, by: buyer.person.id }
  await postNotice(program.ctx, { ...posted, mail: { subject: 'Named' } })
  await postNotice(program.ctx, { ...posted, mail: { subject: 'Nameless', nameless: true } })
  await close(program, buyer.headers, { email: buyer.person.email })
  expect((await mailsTo(program, owner)).map(({ subject }) => subject)).toEqual(['Nameless'])
})

test('the mail shows the photo of the listing while everyone sees it', async () => {
  const { owner, buyer, listing, id } = await somePair(program)
  await setListing(program.ctx, listing, { active: false })
  await write(program, buyer, id, 'Hidden now?')
  const shown = (await mailsTo(program, owner)).map(({ html }) => html.includes(`/pictures/${'d'.repeat(32)}`))
  expect(shown).toEqual([true, false])
})

test('the owner of a listing that is there no more is offered the answer that it is gone, and no other', async () => {
  const { owner, buyer, listing, id } = await somePair(program)
  await program.ctx.db.deleteFrom('pictures').where('listing_id', '=', listing).execute()
  await program.ctx.db.deleteFrom('listings').where('id', '=', listing).execute()
  expect((await write(program, buyer, id, 'Is it gone?')).status).toBe(200)
  const offered = (await mailsTo(program, owner)).map(({ plain }) => plain.match(/(?<=&answer=)\w+/g))
  expect(offered).toEqual([['available', 'gone', 'promised'], ['gone']])
})
