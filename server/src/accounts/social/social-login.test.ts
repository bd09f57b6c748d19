import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { minute, shiftedClock } from '#platform/clock'
import { get, someone, testProgram } from '../../testing.ts'
import { newcomer } from '../testing.ts'
import { finishSocialLogin } from './finish-social-login.ts'
import { errorOf, socialProgram } from './testing.ts'

const { ctx, program, google, facebook, browser, arrive, trade, countPeople, mailsTo, close } = await socialProgram()
afterAll(close)

beforeEach(() => {
  Object.assign(google, { denies: false, mood: 'up' })
  Object.assign(facebook, { denies: false, mood: 'up' })
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
    expect(body.data).toMatchObject({ email: 'gita+care@example.org', provider: 'google', confirmed: true })
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

  test('[AUTH-17] the same arrival twice at the same moment is one person', async () => {
    facebook.who = { id: '11', email: 'flora@example.org' }
    const before = await countPeople()
    const landings = await Promise.all([arrive('facebook'), arrive('facebook')])
    const users = await Promise.all(landings.map((landing) => trade(landing)))
    expect(users.map(({ body }) => body.data.email)).toEqual(['flora@example.org', 'flora@example.org'])
    expect([await countPeople(), (await mailsTo('flora@example.org')).length]).toEqual([before + 1, 1])
  })
})

test('[AUTH-17] who comes again is the same person, under our address, whatever the provider says by then', async () => {
  becomeGoogle('g-3', 'gail@example.org', true)
  const first = await trade(await arrive('google'))
  becomeGoogle('g-3', 'gail-new@example.org', true)
  const second = await trade(await arrive('google'))
  becomeGoogle('g-3')
  const third = await trade(await arrive('google'))
  for (const { body } of [second, third])
    expect([body.data.user_id, body.data.email]).toEqual([first.body.data.user_id, 'gail@example.org'])
})

test('[AUTH-17] the code signs in no browser but the one that began: sent to somebody else it is refused, and stays good', async () => {
  becomeGoogle('g-20', 'gia@example.org', true)
  const landing = await arrive('google')
  const lured = browser()
  expect((await trade(landing, lured)).status).toBe(401)
  // Somebody who came by a social login of their own a moment ago is no easier to lure.
  becomeGoogle('g-21', 'glen@example.org', true)
  const own = await lured.walk('/v1/auth/google')
  const refused = await trade(landing, lured)
  const late = await trade(new URL('/oauth?auth_token=of-yesterday&email=gia%40example.org', landing))
  expect([refused.status, refused.body.error]).toEqual([late.status, late.body.error])
  expect((await trade(own, lured)).body.data.email).toBe('glen@example.org')
  expect((await trade(landing)).body.data.email).toBe('gia@example.org')
})

