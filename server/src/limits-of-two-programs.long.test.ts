import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { hour, minute } from '#platform/clock'
import { solvedTask } from './accounts/captcha/testing.ts'
import { newEmail, password, signUpForm } from './accounts/testing.ts'
import { readyUpload, walkerForm } from './listings/testing.ts'
import { blobOf } from './pictures/uploads/testing-uploads.ts'
import { signedIn, someListing, someone, testProgram } from './testing.ts'
import { secondProgram } from './testing-second-program.ts'

/** A night in the future: the captcha of forms expires by the machine's own clock as well. */
const midnight = new Date('2099-11-21T00:00:00Z').getTime()
const clock = { at: midnight, now: () => new Date(clock.at) }
let one: Awaited<ReturnType<typeof testProgram>>
let other: Awaited<ReturnType<typeof secondProgram>>
let owner: Person

beforeAll(async () => {
  one = await testProgram({ LIMITS: 'on' })
  one.ctx.clock = clock
  other = await secondProgram(one)
  owner = await someone(one.ctx)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

type Call = { url: string; payload: object; headers?: Record<string, string> }

/** Something one person does so many times, as the requests for it, each different. */
type Action = (times: number) => Promise<Call[]>

const times = <Made>(many: number, make: (time: number) => Made | Promise<Made>) =>
  Promise.all(Array.from({ length: many }, (_, time) => make(time)))

const signUps: Action = (many) =>
  times(many, async () => ({ url: '/auth', payload: { user: await signUpForm(one.ctx) } }))

const logIns: Action = (many) => {
  const user = { email: newEmail(), password: `Wrong-${password}` }
  return times(many, () => ({ url: '/auth/login', payload: { user } }))
}

const resets: Action = (many) => {
  const user = { email: newEmail() }
  return times(many, () => ({ url: '/auth/password', payload: { user } }))
}

const resends: Action = (many) => {
  const user = { email: newEmail() }
  return times(many, () => ({ url: '/auth/confirmation', payload: { user } }))
}

const messages: Action = async (many) => {
  const headers = await signedIn(one.ctx, await someone(one.ctx))
  return times(many, async () => {
    const post_id = await someListing(one.ctx, owner)
    return { url: '/messages', payload: { post_id, body: 'Is it still there?', termsOfUse: true }, headers }
  })
}

const reports: Action = async (many) => {
  const headers = await signedIn(one.ctx, await someone(one.ctx))
  const payload = { reporting_user: 'no account', reasons: ['duplicate'] }
  return times(many, async () => ({ url: `/posts/${await someListing(one.ctx, owner)}/report`, payload, headers }))
}

const publications: Action = async (many) => {
  const person = await someone(one.ctx)
  const headers = await signedIn(one.ctx, person)
  const posts = await times(many, async () => ({ ...walkerForm, images: [await readyUpload(one.ctx, person)] }))
  return posts.map((post) => ({ url: '/posts', payload: { post }, headers }))
}

const uploads: Action = async (many) => {
  const headers = await signedIn(one.ctx, await someone(one.ctx))
  return times(many, (time) => {
    const blob = blobOf(Buffer.from(`photo ${time}`))
    return { url: '/storage/direct_uploads', payload: { blob }, headers }
  })
}

const contactForm = { sender_email: 'nora@example.org', body: 'Do you take a commode?', termsOfUse: true }
const contactMails: Action = (many) =>
  times(many, async () => ({ url: '/contact_us', payload: { ...contactForm, recaptcha: await solvedTask(one.ctx) } }))

const actions: [string, Action, { most: number; answer: number; window: number }][] = [
  ['sign-ups', signUps, { most: 15, answer: 200, window: 30 * minute }],
  ['log-ins', logIns, { most: 10, answer: 401, window: 15 * minute }],
  ['resets', resets, { most: 3, answer: 200, window: hour }],
  ['resends', resends, { most: 3, answer: 200, window: hour }],
  ['messages', messages, { most: 10, answer: 200, window: 24 * hour }],
  ['reports', reports, { most: 20, answer: 200, window: 24 * hour }],
  ['listings', publications, { most: 12, answer: 200, window: 24 * hour }],
  ['uploads', uploads, { most: 30, answer: 200, window: 30 * minute }],
  ['letters to the organisation', contactMails, { most: 5, answer: 200, window: hour }],
]

describe('of as many at the same moment at two programs exactly as many as are allowed succeed', () => {
  /** The statuses of concurrent requests, alternating between the programs. A 503 (busy) is retried. */
  const statusesOf = (calls: Call[]): Promise<number[]> =>
    Promise.all(
      calls.map(async ({ url, ...call }, index) => {
        const { app } = index % 2 ? other : one
        const request = async () => (await app.inject({ method: 'POST', url: `/v1${url}`, ...call })).statusCode
        let status = await request()
        while (status === 503) status = await request()
        return status
      }),
    )

  const expected = (most: number, answer: number, more: number) => [
    ...Array(most).fill(answer),
    ...Array(more).fill(429),
  ]

  test.each(actions)(
    '%s, to the last moment of a day in UTC, and anew from the next one on',
    async (_, action, { most, answer, window }) => {
      clock.at = midnight - 1
      const calls = await action(2 * most + 4)
      expect((await statusesOf(calls.slice(0, most + 2))).sort()).toEqual(expected(most, answer, 2))
      clock.at = midnight
      expect((await statusesOf(calls.slice(most + 2))).sort()).toEqual(expected(most, answer, 2))
      expect(midnight % window).toBe(0)
    },
  )
})
