import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, type Program, setListing, sold } from '../listings/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'

const program = await programOfFile()
const owner = await someone(program.ctx)
const buyer = await someone(program.ctx)
const headers = await signedIn(program.ctx, buyer)
const id = await someListing(program.ctx, owner, { title: 'Folding walker' })

const send = (message: object, from: object = headers) => call(program, 'POST', '/messages', from, message)
const written = (body: unknown, post_id: unknown = id) => ({ post_id, body, termsOfUse: true })
const mailsOf = ({ ctx }: Program, { email }: Person) =>
  ctx.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()
const copies = () => program.ctx.db.selectFrom('messages').select('body').where('sender_id', '=', buyer.id).execute()

test('[MSG-03] the owner is mailed what was written, and can answer on the page of the conversation', async () => {
  const { status, body } = await send(written('Is it still there?\nI can come on Sunday.'))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    post: { id, title: 'Folding walker' },
    body: 'Is it still there?\nI can come on Sunday.',
    sent_at: expect.stringMatching(/-07:00$/),
    sent_at_utc: expect.stringMatching(/Z$/),
  })
  const [mail, ...more] = await mailsOf(program, owner)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'Someone wrote to you about your listing',
    sender_name: 'The buyer (through Reable)',
    repeatable: true,
    outcome: 'waiting',
  })
  expect(mail?.plain).toContain('> Is it still there?\n> I can come on Sunday.')
  expect(mail?.plain).toContain('Folding walker')
  expect(mail?.plain).toContain(`${program.config.http.publicUrl}/account/messages/${body.data.conversation_id}`)
})

test('sent twice, at once or again, it is one message and one mail, and answered alike', async () => {
  const body = written('Twice?')
  const answers = [...(await Promise.all([send(body), send(body)])), await send(body)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await copies()).filter((one) => one.body === 'Twice?')).toHaveLength(1)
  expect((await mailsOf(program, owner)).filter(({ plain }) => plain.includes('Twice?'))).toHaveLength(1)
})

test('[MSG-01] the terms are agreed to, or nothing is sent', async () => {
  for (const termsOfUse of [false, undefined, 'true']) {
    const { status, body } = await send({ post_id: id, body: 'Hello', termsOfUse })
    expect([status, body.errors]).toEqual([422, { termsOfUse: ['You must agree to the terms of use'] }])
  }
})

test('words by which people are cheated stop a message; others put a caution beside it, of each word', async () => {
  const { status, body } = await send(written('I pay by Western-Union today'))
  expect(status).toBe(422)
  expect(body.errors.body[0]).toContain('“western union” is how people are cheated.')
  expect((await send(written('I pay with gift cards'))).status).toBe(200)
  const mail = (await mailsOf(program, owner)).at(-1)
  expect(mail?.plain.replace(/\s+/g, ' ')).toContain(
    'Please be careful. The message speaks of “gift card”. People who cheat often do. Answer only if you are sure, and pay nothing in advance.',
  )
  expect(mail?.html).toContain('Please be careful.')
  await send(written('My agent will collect it. Write to me on WhаtsApp.'))
  const both = (await mailsOf(program, owner)).at(-1)?.plain
  expect(both).toContain('The message speaks of “my agent will collect”, “whatsapp”.')
  const calm = (await mailsOf(program, owner))[0]
  expect([calm?.plain, calm?.html].join()).not.toContain('Please be careful.')
})

test('header-like lines, control characters and mark-up arrive as text, and change nothing of the mail', async () => {
  const body = 'Bcc: all@example.org\r\nSubject: Win\u0000\u0007\n.\n<a href="https://bad.example">here</a> \u202eoffer'
  expect((await send(written(body))).status).toBe(200)
  const mail = (await mailsOf(program, owner)).at(-1)
  expect(mail?.subject).toBe('Someone wrote to you about your listing')
  expect(Object.keys(mail?.headers ?? {})).toEqual(['References'])
  expect(mail?.plain).toContain('> Bcc: all@example.org\n> Subject: Win\n> .\n> <a href="https://bad.example">here</a>')
  expect(mail?.html).toContain('&lt;a href=&quot;https://bad.example&quot;&gt;here&lt;/a&gt;')
})

test('[MSG-02] sendMessage forbidden: nobody writes before their address is confirmed', async () => {
  const from = await signedIn(program.ctx, await someone(program.ctx, { confirmed: false }))
  const { status, body } = await send(written('Hello'), from)
  expect([status, body.error]).toEqual([403, 'Please confirm your e-mail address first: open the link in our e-mail.'])
})

test('[POST-05] sendMessage conflict: nobody writes to themselves', async () => {
  const { status, body } = await send(written('Hello'), await signedIn(program.ctx, owner))
  expect([status, body.error]).toEqual([409, 'This is your own listing.'])
})

test.each([
  ['sold', sold(new Date()), 'This listing is sold.'],
  ['hidden', { active: false }, 'This listing is hidden.'],
  ['deleted', { deleted_at: new Date() }, 'This listing is deleted.'],
  ['held', { held_at: new Date(), held_why: 'Reported' }, 'This listing is hidden while a volunteer looks at it.'],
])('the owner of what is %s is not written to', async (_state, changes, sentence) => {
  const unavailable = await someListing(program.ctx, owner)
  await setListing(program.ctx, unavailable, changes)
  const { status, body } = await send(written('Hello', unavailable))
  expect([status, body.error]).toEqual([409, sentence])
})

test('somebody writes ten times a day in their first week; a mistake or a repetition does not count', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const now = new Date('2026-11-20T18:00:00Z')
  limited.ctx.clock = { now: () => now }
  const seller = await someone(limited.ctx)
  const listing = await someListing(limited.ctx, seller)
  const from = await signedIn(limited.ctx, await someone(limited.ctx))
  const sendBody = async (body: string, post_id = listing) =>
    (await call(limited, 'POST', '/messages', from, { post_id, body, termsOfUse: true })).status
  const many = async (count: number) => {
    const statuses: number[] = []
    for (let times = 0; times < count; times++) statuses.push(await sendBody(`Message ${times}`))
    return statuses
  }
  expect([await sendBody('Hello', 999), await sendBody('Message 0'), await sendBody('Message 0')]).toEqual([
    404, 200, 200,
  ])
  expect(await many(11)).toEqual([...Array(10).fill(200), 429])
  await limited.close()
})
