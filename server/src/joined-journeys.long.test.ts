import type { OperationId } from '@reable/contract/client'
import { paths } from '@reable/contract/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession, type Person } from '#accounts'
import { day } from '#platform/clock'
import { enqueue } from '#platform/jobs'
import { openBrowser } from './accounts/social/testing-browser.ts'
import { facebookServer } from './accounts/social/testing-facebook.ts'
import { googleServer } from './accounts/social/testing-google.ts'
import { someListing, someone } from './testing.ts'
import { servedProgram } from './testing-served.ts'

let google: Awaited<ReturnType<typeof googleServer>>
let facebook: Awaited<ReturnType<typeof facebookServer>>
let program: Awaited<ReturnType<typeof servedProgram>>
const begin = new Date('2026-11-20T20:00:00Z')
let now = begin

beforeAll(async () => {
  facebook = await facebookServer()
  program = await servedProgram(async (origin) => {
    google = await googleServer(`${origin}/v1/auth/google/callback`)
    return { ...google.env, ...facebook.env }
  })
  program.ctx.clock = { now: () => now }
})
afterAll(async () => {
  await program.close()
  await Promise.all([google.close(), facebook.close()])
})

const signIn = async (person: Person) =>
  program.browser({ email: person.email, token: await openSession(program.ctx, { personId: person.id }) })

describe('from a listing’s end to what became of it, by the links of the mail', () => {
  let owner: Person
  let id: number
  const title = 'Quokka walker'

  beforeEach(async () => {
    now = begin
    owner = await someone(program.ctx)
    id = await someListing(program.ctx, owner, { title })
  })

  /** The e-mail that arrives so many days after the listing. */
  async function mailAfter(days: number) {
    now = new Date(begin.getTime() + days * day)
    await enqueue(program.ctx, 'tend-listings', {})
    await program.drainQueue()
    const email = (await program.emailsTo(owner.email)).at(-1)
    if (!email) throw new Error('there is no e-mail in the outbox')
    return email
  }

  /** Follows a link as its page does: it posts the parameters of the address to the operation of the same path. */
  async function follow(link: URL | undefined) {
    expect(link?.origin).toBe(program.origin)
    const operation = Object.entries(paths).find(([, { method, path }]) => method === 'POST' && path === link?.pathname)
    if (!operation || !link) throw new Error('the link leads to no call')
    const body = Object.fromEntries(link.searchParams)
    // The operations of links take nothing but what stands in their address.
    return program.browser()(operation[0] as OperationId, { body } as never)
  }

  const isListed = async () => {
    const reply = await program.browser()('browseListings', { query: { search_query: 'quokka' } })
    return reply.ok && reply.data.some((card) => card.id === id)
  }
  const asOwner = async () => {
    const reply = await (await signIn(owner))('getListing', { params: { id: String(id) } })
    return reply.ok ? reply.data.post : undefined
  }

  test('[LIFE-08] [LINK-02] the reminder before the end renews it, and the one after the end brings it back', async () => {
    for (const [days, subject] of [
      [76, 'Your listing ends soon'],
      [87 + 76, 'Your listing ends soon'],
    ] as const) {
      const email = await mailAfter(days)
      expect(email.subject).toBe(subject)
      expect((await follow(email.links['Still available: renew'])).status).toBe(200)
      expect((await asOwner())?.expires_at_utc).toBe(new Date(now.getTime() + 90 * day).toISOString())
      expect(await isListed()).toBe(true)
    }
    const finalEmail = await mailAfter(87 + 76 + 90)
    expect([finalEmail.subject, await isListed()]).toEqual(['Your listing has ended', false])
    expect((await follow(finalEmail.links['Still available: renew'])).status).toBe(200)
    expect(await isListed()).toBe(true)
  })

  test.each([
    ['I sold or donated it through Reable', 'exchanged', 'exchanged'],
    ['I sold or donated it elsewhere', 'exchanged_elsewhere', 'exchanged_elsewhere'],
    ['I no longer offer it', 'not_exchanged', null],
  ])('[LIFE-08] [LINK-01] “%s” hides it and is stored', async (words, selected_option, last_feedback) => {
    const { links } = await mailAfter(87)
    expect(await isListed()).toBe(true)
    const reply = await follow(links[words])
    expect(reply.ok && reply.data).toMatchObject({ selected_option, repeated: false, post: { id, title } })
    expect(await asOwner()).toMatchObject({ active: false, last_feedback })
    expect(await isListed()).toBe(false)
    const again = await follow(links[words])
    expect(again.ok && again.data).toMatchObject({ selected_option, repeated: true })
  })
})

