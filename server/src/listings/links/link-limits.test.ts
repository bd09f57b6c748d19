import { expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { call } from '../testing.ts'

test('giveFeedbackByLink too_many, undoFeedbackByLink too_many, renewByLink too_many, undoRenewByLink too_many: 30 an hour in one network', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const now = new Date('2026-07-01T12:00:00Z')
  limited.ctx.clock = { now: () => now }
  const follow = async () => (await call(limited, 'POST', '/email_renew', {}, { post_renew_token: 'x' })).status
  const statuses: number[] = []
  for (let times = 0; times < 31; times++) statuses.push(await follow())
  expect(statuses).toEqual([...Array(30).fill(422), 429])
  for (const path of ['/feedbacks/submit_email_feedback', '/feedbacks/undo_email_feedback']) {
    expect((await call(limited, 'POST', path, {}, { feedback_token: 'x' })).body.code).toBe('too_many')
  }
  const undone = await call(limited, 'POST', '/undo_email_renew', {}, { post_renew_token: 'x' })
  expect(undone.body.code).toBe('too_many')
  await limited.close()
})
