import { afterAll, beforeAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { signedIn, testProgram } from '../../testing.ts'
import { mailInSettings, mailsTo, rawMail, takeIn, writtenTo } from './testing-mail-in.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram(mailInSettings)
})
afterAll(async () => {
  await endMailThread()
  await program.close()
})

test('getMailDelivery signed_out, resumeMailDelivery signed_out: nobody else learns whether mail is stopped', async () => {
  expect((await call(program, 'GET', '/api/user/mail-delivery', {})).status).toBe(401)
  expect((await call(program, 'POST', '/api/user/mail-delivery/resume', {})).status).toBe(401)
})

test('who is signed in sees that their mail is stopped, and has it sent again', async () => {
  const { owner, buyer } = await writtenTo(program)
  const at = new Date()
  const rows = ['2026-11-20', '2026-11-22'].map((bounced_on) => ({
    recipient: owner.email,
    bounced_on,
    bounced_at: at,
  }))
  await program.ctx.db.insertInto('mail_bounces').values(rows).execute()
  const ask = async (method: 'GET' | 'POST', path: string, person = owner) =>
    (await call(program, method, path, await signedIn(program.ctx, person))).body.data
  expect(await ask('GET', '/api/user/mail-delivery')).toEqual({ stopped: true })
  expect(await ask('GET', '/api/user/mail-delivery', buyer)).toEqual({ stopped: false })
  expect(await ask('POST', '/api/user/mail-delivery/resume')).toEqual({ stopped: false })
  expect(await ask('GET', '/api/user/mail-delivery')).toEqual({ stopped: false })
})

test('postMailedMessage conflict: what was asked about is not posted to whoever closed their account, and can be tried again', async () => {
  const pair = await writtenTo(program)
  await takeIn(program, rawMail({ from: pair.owner.email, to: pair.reply, text: 'Hello?' }), pair.reply)
  const question = (await mailsTo(program, pair.owner)).at(-1)
  const token = /by-mail\?token=([\w-]+)/.exec(question?.plain ?? '')?.[1]
  await program.ctx.db.deleteFrom('people').where('id', '=', pair.buyer.id).execute()
  for (let times = 0; times < 2; times++) {
    const { status, body } = await call(program, 'POST', '/messages/by-mail/post', {}, { token })
    expect([status, body.error]).toEqual([409, expect.stringContaining('They closed their account')])
  }
})
