import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { requestedChange } from '../emails/testing-email-change.ts'
import { memberWithTotp } from '../second-factor/testing.ts'
import { call, headersOf, member, type Program, password, signIn } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

/** What a browser keeps by which its pages are counted; undefined where an answer leaves it as it is. */
async function counted(answer: ReturnType<typeof call>): Promise<string | undefined> {
  const { status, headers } = await answer
  expect(status).toBe(200)
  return [headers['set-cookie']]
    .flat()
    .find((cookie) => String(cookie).startsWith('visitor='))
    ?.toString()
}

const logIn = (email: string) => call(program, 'POST', '/auth/login', { user: { email, password } })

test('the pages of a person are counted together from the log-in on, on every device', async () => {
  const [rosa, vera] = [await member(program), await member(program)]
  const phone = await counted(logIn(rosa.user.email))
  expect(phone).toMatch(/^visitor=/)
  expect(await counted(logIn(rosa.user.email))).toBe(phone)
  expect(await counted(logIn(vera.user.email))).not.toBe(phone)
})

test('so they are from the second step of a log-in on', async () => {
  const { user, recoveryCodes } = await memberWithTotp(program)
  const { headers } = await signIn(program, user.email)
  const proof = { recovery_code: recoveryCodes[0] }
  expect(await counted(call(program, 'POST', '/auth/factor/proof', proof, headers))).toBe(
    await counted(logIn(user.email)),
  )
})

test('and in the browser in which a new address is confirmed; where a change is undone they are counted by themselves', async () => {
  const { user, headers } = await member(program)
  const { makeToken, undoToken } = await requestedChange(program, { email: user.email, headers })
  const made = call(program, 'PUT', '/auth/email', { user: { email_token: makeToken, current_password: password } })
  const own = await counted(made)
  const after = headersOf((await made).body.data)
  expect(own).toBe(await counted(call(program, 'GET', '/api/user', undefined, after)))
  const cookie = String(own).split(';')[0]
  const undone = { user: { undo_token: undoToken } }
  expect(await counted(call(program, 'PUT', '/auth/email/undo', undone, { cookie }))).not.toBe(own)
})
