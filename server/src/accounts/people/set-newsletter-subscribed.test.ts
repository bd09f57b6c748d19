import { newsletterWording } from '@reable/contract/accounts/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { call, member, type Program } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const choose = (headers: object, newsletter_subscribed: unknown) =>
  call(program, 'POST', '/api/user/set_newsletter_subscribed', { newsletter_subscribed }, headers)

const consents = (person_id: number) =>
  program.ctx.db
    .selectFrom('newsletter_consents')
    .selectAll()
    .where('person_id', '=', person_id)
    .orderBy('id')
    .execute()

test('[ACCT-06] the choice is answered with the user, and each change is stored with its time and wording', async () => {
  const { user, headers } = await member(program)
  expect((await choose(headers, true)).body.data).toEqual({ ...user, newsletter_subscribed: true })
  await choose(headers, true)
  expect((await choose(headers, false)).body.data).toEqual({ ...user, newsletter_subscribed: false })
  expect(await consents(user.user_id)).toMatchObject([
    { given: true, wording: newsletterWording, decided_at: expect.any(Date) },
    { given: false, wording: newsletterWording, decided_at: expect.any(Date) },
  ])
  expect((await call(program, 'GET', '/api/user', undefined, headers)).body.data.newsletter_subscribed).toBe(false)
})

test('setNewsletterSubscribed signed_out: nobody chooses for a visitor', async () => {
  expect((await choose({}, true)).body.code).toBe('signed_out')
})

test('setNewsletterSubscribed invalid: it is true or false', async () => {
  const { headers } = await member(program)
  for (const [sent, sentence] of [
    ['true', "'newsletter_subscribed': please send true or false"],
    [undefined, "'newsletter_subscribed' is missing: please send true or false"],
  ]) {
    const { status, body } = await choose(headers, sent)
    expect([status, body.errors]).toEqual([422, { newsletter_subscribed: [sentence] }])
  }
})
