import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { returnedEmail } from './pending-email.tsx'

const ctx = { config: readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' }) } as Context

test.each([
  [
    'The link is not of Interac.',
    /It was not passed on\. The volunteer wrote to you: > The link is not of Interac\. You/,
    1,
  ],
  ['', /so it was not passed on\. We may be wrong\. You can write it again/, 0],
])(
  'who reads that a message was not passed on reads the volunteer’s words, or ours: “%s”',
  async (words, sentence, quotes) => {
    const url = 'https://reable.example/account/messages/3'
    const { plain, html } = await returnedEmail(ctx, { to: 'rosa@village.example', words, url })
    expect(plain.replace(/\s+/g, ' ')).toMatch(sentence)
    expect(html.match(/<blockquote/g) ?? []).toHaveLength(quotes)
    expect(plain).toContain(url)
  },
)
