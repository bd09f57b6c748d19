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

type Answer = Awaited<ReturnType<typeof call>>

/** What a browser keeps by which its pages are counted; undefined where an answer leaves it as it is. */
const visitorCookieIn = ({ headers }: Answer): string | undefined =>
  [headers['set-cookie']]
    .flat()
    .find((cookie) => String(cookie).startsWith('visitor='))
    ?.toString()

async function counted(answer: Promise<Answer>): Promise<string | undefined> {
  expect((await answer).status).toBe(200)
  return visitorCookieIn(await answer)
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
  expect(await counted(call(program, 'PUT', '/auth/email/undo', undone, { cookie }))).toMatch(/^visitor=/)
})

const ends: [string, (headers: object) => Promise<Answer>][] = [
  ['who logs out', (headers) => call(program, 'DELETE', '/auth/logout', undefined, headers)],
  ['who logs out everywhere', (headers) => call(program, 'DELETE', '/auth/sessions', undefined, headers)],
  [
    'whose session has ended',
    (headers) => call(program, 'GET', '/api/user', undefined, { ...headers, 'x-user-token': 'ended' }),
  ],
  [
    'who leaves',
    (headers) => call(program, 'POST', '/api/user/close', { user: { current_password: password } }, headers),
  ],
]

test.each(ends)('the browser of someone %s is counted by itself from then on', async (_who, end) => {
  const { user } = await member(program)
  const answer = await logIn(user.email)
  const [own] = String(visitorCookieIn(answer)).split(';')
  const after = visitorCookieIn(await end({ ...headersOf(answer.body.data), cookie: own }))
  expect(after).toMatch(/^visitor=/)
  expect(after?.split(';')[0]).not.toBe(own)
})
