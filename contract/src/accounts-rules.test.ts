import { expect, test } from 'vitest'
import { newPasswordFault } from './accounts-rules.ts'

const classes = 'Password must include: a lower and uppercase letter, a number, and a symbol (!@#$&*)'

test.each([
  ['lowercase letter', 'SUNNY-DAY-2026!'],
  ['uppercase letter', 'sunny-day-2026!'],
  ['number', 'Sunny-Day-Today!'],
  ['symbol', 'SunnyDay2026'],
  ['symbol of these six', 'Sunny-Day-2026?%^+=_'],
])('[AUTH-04] a password without a %s is refused', (_missing, password) => {
  expect(newPasswordFault(password)).toBe(classes)
})

test.each([...'!@#$&*'])('[AUTH-04] %s is a symbol, wherever it stands', (symbol) => {
  for (const password of [`${symbol}Sunny2026`, `Sunny${symbol}2026`, `Sunny2026${symbol}`])
    expect(newPasswordFault(password)).toBeUndefined()
})
