import { organisation } from '@reable/contract/organisation'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import type { Letter } from '#platform/mail'
import { confirmationLetter } from './confirmation-letter.tsx'
import { newAddressLetter } from './new-address-letter.tsx'
import { oldAddressLetter } from './old-address-letter.tsx'
import { passwordChangedLetter } from './password-changed-letter.tsx'
import { resetLetter } from './reset-letter.tsx'
import { socialResetLetter } from './social-reset-letter.tsx'
import { takenAddressLetter } from './taken-address-letter.tsx'
import { takenLetter } from './taken-letter.tsx'
import { triesLetter } from './tries-letter.tsx'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const ctx = { config, clock: systemClock } as Context
const to = 'rosa@village.example'
const token = 'a-token_of-43-letters'

const letters: [string, () => Promise<Letter>, string][] = [
  ['confirmation', () => confirmationLetter(ctx, { to, token }), `/confirmation?confirmation_token=${token}`],
  ['reset', () => resetLetter(ctx, { to, token }), `/password/new?reset_password_token=${token}`],
  ['taken', () => takenLetter(ctx, { to }), '/auth#login'],
  ['tries', () => triesLetter(ctx, { to }), '/password/reset'],
  ['password changed', () => passwordChangedLetter(ctx, { to }), '/password/reset'],
  ['new address', () => newAddressLetter(ctx, { to, token }), `/email/new?email_token=${token}`],
  ['old address', () => oldAddressLetter(ctx, { to, token }), `/email/undo?undo_token=${token}`],
  ['taken address', () => takenAddressLetter(ctx, { to }), '/auth#login'],
  ['social reset', () => socialResetLetter(ctx, { to, provider: 'google' }), '/auth#login'],
]

test.each(letters)(
  'the %s letter leads on by one button, by its whole address, and in plain text',
  async (_, write, path) => {
    const { html, plain, ...letter } = await write()
    expect(letter.to).toBe(to)
    const address = `https://reable.example${path}`
    expect(html.split(`href="${address}"`)).toHaveLength(3)
    expect(html).toContain(`>${address}</a>`)
    expect(plain.split('\n').filter((line) => line === address)).toHaveLength(1)
  },
)

test.each(letters)('the %s letter says its language, its title, who we are and why it came', async (_, write) => {
  const { subject, html, plain } = await write()
  expect(html).toMatch(/<html[^>]* lang="en-CA"/)
  expect(html).toContain(`<title>${subject}</title>`)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toMatch(/^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1\.0 Transitional/)
  expect(html.match(/<table/g)).toHaveLength(html.match(/role="presentation"/g)?.length ?? 0)
  for (const form of [html, plain]) {
    expect(form).toContain('You get this e-mail because')
    expect(form).toContain(organisation.email)
    expect(form).toContain(organisation.postalAddress)
  }
  expect(plain).not.toContain('prefers-color-scheme')
})

test.each(letters)(
  'the %s letter shows our mark, asks nothing of other machines and can be read at 17 px or more',
  async (_, write) => {
    const { html, plain } = await write()
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([picture]) => picture)
    expect(pictures).toHaveLength(1)
    expect(pictures[0]).toContain('src="https://reable.example/icons/mark-mail.png"')
    expect(pictures[0]).toContain('alt=""')
    expect(plain.startsWith('Reable\n')).toBe(true)
    expect(html).not.toMatch(/<script|<link|@import|url\(/)
    const sizes = [...html.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(17)
  },
)

test('subjects are our own words: neither address nor token is in one', async () => {
  for (const [, write] of letters) expect((await write()).subject).not.toMatch(/rosa|token|@/)
})

test('the letter of someone without a password names how they sign in', async () => {
  expect((await socialResetLetter(ctx, { to, provider: 'facebook' })).plain).toContain('You sign in with Facebook')
})