describe('[AUTH-17] from the button of a social login to a session', () => {
  const signInAs = {
    google: (email: string) => {
      google.state.who = email
      google.state.accounts.set(email, { email, email_verified: true })
    },
    facebook: (email: string) => {
      facebook.state.who = { id: email, email }
    },
  }

  test.each(['google', 'facebook'] as const)('by %s', async (provider) => {
    const email = `quokka@${provider}.example`
    signInAs[provider](email)
    const offered = await program.browser()('getSignInOptions', {})
    const button = offered.ok ? offered.data.social.find((one) => one.provider === provider) : undefined
    const ownBrowser = openBrowser({ origin: program.origin })
    const landing = await ownBrowser.walk(button?.address ?? '')
    expect([landing.origin, landing.pathname]).toEqual([program.origin, '/oauth'])
    const landed = Object.fromEntries(landing.searchParams)
    expect(landed.email).toBe(email)
    const code = { 'X-User-Token': landed.auth_token ?? '', 'X-User-Email': email }
    const trade = (cookie: string) => fetch(`${program.origin}/v1/api/user`, { headers: { ...code, cookie } })
    expect((await trade('')).status).toBe(401)
    const user = (await (await trade(ownBrowser.cookies())).json()).data
    expect(user).toMatchObject({ email, provider, confirmed: provider === 'google' })
    expect(user.auth_token).not.toBe(landed.auth_token)
    const signedIn = program.browser({ email, token: user.auth_token })
    expect((await signedIn('listMyListings', { query: { page: 1, type: 'active' } })).status).toBe(200)
    expect(
      (
        await program.browser({ email, token: landed.auth_token ?? '' })('listMyListings', {
          query: { page: 1, type: 'active' },
        })
      ).status,
    ).toBe(401)
    expect((await signedIn('logOut', {})).status).toBe(200)
    expect((await signedIn('listMyListings', { query: { page: 1, type: 'active' } })).status).toBe(401)
  })
})

test('[WIZ-03] [NOTI-06] the number of subscribers of a type follows who subscribes and who unsubscribes', async () => {
  const [typeId, other] = [12, 15]
  const waiting = async (equipment_type_id: number) => {
    const reply = await program.browser()('listNotifications', { query: { equipment_type_id } })
    return reply.ok ? reply.data.length : undefined
  }
  expect([await waiting(typeId), await waiting(other)]).toEqual([0, 0])
  const people = [await someone(program.ctx), await someone(program.ctx)]
  const body = { notification: { category_id: 3, equipment_type_id: typeId } }
  const notificationIds: number[] = []
  for (const person of people) {
    const browser = await signIn(person)
    for (let times = 0; times < 2; times++) {
      const reply = await browser('createNotification', { body })
      if (reply.ok && !notificationIds.includes(reply.data.id)) notificationIds.push(reply.data.id)
    }
  }
  expect([notificationIds.length, await waiting(typeId), await waiting(other)]).toEqual([2, 2, 0])
  const [first] = people
  const ended = await (await signIn(first as Person))('deleteNotification', {
    params: { id: String(notificationIds[0]) },
  })
  expect([ended.status, await waiting(typeId)]).toEqual([200, 1])
  // By the link of a mail, without a log-in.
  await someListing(program.ctx, await someone(program.ctx))
  await program.drainQueue()
  const email = (await program.emailsTo((people[1] as Person).email)).at(-1)
  const stop = Object.values(email?.links ?? {}).find(({ pathname }) => pathname === '/unsubscribe')
  const token = stop?.searchParams.get('token') ?? ''
  expect((await program.browser()('unsubscribe', { body: { token } })).status).toBe(200)
  expect(await waiting(typeId)).toBe(0)
})
