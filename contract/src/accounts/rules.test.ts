import { expect, test } from 'vitest'
import {
  canChangePassword,
  currentPasswordError,
  emailError,
  isReturnAddress,
  newPasswordError,
  passwordConfirmationError,
  passwordError,
} from './rules.ts'

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

test.each([
  '/posts/12#contact-seller',
  '/?category=Walking+Aids&search_query=%C3%A9&page=2',
  '/wizard',
  '/wizard/basics',
  '/account/notifications',
])('[AUTH-13] a confirmation link may lead back to %s', (address) => {
  expect(isReturnAddress(address)).toBe(true)
})

test.each([
  '',
  '//evil.example',
  '//evil.example/wizard',
  'https://evil.example',
  'https://evil.example/posts/12',
  '/\\evil.example',
  '/posts/12//evil.example',
  '/posts/12/../../evil',
  '/posts/12?next=//evil.example',
  '/%2f/evil.example',
  '/posts/12\n',
  '/posts/12 ',
  '/posts/12/edit',
  '/posts/12#evil',
  '/oauth?auth_token=x',
  '/confirmation?confirmation_token=x',
  '/console',
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
  ...[
    'rosa',
    'rosa@village',
    '@village.example',
    'rosa@',
    'rosa@.example',
    'rosa@village..example',
    'a b@village.example',
  ],
  ...['rosa@village.example, ben@village.example', '<rosa@village.example>', 'rosa@village.example/x'],
  ...['rosa@@village.example', 'rosa\u202e@village.example', `${'r'.repeat(244)}@village.ca`],
])('“%s” cannot', (email) => {
  expect(emailError(email)).toBe('Invalid email address')
})

test('an e-mail address of 254 characters is the longest, and none is missing', () => {
  const long = (length: number) => `${'r'.repeat(length - 11)}@village.ca`
  expect([emailError(long(254)), emailError(long(255))]).toEqual([undefined, 'Invalid email address'])
  expect(emailError(' ')).toBe('Email address is required')
})

test('[AUTH-04] a password has 8 to 128 characters', () => {
  const short = 'Password must be at least 8 characters long'
  const long = 'Use at most 128 characters for the password'
  const of = (length: number) => `aA1!${'🦽'.repeat(length - 4)}`
  for (const rule of [passwordError, newPasswordError]) {
    expect([7, 8, 128, 129].map((length) => rule(of(length)))).toEqual([short, undefined, undefined, long])
    expect(rule('')).toBe('Password is required')
  }
  expect([currentPasswordError(of(7)), currentPasswordError(of(8))]).toEqual([`Current password: ${short}`, undefined])
})

test('a password is typed the same twice, and those of Google and Facebook are not changed here', () => {
  expect([passwordConfirmationError('a', 'a'), passwordConfirmationError('a', 'A')]).toEqual([
    undefined,
    'Passwords do not match',
  ])
  expect([canChangePassword({ provider: 'reable' }), canChangePassword({ provider: 'google' })]).toEqual([true, false])
})
