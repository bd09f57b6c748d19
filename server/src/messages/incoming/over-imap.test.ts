import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { asOwner } from '../../platform/database/testing.ts'
import { readMailbox } from '../../platform/mail/incoming/ways/read-mailbox.ts'
import { mailboxServer } from '../../platform/mail/incoming/ways/testing-mailbox-server.ts'
import { testProgram } from '../../testing.ts'
import { judgeAll, mailInSettings, type Pair, provedMail, wordsOf, writtenTo } from './testing-mail-in.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let server: Awaited<ReturnType<typeof mailboxServer>>
let reading: ReturnType<typeof readMailbox>
let pair: Pair

beforeAll(async () => {
  program = await testProgram(mailInSettings)
})
beforeEach(async () => {
  server = await mailboxServer()
  pair = await writtenTo(program)
  reading = readMailbox(program.ctx, server.settings)
})
afterEach(async () => {
  await reading.stop()
  await server.stop()
})
afterAll(async () => {
  await endMailThread()
  await program.close()
})

const answer = (text: string) => provedMail({ from: pair.owner.email, to: pair.reply, text })

/** How many mails for the conversation's owner are stored and wait for a decision. */
const waiting = async () => {
  const rows = program.ctx.db.selectFrom('incoming_mails').select('id').where('recipient', '=', pair.reply)
  return (await rows.execute()).length
}

const posted = async () => {
  await judgeAll(program)
  return wordsOf(program, pair, pair.owner)
}

/** Waits until nothing in the mailbox is unread any more. */
const untilRead = () => expect.poll(() => server.mailbox.mails.filter(({ seen }) => !seen).length).toBe(0)

test('mails that are there, and those that come, are posted and leave the mailbox', async () => {
  server.mailbox.deliver(await answer('First.'))
  await untilRead()
  server.mailbox.deliver(await answer('Second.'))
  await untilRead()
  expect([await posted(), server.mailbox.mails]).toEqual([['First.', 'Second.'], []])
})

test('a mail leaves the mailbox only once it is stored', async () => {
  const storedBefore: number[] = []
  server.mailbox.beforeMark = async () => {
    storedBefore.push(await waiting())
    return true
  }
  server.mailbox.deliver(await answer('Stored first.'))
  await untilRead()
  expect(storedBefore).toEqual([1])
})

test('what is for nobody here is marked as read and stays', async () => {
  server.mailbox.deliver('From: club@example.org\r\nTo: us@example.org\r\n\r\nOur news\r\n')
  await untilRead()
  expect([server.mailbox.mails.length, await waiting()]).toEqual([1, 0])
})

test('a mail that is as large as any that is taken is fetched', async () => {
  server.mailbox.deliver(await answer('Large.'), 26_214_400)
  await untilRead()
  expect([await posted(), server.mailbox.mails]).toEqual([['Large.'], []])
})

test('the same mail twice is posted once, and both leave', async () => {
  const mail = await answer('Once.')
  server.mailbox.deliver(mail)
  server.mailbox.deliver(mail)
  await untilRead()
  expect([await posted(), server.mailbox.mails]).toEqual([['Once.'], []])
})

test('one too many for a conversation stays unread in the mailbox, and what comes for others is taken', async () => {
  for (let at = 0; at < 31; at++) server.mailbox.add(await answer(`Words ${at}`))
  const other = await writtenTo(program)
  server.mailbox.deliver(await provedMail({ from: other.owner.email, to: other.reply, text: 'Here.' }))
  await expect.poll(() => server.mailbox.mails.length).toBe(1)
  expect([server.mailbox.mails[0]?.seen, await waiting()]).toEqual([false, 30])
  await judgeAll(program)
  expect(await wordsOf(program, other, other.owner)).toEqual(['Here.'])
})

test('after a connection that was cut it is read on, and what was stored and not deleted is posted once', async () => {
  let isCut = false
  server.mailbox.beforeMark = async () => {
    const goesOn = isCut
    isCut = true
    return goesOn
  }
  server.mailbox.deliver(await answer('Cut.'))
  await expect.poll(() => isCut).toBe(true)
  expect(await waiting()).toBe(1)
  server.mailbox.deliver(await answer('While away.'))
  await untilRead()
  expect([server.mailbox.logIns, await posted()]).toEqual([2, ['Cut.', 'While away.']])
})

test('a mail whose storing fails stays unread, and is taken as soon as it can be stored', async () => {
  const { pool } = program.database
  await asOwner(pool, 'alter table incoming_mails rename to away')
  try {
    server.mailbox.deliver(await answer('Patience.'))
    await expect.poll(() => server.mailbox.logIns).toBe(2)
    expect(server.mailbox.mails).toMatchObject([{ seen: false }])
  } finally {
    await asOwner(pool, 'alter table away rename to incoming_mails')
  }
  await untilRead()
  expect([await posted(), server.mailbox.mails]).toEqual([['Patience.'], []])
})