describe('[AUTH-18] an address that an account has already', () => {
  test('is no way into that account, be it verified at the provider or not', async () => {
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

  test('is none where nobody has confirmed the address yet either: who set a password for it keeps out of the other’s account', async () => {
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

  test('stays with the provider that brought it', async () => {
    becomeGoogle('g-5', 'gene@example.org', true)
    await arrive('google')
    facebook.who = { id: '13', email: 'gene@example.org' }
    expect(errorOf(await arrive('facebook'))).toBe('account_exists')
    becomeGoogle('g-6', 'gene@example.org', true)
    expect(errorOf(await arrive('google'))).toBe('account_exists')
  })
})

describe('[AUTH-18] a login that comes to nothing makes nothing', () => {
  test.each(['google', 'facebook'] as const)('when the person denies it at %s', async (provider) => {
    const before = await countPeople()
    google.denies = true
    facebook.denies = true
    becomeGoogle('g-7', 'gwen@example.org', true)
    facebook.who = { id: '14', email: 'finn@example.org' }
    expect(errorOf(await arrive(provider))).toBe('denied')
    expect(await countPeople()).toBe(before)
  })

  test('when the provider tells no address, or none that is one', async () => {
    const before = await countPeople()
    becomeGoogle('g-8')
    expect(errorOf(await arrive('google'))).toBe('no_email')
    for (const email of [undefined, '', 'nobody', 'a@b.example, c@d.example']) {
      facebook.who = { id: '15', email }
      expect(errorOf(await arrive('facebook'))).toBe('no_email')
    }
    expect(await countPeople()).toBe(before)
  })

  test.each(['google', 'facebook'] as const)(
    'when the state is forged, or the errand is not this browser’s: %s',
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

  test.each(['google', 'facebook'] as const)('when the way back from %s is walked a second time', async (provider) => {
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
    const kept = [...own.jar].find(([key]) => key.endsWith(' social_login'))?.[1] ?? ''
    const late = { ...ctx, clock: shiftedClock(ctx.clock, 11 * minute) }
    const callback = back.origin + back.pathname
    await expect(
      finishSocialLogin(late, { provider: 'facebook', callback, query: back.searchParams, kept }),
    ).rejects.toMatchObject({ word: 'expired' })
  })
})

describe('the addresses on the way', () => {
  test('carry the least, for the shortest time, and are kept nowhere', async () => {
    becomeGoogle('g-11', 'gabe@example.org', true)
    const own = browser()
    const leaving = await own.visit('/v1/auth/google')
    const asked = new URL(leaving.location ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ code_challenge_method: 'S256', scope: 'openid email' })
    for (const part of ['state', 'nonce', 'code_challenge']) expect(asked.get(part)).toMatch(/^[\w-]{43}$/)
    const cookie = leaving.cookies.find((line) => line.startsWith('social_login='))
    expect(cookie).toMatch(/; Path=\/v1\/auth\/google; Max-Age=600; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(asked.get('state'))
    const back = await own.walk(leaving.location ?? '', (address) => address.pathname.endsWith('/callback'))
    const landing = await own.visit(back.href)
    for (const { status, headers } of [leaving, landing]) {
      expect(status).toBe(302)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    }
    const code = landing.cookies.find((line) => line.startsWith('social_code='))
    expect(code).toMatch(/; Path=\/v1\/api\/user; Max-Age=60; HttpOnly; SameSite=Lax$/)
    expect(code).not.toContain(new URL(landing.location ?? '').searchParams.get('auth_token'))
    expect(landing.location).toMatch(/^http:\/\/localhost:3000\/oauth\?auth_token=[\w-]{43}&email=gabe%40example\.org$/)
  })

  test('are offered to the sign-in page with the names of the providers', async () => {
    expect((await get(program, '/auth/options')).body.data.social).toEqual([
      { provider: 'google', name: 'Google', address: '/v1/auth/google' },
      { provider: 'facebook', name: 'Facebook', address: '/v1/auth/facebook' },
    ])
  })

  test('keep the errand to a safe line where the site is', async () => {
    const safe = await testProgram({
      PUBLIC_URL: 'https://reable.example',
      FACEBOOK_APP_ID: '1',
      FACEBOOK_APP_SECRET: '2',
    })
    const { headers } = await safe.app.inject('/v1/auth/facebook')
    await safe.close()
    expect(headers.location).toMatch(/^https:\/\/www\.facebook\.com\/v[\d.]+\/dialog\/oauth\?client_id=1&/)
    // The visitor's own cookie comes beside it.
    const errand = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('social_login='))
    expect(errand).toContain('SameSite=Lax; Secure')
  })

  test('lead back at once while a provider is off', async () => {
    const off = await testProgram()
    const { statusCode, headers } = await off.app.inject('/v1/auth/google')
    await off.close()
    expect([statusCode, headers.location]).toEqual([302, 'http://localhost:3000/auth?error=unavailable'])
  })

  test('are walked 30 times in a quarter of an hour at most', async () => {
    const limited = await testProgram({ LIMITS: 'on', FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: '2' })
    const walkAt = async (time: string) => {
      limited.ctx.clock = { now: () => new Date(`2026-11-20T${time}Z`) }
      const { headers } = await limited.app.inject('/v1/auth/facebook')
      return String(headers.location).includes('error=too_many') ? 'too many' : 'led on'
    }
    // Windows are counted from midnight: one of any other length would not end at this moment.
    const walks: string[] = []
    for (let time = 0; time < 31; time++) walks.push(await walkAt('20:00:00'))
    walks.push(await walkAt('20:14:59'), await walkAt('20:15:00'))
    await limited.close()
    expect(walks).toEqual([...Array(30).fill('led on'), 'too many', 'too many', 'led on'])
  })
})
