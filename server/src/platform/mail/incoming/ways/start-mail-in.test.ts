import { expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { quietLog } from '../../../database/testing.ts'
import { startMailIn } from './start-mail-in.ts'
import { mailboxServer } from './testing-mailbox-server.ts'

test('a mailbox that is set is read until mail is stopped', async () => {
  const server = await mailboxServer()
  const config = { mailIn: { domain: 'reply.reable.example', imap: server.settings } }
  const mailIn = await startMailIn({ config, log: quietLog } as Context, async () => false)
  server.mailbox.deliver('To: club@example.org\r\n\r\nHello')
  await expect.poll(() => server.mailbox.mails.map(({ seen }) => seen)).toEqual([true])
  await mailIn.stop()
  server.mailbox.deliver('To: club@example.org\r\n\r\nAgain')
  await server.stop()
  expect(server.mailbox.mails.map(({ seen }) => seen)).toEqual([true, false])
})
