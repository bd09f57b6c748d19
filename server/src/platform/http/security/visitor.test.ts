import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { addVisitorCookie, personOf } from './visitor.ts'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const app = fastify()
addVisitorCookie(app, config)
app.get('/', async () => ({}))
afterAll(() => app.close())

/** The cookie that an answer sets; undefined where it sets none. */
async function given(url: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const cookie = (await app.inject({ url, headers })).headers['set-cookie']
  return cookie === undefined ? undefined : String(cookie)
}
const sentBack = (cookie = '') => cookie.split(';')[0] ?? ''
const person = (cookie: string, at = config) => personOf(at, { ip: '203.0.113.7', headers: { cookie } })

test('a browser gets a cookie of its own with its first call, for a year, and keeps it', async () => {
  const [one, other] = [await given('/'), await given('/')]
  const cookie = /^visitor=[\w-]{16}\.[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/
  expect([one, other]).toEqual([expect.stringMatching(cookie), expect.stringMatching(cookie)])
  expect(one).not.toBe(other)
  expect(await given('/', { cookie: sentBack(one) })).toBeUndefined()
  expect(person(`a=b; ${sentBack(one)}`)).toBe(`visitor ${sentBack(one).slice('visitor='.length).split('.')[0]}`)
})

test('who writes a cookie themselves, or brings one of another place, counts by their address and gets a new one', async () => {
  const own = sentBack(await given('/'))
  const [id, signature = ''] = own.slice('visitor='.length).split('.')
  const other = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
  const forged = [
    `${id}.${other}`,
    `${other.slice(0, 16)}.${signature}`,
    `${id}`,
    `${id}.`,
    `${id}.${signature}x`,
    `x${id}.${signature}`,
  ]
  for (const cookie of ['', 'visitor=', ...forged.map((value) => `visitor=${value}`)]) {
    expect([cookie, person(cookie)]).toEqual([cookie, 'address 203.0.113.7'])
    expect(sentBack(await given('/', { cookie }))).not.toBe(own)
  }
  const elsewhere = readConfig({ APP_ENV: 'test', SECRET: 'q8Zr2LkV0sYp4WnXc7TfBd9HjMg3Ua5E' })
  expect(person(own, elsewhere)).toBe('address 203.0.113.7')
})
