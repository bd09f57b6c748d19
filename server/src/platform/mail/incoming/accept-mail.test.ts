import { expect, test } from 'vitest'
import { day, systemClock } from '#platform/clock'
import { programOfFile } from '../../../testing-file.ts'
import { acceptMail, TooManyMails } from './accept-mail.ts'

const program = await programOfFile()

const raw = Buffer.from('Subject: Your walker\r\n\r\nYes.\r\n')
const accept = (...to: string[]) => acceptMail(program.ctx, raw, { way: 'webhook', to, from: undefined, ip: undefined })

/** The mails to decide about, by their addresses, and the jobs that decide about them. */
async function waiting() {
  const mails = await program.ctx.db.selectFrom('incoming_mails').select(['id', 'recipient']).orderBy('id').execute()
  const { rows } = await program.database.pool.query<{ payload: { incomingId: number } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where identifier = 'judge-mail' order by j.id`,
  )
  expect(rows.map(({ payload }) => payload.incomingId)).toEqual(mails.map(({ id }) => id))
  return mails.map(({ recipient }) => recipient)
}

test('a mail is decided about once for each of its addresses, however they are written and however often it comes', async () => {
  await accept('One@reply.example', 'one@REPLY.example', 'two@reply.example')
  expect(await waiting()).toEqual(['one@reply.example', 'two@reply.example'])
  await accept('two@reply.example', 'three@reply.example')
  expect(await waiting()).toEqual(['one@reply.example', 'two@reply.example', 'three@reply.example'])
})

/** Brings so many mails of one sender for an address, and says how many of them were taken. */
async function bring(count: number, to: string, from: string): Promise<number> {
  let taken = 0
  for (let at = 0; at < count; at++)
    await acceptMail(program.ctx, Buffer.from(`Subject: ${at} of ${from}\r\n\r\nYes.`), {
      way: 'webhook',
      to: [to],
      from,
    }).then(
      () => taken++,
      (error) => expect(error).toBeInstanceOf(TooManyMails),
    )
  return taken
}

test('an address takes thirty mails of one sender in a day, a hundred of all, and none at all of one that has no room', async () => {
  expect(await bring(32, 'four@reply.example', 'a@example.org')).toBe(30)
  expect(await bring(1, 'five@reply.example', 'a@example.org')).toBe(1)
  for (const from of ['b', 'c', 'd']) await bring(25, 'four@reply.example', `${from}@example.org`)
  expect(await bring(1, 'four@reply.example', 'e@example.org')).toBe(0)
  await expect(accept('four@reply.example', 'six@reply.example')).rejects.toThrow(TooManyMails)
  const sixth = program.ctx.db.selectFrom('incoming_mails').select('id').where('recipient', '=', 'six@reply.example')
  expect(await sixth.execute()).toEqual([])
  program.ctx.clock = { now: () => new Date(Date.now() + day) }
  expect(await bring(1, 'four@reply.example', 'a@example.org')).toBe(1)
  program.ctx.clock = systemClock
})
