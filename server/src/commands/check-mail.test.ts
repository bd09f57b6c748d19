import { expect, test } from 'vitest'
import { productionSettings } from '../testing-built.ts'
import { checkMailCommand } from './check-mail.ts'
import { runHere } from './testing.ts'

// A name of its own that no server knows: without an answer the records count as missing.
const place = { dataFolder: '/nowhere', env: { ...productionSettings, MAIL_FROM: 'us@mail.invalid' } }

test('what is there for mail and what is missing is said a line each, with code 1 while something is missing', async () => {
  const { code, error, out } = await runHere(checkMailCommand, [], place)
  expect([code, error]).toEqual([1, ''])
  expect(out).toMatch(/^ {2}good {5}Mail goes out by 127\.0\.0\.1\.$/m)
  expect(out).toMatch(/^ {2}MISSING {2}No mail comes in: /m)
  expect(out).toMatch(/^ {2}MISSING {2}Does \S+ sign its mails \(DKIM\)\? Call this with --selector/m)
  const named = await runHere(checkMailCommand, ['--selector', 'autumn'], place)
  expect(named.out).toContain('autumn._domainkey.')
})
