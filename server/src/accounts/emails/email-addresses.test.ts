import { expect, test } from 'vitest'
import { canonicalEmail, mailboxOf } from './email-addresses.ts'

const spellings: [string, string][] = [
  [' Rosa@Village.Example ', 'rosa@village.example'],
  ['rosa+chairs@village.example', 'rosa+chairs@village.example'],
  ['zoë@BÜCHER.example', 'zoë@bücher.example'],
  ['zoë@xn--bcher-kva.example', 'zoë@bücher.example'],
  ['Zoe\u0308@b\u00fccher.example', 'zo\u00eb@b\u00fccher.example'],
  ['rosa@1.2', 'rosa@1.2'],
  ['rosa@xn--a.example', 'rosa@xn--a.example'],
]

test.each(spellings)('%s is stored and compared as %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical)
})

test.each([
  ['rosa+chair@Example.org', 'rosa@example.org'],
  ['r.o.s.a+1@gmail.com', 'rosa@gmail.com'],
  ['Rosa@googlemail.com', 'rosa@gmail.com'],
  ['r.o.s.a@example.org', 'r.o.s.a@example.org'],
  ['+rosa@example.org', '+rosa@example.org'],
])('for limits %s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
