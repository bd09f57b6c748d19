import { newsletterWording } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { programOfFile } from '../../testing-file.ts'
import { call, member } from '../testing.ts'

const program = await programOfFile()

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
