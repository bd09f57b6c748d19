import { afterAll, describe, expect, test } from 'vitest'
import { get, testProgram } from '../../testing.ts'
import { socialProgram } from './testing.ts'

const { program, google, browser, close } = await socialProgram()
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

  test('are for browsers alone: nobody else reads of them, and a scanner of links that asks for the head starts nothing', async () => {
    for (const path of ['/v1/auth/google', '/v1/auth/google/callback'])
      expect((await program.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
    const { body } = await get(program, '/openapi.json')
    expect(Object.keys(body.paths).filter((path) => path.includes('google'))).toEqual([])
  })
})
