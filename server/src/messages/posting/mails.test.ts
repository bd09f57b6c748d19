import { expect, test } from 'vitest'
import { composeMail } from '../../platform/mail/templates/compose-mail.ts'
import { programOfFile } from '../../testing-file.ts'
import { mailsTo, markRead, read, sendMail, set, somePair, unread, write } from '../testing.ts'
import { postNotice } from './post-notice.ts'

const program = await programOfFile()

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
