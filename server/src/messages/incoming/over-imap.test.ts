import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { asOwner } from '../../platform/database/testing.ts'
import { readMailbox } from '../../platform/mail/incoming/ways/read-mailbox.ts'
import { mailboxServer } from '../../platform/mail/incoming/ways/testing-mailbox-server.ts'
import { programOfFile } from '../../testing-file.ts'
import { judgeAll, mailInSettings, type Pair, provedMail, wordsOf, writtenTo } from './testing-mail-in.ts'

let server: Awaited<ReturnType<typeof mailboxServer>>
let reading: ReturnType<typeof readMailbox>
let pair: Pair

const program = await programOfFile(mailInSettings)
beforeEach(async () => {
  server = await mailboxServer()
  pair = await writtenTo(program)
  reading = readMailbox(program.ctx, server.settings)
})
afterEach(async () => {
  await reading.stop()
  await server.stop()
})
afterAll(endMailThread)

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
