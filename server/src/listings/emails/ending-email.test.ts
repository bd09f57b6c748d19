import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { endingEmail } from './ending-email.tsx'

const links = {
  renew: 'https://reable.example/email_renew?post_renew_token=r',
  exchanged: 'https://reable.example/feedbacks/submit_email_feedback?feedback_token=a',
  exchanged_elsewhere: 'https://reable.example/feedbacks/submit_email_feedback?feedback_token=b',
  not_exchanged: 'https://reable.example/feedbacks/submit_email_feedback?feedback_token=c',
}
const ctx = { config: readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' }) } as Context
const endsAt = new Date('2026-12-19T06:00:00Z')
const write = (now: string, title = 'Walker <b>blue</b>') =>
  endingEmail(ctx, { to: 'rosa@village.example', title, picture: undefined, endsAt, now: new Date(now), links })

test('[LIFE-08] before the end it asks whether the thing is still there, and names the day by Vancouver’s calendar', async () => {
  const { subject, html, plain } = await write('2026-12-05T06:00:00Z')
  expect(subject).toBe('Your listing ends soon')
  expect(plain).toContain('Your listing ends on Friday, 18 December:')
  expect(plain).toContain('Walker <b>blue</b>')
  expect(html).toContain('Walker &lt;b&gt;blue&lt;/b&gt;')
})

test('[LIFE-08] all four links stand in both forms, and no subject contains a title', async () => {
  for (const now of ['2026-12-05T06:00:00Z', '2026-12-20T06:00:00Z']) {
    const { subject, html, plain } = await write(now, 'Secret bed')
    for (const address of Object.values(links)) {
      expect(plain).toContain(address)
      expect(html).toContain(`href="${address}"`)
    }
    expect(subject).not.toContain('Secret')
  }
})
