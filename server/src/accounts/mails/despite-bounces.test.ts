import { expect, test } from 'vitest'
import { programOfFile } from '../../testing-file.ts'
import { call, mailedToken, newcomer, runJobs, socialMember } from '../testing.ts'

const program = await programOfFile()

/** The subjects of the mails to an address that are sent even though mails to it came back. */
const sentAnyway = async (email: string) => {
  const mails = program.ctx.db.selectFrom('mails').select('subject').where('despite_bounces', '=', true)
  return (await mails.where('recipient', '=', email).orderBy('id').execute()).map(({ subject }) => subject)
}
const send = (method: 'POST' | 'PUT', url: string, body: object, headers = {}) =>
  call(program, method, url, body, headers)

test('what somebody asked for, or has to know of their account, is sent to an address from which mails came back', async () => {
  const { user, headers } = await newcomer(program)
  await send('POST', '/auth/password', { user: { email: user.email } })
  await runJobs(program)
  const fresh = { password: 'Rainy-Day-2027!', password_confirmation: 'Rainy-Day-2027!' }
  const reset_password_token = await mailedToken(program.ctx, user.email)
  await send('PUT', '/auth/password', { user: { ...fresh, reset_password_token } }, headers)
  expect(await sentAnyway(user.email)).toEqual([
    'Confirm your e-mail address',
    'Choose a new password',
    'Your password was changed',
  ])
  const { email } = await socialMember(program)
  await send('POST', '/auth/password', { user: { email } })
  await runJobs(program)
  expect(await sentAnyway(email)).toHaveLength(1)
})
