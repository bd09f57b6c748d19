import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { didYouWriteEmail } from './did-you-write-email.tsx'

const ctx = { config: readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' }) } as Context

test.each([
  ['of 1,000 characters is shown whole', 1_000, ''],
  ['of 1,001 is cut, and says so', 1_001, '…'],
])('a mail %s where its writer is asked about it', async (_words, length, mark) => {
  const body = `First${'x'.repeat(length - 5)}`
  const { html, plain } = await didYouWriteEmail(ctx, { to: 'rosa@village.example', token: 't', body })
  expect(html).toContain(`>First${'x'.repeat(995)}${mark}<`)
  expect(plain).toContain('https://reable.example/messages/by-mail?token=t')
})

test('the last question of a day says that it is the last one', async () => {
  const { plain } = await didYouWriteEmail(ctx, { to: 'rosa@village.example', token: 't', body: 'Yes', isLast: true })
  expect(plain.replace(/\s+/g, ' ')).toContain('Until tomorrow, please write in this conversation on our page')
})
