import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { get, someone } from '../../testing.ts'
import { newcomer } from '../testing.ts'
import { finishSocialLogin } from './social-routes.ts'
import { errorOf, socialProgram } from './testing.ts'

const {
  ctx,
  program,
  google,
  facebook,
  browser,
  arrive,
  exchangeCode: trade,
  countPeople,
  mailsTo,
  close,
} = await socialProgram()
afterAll(close)

beforeEach(() => {
  Object.assign(google, { denies: false, mode: 'up' })
  Object.assign(facebook, { denies: false, mode: 'up' })
})

function becomeGoogle(who: string, email?: string, email_verified?: boolean) {
  google.who = who
  google.accounts.set(who, { email, email_verified })
}

describe('the first login', () => {
  test('[AUTH-17] by Google makes a person who is confirmed, as Google has verified the address', async () => {
    becomeGoogle('g-1', 'Gita+Care@Example.org', true)
    const landing = await arrive('google')
    expect(landing.pathname).toBe('/oauth')
    const { status, body } = await trade(landing)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      ...{ email: 'gita+care@example.org', provider: 'google', confirmed: true, newsletter_subscribed: false },
    })
    expect(await mailsTo('gita+care@example.org')).toEqual([])
    expect((await trade(landing)).status).toBe(401)
  })

  test('[AUTH-17] by Facebook makes a person who is not confirmed and gets a link', async () => {
    facebook.who = { id: '10', email: 'fred@example.org' }
    const { body } = await trade(await arrive('facebook'))
    expect(body.data).toMatchObject({ email: 'fred@example.org', provider: 'facebook', confirmed: false })
    expect(await mailsTo('fred@example.org')).toHaveLength(1)
  })

  test('[AUTH-17] by Google with an address that Google has not verified asks for a confirmation as well', async () => {
    becomeGoogle('g-2', 'gus@example.org', false)
    const { body } = await trade(await arrive('google'))
    expect(body.data).toMatchObject({ email: 'gus@example.org', confirmed: false })
    expect(await mailsTo('gus@example.org')).toHaveLength(1)
  })

  test('[AUTH-17] the same login twice at the same moment is one person', async () => {
    facebook.who = { id: '11', email: 'flora@example.org' }
    const before = await countPeople()
    const landings = await Promise.all([arrive('facebook'), arrive('facebook')])
    const users = await Promise.all(landings.map((landing) => trade(landing)))
    expect(users.map(({ body }) => body.data.email)).toEqual(['flora@example.org', 'flora@example.org'])
    expect([await countPeople(), (await mailsTo('flora@example.org')).length]).toEqual([before + 1, 1])
  })
})

test('[AUTH-17] someone who logs in again is the same person, under the address they have here', async () => {
  becomeGoogle('g-3', 'gail@example.org', true)
  const first = await trade(await arrive('google'))
  becomeGoogle('g-3', 'gail-new@example.org', true)
  const second = await trade(await arrive('google'))
  becomeGoogle('g-3')
  const third = await trade(await arrive('google'))
  for (const { body } of [second, third])
    expect([body.data.user_id, body.data.email]).toEqual([first.body.data.user_id, 'gail@example.org'])
})

test('[AUTH-17] the code signs in only the browser that started the login, and stays valid for that', async () => {
  becomeGoogle('g-20', 'gia@example.org', true)
  const landing = await arrive('google')
  const lured = browser()
  expect((await trade(landing, lured)).status).toBe(401)
  // Somebody who used a social login of their own a moment ago is no easier to lure.
  becomeGoogle('g-21', 'glen@example.org', true)
  const own = await lured.walk('/v1/auth/google')
  const refused = await trade(landing, lured)
  const late = await trade(new URL('/oauth?auth_token=of-yesterday&email=gia%40example.org', landing))
  expect([refused.status, refused.body.error]).toEqual([late.status, late.body.error])
  expect((await trade(own, lured)).body.data.email).toBe('glen@example.org')
  expect((await trade(landing)).body.data.email).toBe('gia@example.org')
})

