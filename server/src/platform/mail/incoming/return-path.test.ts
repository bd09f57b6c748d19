import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { mailOfReturnPath, returnPathOf } from './return-path.ts'

const way = { MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_IMAP: 'imap://u:p@127.0.0.1:1' }
const config = readConfig({ APP_ENV: 'test', ...way })

test('nobody makes up a return path, and one of another mail, domain or program is none', () => {
  const path = returnPathOf(config, 36) ?? ''
  const other = returnPathOf(config, 37) ?? ''
  const guesses = [
    path.replace('b-10-', 'b-11-'),
    path.replace(/-[a-z2-7]{26}@/, `-${'a'.repeat(26)}@`),
    path.replace(/-([a-z2-7]{26})@/, '-$1a@'),
    path.replace('@reply.', '@other.'),
    `x${path}`,
    `${path}.example`,
    path.replace('b-', 'r-'),
    path.split('@')[0] ?? '',
    '',
  ]
  for (const guess of guesses) expect(mailOfReturnPath(config, guess)).toBeUndefined()
  expect(mailOfReturnPath(config, other)).toBe(37)
  expect(mailOfReturnPath(readConfig({ APP_ENV: 'test', ...way, SECRET: 'of another program' }), path)).toBeUndefined()
  expect(mailOfReturnPath(readConfig({ APP_ENV: 'test' }), path)).toBeUndefined()
  expect(returnPathOf(readConfig({ APP_ENV: 'test' }), 36)).toBeUndefined()
})
