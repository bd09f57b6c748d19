import { afterAll, describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { get, testProgram } from '../../testing.ts'
import { readLoginCookie } from './browser-cookie.ts'
import { facebookLogin } from './configured-logins.ts'
import { sealOAuthState, unsealOAuthState } from './social-routes.ts'
import { socialProgram } from './testing.ts'

const { program, google, facebook, browser, close } = await socialProgram()
afterAll(close)

describe('the addresses of a social login', () => {
  test('carry the least, for the shortest time, and are stored nowhere', async () => {
    google.who = 'g-11'
    google.accounts.set('g-11', { email: 'gabe@example.org', email_verified: true })
    const own = browser()
    const leaving = await own.visit('/v1/auth/google')
    const query = new URL(leaving.location ?? '').searchParams
    expect(Object.fromEntries(query)).toMatchObject({ code_challenge_method: 'S256', scope: 'openid email' })
    for (const part of ['state', 'nonce', 'code_challenge']) expect(query.get(part)).toMatch(/^[\w-]{43}$/)
    const cookie = leaving.cookies.find((line) => line.startsWith('social_login='))
    expect(cookie).toMatch(/; Path=\/v1\/auth\/google; Max-Age=600; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(query.get('state'))
    const back = await own.walk(leaving.location ?? '', (address) => address.pathname.endsWith('/callback'))
    const landing = await own.visit(back.href)
    for (const { status, headers } of [leaving, landing]) {
      expect(status).toBe(302)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    }
    expect(landing.cookies.find((line) => line.startsWith('social_login='))).toMatch(/^social_login=; .*Max-Age=0;/)
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

  test('make the state a secure cookie where the site is served by HTTPS', async () => {
    const safe = await testProgram({
      PUBLIC_URL: 'https://reable.example',
      FACEBOOK_APP_ID: '1',
      FACEBOOK_APP_SECRET: '2',
    })
    const { headers } = await safe.app.inject('/v1/auth/facebook')
    await safe.close()
    expect(headers.location).toMatch(/^https:\/\/www\.facebook\.com\/v[\d.]+\/dialog\/oauth\?client_id=1&/)
    // The visitor's own cookie is set as well.
    const stateCookie = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('social_login='))
    expect(stateCookie).toContain('SameSite=Lax; Secure')
  })

  test('lead back at once while a provider is not configured', async () => {
    const off = await testProgram()
    const { statusCode, headers } = await off.app.inject('/v1/auth/google')
    await off.close()
    expect([statusCode, headers.location]).toEqual([302, 'http://localhost:3000/auth?error=unavailable'])
  })

  test.each(['', '/', '//'])('lead to Facebook, whose own address ends in "%s"', async (end) => {
    facebook.who = { id: '19', email: 'fay@example.org' }
    const back = await browser().walk('/v1/auth/facebook', (address) => address.pathname.endsWith('/callback'))
    const configured = program.config.providers.facebook
    if (!configured) throw new Error('Facebook is not configured')
    const login = facebookLogin({ ...configured, graphAddress: configured.graphAddress + end })
    const oauthState = { provider: 'facebook', state: '', nonce: '', verifier: '' } as const
    const returned = { oauthState, callback: back.origin + back.pathname, query: back.searchParams }
    expect(await login.finish(program.ctx, returned)).toEqual({
      ...{ subject: '19', email: 'fay@example.org', verified: false },
    })
  })

  test('are followed 30 times in a quarter of an hour at most', async () => {
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

  test('are for browsers alone: nobody else reads of them, and a scanner of links that asks for the head starts nothing', async () => {
    for (const path of ['/v1/auth/google', '/v1/auth/google/callback'])
      expect((await program.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
    const { body } = await get(program, '/openapi.json')
    expect(Object.keys(body.paths).filter((path) => path.includes('google'))).toEqual([])
  })

  test.each([
    [0, true],
    [10 * minute - 1, true],
    [10 * minute, false],
  ])('%i milliseconds after they were left the state of a login is known: %s', (age, known) => {
    const oauthState = { provider: 'google', state: 'one', nonce: 'two', verifier: 'three' } as const
    const at = (moment: number) => ({ ...program.ctx, clock: { now: () => new Date(moment) } })
    expect(unsealOAuthState(at(age), sealOAuthState(at(0), oauthState))).toEqual(known ? oauthState : undefined)
  })

  test.each([
    ['social_code=a-B_9', 'a-B_9'],
    ['other=1; social_code=abc', 'abc'],
    ['social_code=%22abc', ''],
    ['social_code=.abc', ''],
    ['social_code=abc.', ''],
    [undefined, ''],
  ])('the cookies "%s" hold the code "%s"', (cookies, code) => {
    expect(readLoginCookie(cookies, 'social_code')).toBe(code)
  })
})
