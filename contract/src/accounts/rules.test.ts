import { expect, test } from 'vitest'
import { canChangePassword, emailError, isReturnAddress, newPasswordError } from './rules.ts'

const classes = 'Password must include: a lower and uppercase letter, a number, and a symbol (!@#$&*)'

test.each([
  ['lowercase letter', 'SUNNY-DAY-2026!'],
  ['uppercase letter', 'sunny-day-2026!'],
  ['number', 'Sunny-Day-Today!'],
  ['symbol', 'SunnyDay2026'],
  ['symbol of these six', 'Sunny-Day-2026?%^+=_'],
])('[AUTH-04] a password without a %s is refused', (_missing, password) => {
  expect(newPasswordError(password)).toBe(classes)
})

test.each([...'!@#$&*'])('[AUTH-04] %s counts as a symbol, wherever it stands', (symbol) => {
  for (const password of [`${symbol}Sunny2026`, `Sunny${symbol}2026`, `Sunny2026${symbol}`])
    expect(newPasswordError(password)).toBeUndefined()
})

test.each(['/posts/12#contact-seller', '/?category=Walking+Aids&search_query=%C3%A9&page=2', '/wizard/basics'])(
  '[AUTH-13] a confirmation link may lead back to %s',
  (address) => {
    expect(isReturnAddress(address)).toBe(true)
  },
)

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/posts/12/../../evil',
  '/posts/12/edit',
  '/oauth?auth_token=x',
  `/?${'x'.repeat(301)}`,
])('[AUTH-13] it never leads to %j', (address) => {
  expect(isReturnAddress(address)).toBe(false)
})

test.each(['rosa@village.example', ' rosa@village.example ', `${'r'.repeat(239)}@village.ca`, 'josé@münchen.example'])(
  '“%s” can be an e-mail address',
  (email) => {
    expect(emailError(email)).toBeUndefined()
  },
)

test.each([
  'rosa',
  'rosa@village',
  'a b@village.example',
  'rosa@village.example, ben@village.example',
  '<rosa@village.example>',
  'rosa\u202e@village.example',
])('“%s” cannot', (email) => {
  expect(emailError(email)).toBe('Invalid email address')
})

test('[AUTH-04] a password has 8 to 128 characters', () => {
  const of = (length: number) => `aA1!${'🦽'.repeat(length - 4)}`
  expect([7, 8, 128, 129].map((length) => newPasswordError(of(length)))).toEqual([
    'Password must be at least 8 characters long',
    undefined,
    undefined,
    'Use at most 128 characters for the password',
  ])
})

test('the password of a Google account is not changed here', () => {
  expect([canChangePassword({ provider: 'reable' }), canChangePassword({ provider: 'google' })]).toEqual([true, false])
})
