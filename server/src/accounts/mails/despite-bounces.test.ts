import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { requestedChange } from '../emails/testing-email-change.ts'
import { accountJobs } from '../jobs.ts'
import { memberWithTotp } from '../second-factor/testing.ts'
import { call, mailedToken, newcomer, type Program, runJobs, signIn, socialMember } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

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

test('so is what it says of its second step, and of another address to both', async () => {
  const { user, headers, recoveryCodes } = await memberWithTotp(program)
  const { email } = await requestedChange(program, { email: user.email, headers })
  const device = await signIn(program, user.email)
  await send('POST', '/auth/factor/proof', { recovery_code: recoveryCodes[0] }, device.headers)
  await accountJobs['factor-tries-refused']?.(program.ctx, { email: user.email })
  expect(await sentAnyway(user.email)).toEqual([
    'Six-digit codes were set up for your account',
    'Your e-mail address is to be changed',
    'A recovery code was used',
    'Many tries at the second step of your account',
  ])
  expect(await sentAnyway(email)).toEqual(['Confirm your new e-mail address'])
})
