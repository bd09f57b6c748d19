import { afterAll, beforeAll, expect, test } from 'vitest'
import { longerEmail } from '../../people/emails/longer-email.tsx'
import { testProgram } from '../../testing.ts'
import { endedEmail } from './ended-email.tsx'
import { reviewedEmail } from './reviewed-email.tsx'
import { startedEmail } from './started-email.tsx'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const to = 'ben@village.example'
const wrote = /The volunteer wrote to you:\s+> Sorry\./

test('somebody reads until when they are kept from something, or that it is for good', async () => {
  const started = { to, kind: 'ban', sentence: 'Please write to us.' } as const
  const days = await startedEmail(program.ctx, { ...started, days: 7, until: 'Monday, 3 March' })
  expect(days.subject).toBe('You cannot use your account for 7 days')
  expect(days.plain).toMatch(/you cannot use your account until monday, 3 march\n/i)
  const good = await startedEmail(program.ctx, { ...started, days: null, until: undefined })
  expect(good.subject).toBe('You cannot use your account any more')
  expect(good.plain).toMatch(/you cannot use your account any more\n/i)
  expect(good.plain).not.toMatch(/until/i)
})

test('somebody whose ban holds for longer reads until when, or that it is for good', async () => {
  const until = await longerEmail(program.ctx, { to, until: 'Monday, 3 March', sentence: 'Please write to us.' })
  expect(until.subject).toBe('You cannot use your account for longer')
  expect(until.plain).toMatch(/you cannot use your account until monday, 3 march\n/i)
  const good = await longerEmail(program.ctx, { to, until: undefined, sentence: 'Please write to us.' })
  expect(good.subject).toBe('You cannot use your account any more')
  expect(good.plain).toMatch(/you cannot use your account any more\n/i)
})

test('who is free again reads whether their listings are back, and the volunteer’s words where there are some', async () => {
  const ended = async (kind: 'mute' | 'ban', sentence: string) =>
    (await endedEmail(program.ctx, { to, kind, sentence })).plain
  expect(await ended('ban', '')).toContain('All is as it was before, and your listings are shown again.')
  expect(await ended('mute', '')).toContain('All is as it was before.')
  expect(await ended('mute', '')).not.toContain('The volunteer wrote to you')
  expect(await ended('mute', 'Sorry.')).toMatch(wrote)
})

test('whose answer was read reads the volunteer’s words where there are some', async () => {
  const reviewed = async (sentence: string) => (await reviewedEmail(program.ctx, { to, sentence })).plain
  expect(await reviewed('')).not.toContain('The volunteer wrote to you')
  expect(await reviewed('Sorry.')).toMatch(wrote)
})
