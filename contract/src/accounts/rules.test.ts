import { expect, test } from 'vitest'
import { isReturnAddress, newPasswordError } from './rules.ts'

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
