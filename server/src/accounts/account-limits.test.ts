import { expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { signedIn, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { makeChange, requestChange, requestedChange, undoChange } from './emails/testing-email-change.ts'
import { call, member, newEmail, signUpForm, socialMember } from './testing.ts'

const program = await programOfFile({ LIMITS: 'on', TRUST_PROXY: '1' })
// A moment at which the windows of all limits begin.
program.ctx.clock = { now: () => new Date('2026-07-01T00:00:00Z') }

let network = 0
const somewhere = () => ({ 'x-forwarded-for': `198.51.100.${++network}` })
const headersOfSomeone = async () => signedIn(program.ctx, await someone(program.ctx))
const post = (path: string, body: object | undefined, headers = {}) => call(program, 'POST', path, body, headers)

type Try = () => ReturnType<typeof call>

/** How often somebody, or a network, may do what costs something, and how many minutes they wait from a window's beginning. */
const limited: [string, number, number, () => Promise<Try>][] = [
  [
    'sign up in one network',
    15,
    30,
    async () => {
      const from = somewhere()
      const user = await signUpForm(program.ctx, { recaptcha: 'made up' })
      return () => post('/auth', { user }, from)
    },
  ],
  [
    'try to change a password, or what second step there is,',
    10,
    15,
    async () => {
      const headers = await signedIn(program.ctx, await socialMember(program))
      const fresh = 'Rainy-Day-2027!'
      const user = { current_password: fresh, password: fresh, password_confirmation: fresh }
      const own = { user: { current_password: '', email: '' } }
      const tries: Try[] = [
        () => call(program, 'PUT', '/auth', { user }, headers),
        () => post('/auth/factor/totp', own, headers),
        () => call(program, 'PUT', '/auth/factor/totp', { setup: 'x', code: '123456' }, headers),
        () => post('/auth/factor/totp/removal', own, headers),
        () => post('/auth/factor/passkeys', own, headers),
        () => call(program, 'PUT', '/auth/factor/passkeys', { name: '', passkey: {} }, headers),
        () => post('/auth/factor/passkeys/1/removal', own, headers),
        () => post('/auth/factor/recovery_codes', own, headers),
      ]
      let tried = 0
      return () => (tries[tried++ % tries.length] as Try)()
    },
  ],
  [
    'try the password that another address wants',
    10,
    15,
    async () => {
      const { headers } = await member(program)
      return () => requestChange(program, headers, newEmail(), 'Wrong-Day-2026!')
    },
  ],
  [
    'try the password that a link asks for elsewhere, once it was typed to get the link,',
    9,
    15,
    async () => {
      const { user, headers } = await member(program)
      const { makeToken } = await requestedChange(program, { email: user.email, headers })
      return () => makeChange(program, makeToken, {}, 'Wrong-Day-2026!')
    },
  ],
  [
    'try a second factor',
    10,
    15,
    async () => {
      const headers = await headersOfSomeone()
      return () => post('/auth/factor/proof', { code: '123456' }, headers)
    },
  ],
  [
    'open links of mails in one network, of whichever kind,',
    60,
    15,
    async () => {
      const from = somewhere()
      const user = { password: 'Rainy-Day-2027!', password_confirmation: 'Rainy-Day-2027!', reset_password_token: 'x' }
      const links: Try[] = [
        () => call(program, 'GET', '/auth/confirmation?confirmation_token=x', undefined, from),
        () => call(program, 'GET', '/auth/email/link?email_token=x', undefined, from),
        () => makeChange(program, 'x', from),
        () => undoChange(program, 'x', from),
        () => call(program, 'PUT', '/auth/password', { user }, from),
      ]
      let opened = 0
      return () => (links[opened++ % links.length] as Try)()
    },
  ],
  [
    'ask for another confirmation',
    3,
    60,
    async () => {
      const user = newEmail()
      return () => post('/auth/confirmation', { user })
    },
  ],
  [
    'ask for a new password, with an account or without,',
    3,
    60,
    async () => {
      const email = newEmail()
      return () => post('/auth/password', { user: { email } })
    },
  ],
  [
    'ask for another address',
    5,
    24 * 60,
    async () => {
      const { headers } = await member(program)
      return () => requestChange(program, headers, newEmail())
    },
  ],
]

test.each(limited)(
  'somebody may %s %i times, and then waits for %i minutes at most',
  async (_what, max, minutes, begin) => {
    const act = await begin()
    for (let time = 0; time < max; time++) expect((await act()).status).not.toBe(429)
    const { status, headers } = await act()
    expect([status, headers['retry-after']]).toEqual([429, String((minutes * minute) / 1000)])
  },
)

test('an address that somebody else wants is mailed three times an hour at most, whoever asks', async () => {
  const wanted = newEmail()
  const statuses: number[] = []
  for (let asked = 0; asked < 4; asked++)
    statuses.push((await requestChange(program, (await member(program)).headers, wanted)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
