import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { roleEmail } from './role-email.tsx'

const ctx = { config: readConfig({ APP_ENV: 'test' }), clock: systemClock } as Context
const to = 'rosa@village.example'

test('whoever gets another role reads what it is for; whose role ends reads thanks', async () => {
  const given = await roleEmail(ctx, { to, role: 'helper' })
  expect(given.subject).toBe('You are a helper now')
  expect(given.plain).toMatch(/your role has changed/i)
  expect(given.plain).toContain('You are now: A helper: answers people, and changes pages and banners.')
  const taken = await roleEmail(ctx, { to, role: null })
  expect(taken.subject).toBe('You are no volunteer any more')
  expect(taken.plain).toMatch(/your role has ended/i)
  expect(taken.plain).toContain('Thank you for all that you did.')
})
