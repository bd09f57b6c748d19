import { organisation } from '@reable/contract/organisation'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import type { Email } from '#platform/mail'
import { accountExistsEmail } from './account-exists-email.tsx'
import { addressTakenEmail } from './address-taken-email.tsx'
import { confirmationEmail } from './confirmation-email.tsx'
import { recoveryCodeUsedEmail } from './factor-emails.tsx'
import { factorTriesEmail } from './factor-tries-email.tsx'
import { logInAttemptsEmail } from './log-in-attempts-email.tsx'
import { newAddressEmail } from './new-address-email.tsx'
import { oldAddressEmail } from './old-address-email.tsx'
import { passwordChangedEmail } from './password-changed-email.tsx'
import { resetEmail } from './reset-email.tsx'
import { socialResetEmail } from './social-reset-email.tsx'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const ctx = { config, clock: systemClock } as Context
const to = 'rosa@village.example'
const token = 'a-token_of-43-letters'

const mails: [string, () => Promise<Email>, string][] = [
  ['confirmation', () => confirmationEmail(ctx, { to, token }), `/confirmation?confirmation_token=${token}`],
  ['reset', () => resetEmail(ctx, { to, token }), `/password/new?reset_password_token=${token}`],
  ['account exists', () => accountExistsEmail(ctx, { to }), '/auth#login'],
  ['log-in attempts', () => logInAttemptsEmail(ctx, { to }), '/password/reset'],
  ['factor tries', () => factorTriesEmail(ctx, { to }), '/password/reset'],
  ['password changed', () => passwordChangedEmail(ctx, { to }), '/password/reset'],
  ['new address', () => newAddressEmail(ctx, { to, token }), `/email/new?email_token=${token}`],
  ['old address', () => oldAddressEmail(ctx, { to, token }), `/email/undo?undo_token=${token}`],
  ['address taken', () => addressTakenEmail(ctx, { to }), '/auth#login'],
  ['social reset', () => socialResetEmail(ctx, { to, provider: 'google' }), '/auth#login'],
]

test.each(mails)('the %s mail links by one button, by its whole address, and in plain text', async (_, write, path) => {
  const { html, plain, ...mail } = await write()
  expect(mail.to).toBe(to)
  const address = `https://reable.example${path}`
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(html).toContain(`>${address}</a>`)
  expect(plain.split('\n').filter((line) => line === address)).toHaveLength(1)
})

test.each(mails)('the %s mail states its language, its title, who we are and why it came', async (_, write) => {
  const { subject, html, plain } = await write()
  expect(html).toMatch(/<html[^>]* lang="en-CA"/)
  expect(html).toContain(`<title>${subject}</title>`)
  for (const form of [html, plain]) {
    expect(form).toContain('You get this e-mail because')
    expect(form).toContain(organisation.email)
    expect(form).toContain(organisation.postalAddress)
  }
})

test('subjects contain neither address nor token', async () => {
  for (const [, write] of mails) expect((await write()).subject).not.toMatch(/rosa|token|@/)
})

test.each([
  [0, 'It was your last one: please make new ones in your Account Settings.'],
  [1, 'You have 1 code left.'],
  [2, 'You have 2 codes left.'],
])('the mail about a recovery code says that %i are left', async (left, sentence) => {
  expect((await recoveryCodeUsedEmail(ctx, { to, left })).plain).toContain(sentence)
})

test('an address that nobody has confirmed gets no link that undoes a change', async () => {
  const { html, plain } = await oldAddressEmail(ctx, { to, token: undefined })
  expect(plain).toContain('there is nothing to do here')
  for (const form of [html, plain]) expect(form).not.toMatch(/undo|not me/)
})