describe('[AUTH-18] an address that an account has already', () => {
  test('gives no access to that account, whether it is verified at the provider or not', async () => {
    const owner = await someone(ctx)
    const before = await countPeople()
    becomeGoogle('g-4', owner.email.toUpperCase(), true)
    facebook.who = { id: '12', email: owner.email }
    expect([errorOf(await arrive('google')), errorOf(await arrive('facebook'))]).toEqual([
      'account_exists',
      'account_exists',
    ])
    expect(await countPeople()).toBe(before)
  })

  test('gives none where nobody has confirmed the address yet either', async () => {
    const { user, headers } = await newcomer(program)
    becomeGoogle('g-22', user.email, true)
    expect(errorOf(await arrive('google'))).toBe('account_exists')
    const accounts = await ctx.db
      .selectFrom('provider_accounts')
      .select('subject')
      .where('person_id', '=', user.user_id)
    expect(await accounts.execute()).toEqual([])
    expect((await get(program, '/api/user', headers)).body.data).toMatchObject({ provider: 'reable', confirmed: false })
  })
})

describe('[AUTH-18] a login that fails stores nothing', () => {
  test.each(['google', 'facebook'] as const)('when the person denies it at %s', async (provider) => {
    const before = await countPeople()
    google.denies = true
    facebook.denies = true
    becomeGoogle('g-7', 'gwen@example.org', true)
    facebook.who = { id: '14', email: 'finn@example.org' }
    expect(errorOf(await arrive(provider))).toBe('denied')
    expect(await countPeople()).toBe(before)
  })

  test.each(['google', 'facebook'] as const)(
    'when the state is forged, or is another browser’s: %s',
    async (provider) => {
      const before = await countPeople()
      becomeGoogle('g-9', 'greg@example.org', true)
      facebook.who = { id: '16', email: 'faye@example.org' }
      const stops = (address: URL) => address.pathname.endsWith('/callback')
      const forging = browser()
      const forged = await forging.walk(`/v1/auth/${provider}`, stops)
      forged.searchParams.set('state', 'forged')
      expect(errorOf(await forging.walk(forged.href))).toBe('expired')
      const lured = await browser().walk(`/v1/auth/${provider}`, stops)
      expect(errorOf(await browser().walk(lured.href))).toBe('expired')
      const other = browser()
      await other.walk(`/v1/auth/${provider}`, stops)
      expect(errorOf(await other.walk(lured.href))).toBe('expired')
      expect(await countPeople()).toBe(before)
    },
  )

  test.each(['google', 'facebook'] as const)('when the callback of %s is requested a second time', async (provider) => {
    becomeGoogle('g-10', 'gil@example.org', true)
    facebook.who = { id: '17', email: 'fay@example.org' }
    const own = browser()
    const back = await own.walk(`/v1/auth/${provider}`, (address) => address.pathname.endsWith('/callback'))
    const stolen = new Map(own.jar)
    expect((await own.walk(back.href)).pathname).toBe('/oauth')
    expect(errorOf(await own.walk(back.href))).toBe('expired')
    for (const [key, value] of stolen) own.jar.set(key, value)
    expect(errorOf(await own.walk(back.href))).toBe('failed')
  })

  test('when the person stays away for more than ten minutes', async () => {
    facebook.who = { id: '18', email: 'frank@example.org' }
    const own = browser()
    const back = await own.walk('/v1/auth/facebook', (address) => address.pathname.endsWith('/callback'))
    const sealedState = [...own.jar].find(([key]) => key.endsWith(' social_login'))?.[1] ?? ''
    const late = { ...ctx, clock: shiftedClock(ctx.clock, 10 * minute) }
    const callback = back.origin + back.pathname
    await expect(
      finishSocialLogin(late, { provider: 'facebook', callback, query: back.searchParams, sealedState }),
    ).rejects.toMatchObject({ code: 'expired' })
  })
})
