import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../../testing.ts'
import { acceptMail } from './accept-mail.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const raw = Buffer.from('Subject: Your walker\r\n\r\nYes.\r\n')
const accept = (...to: string[]) => acceptMail(program.ctx, raw, { way: 'smtp', to, from: undefined, ip: undefined })

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
