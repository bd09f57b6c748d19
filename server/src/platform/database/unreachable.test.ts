import { expect, test } from 'vitest'
import { isUnreachable } from './unreachable.ts'

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOENT', '57P01', '57P02', '57P03', '25006', '08006', '08P01'],
])('of a failure with %s the database is away', (code) => {
  expect(isUnreachable(failure(code))).toBe(true)
})

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('of "%s" it is, too', (message) => {
  expect(isUnreachable(new Error(message))).toBe(true)
  expect(isUnreachable(new Error(`It said: ${message}`))).toBe(false)
})

test.each(['23505', '57014', '40P01', '20800', 'ENOSPC'])('of a failure with %s it is there', (code) => {
  expect(isUnreachable(failure(code))).toBe(false)
})
