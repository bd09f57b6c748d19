import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import * as accounts from '../../../accounts/account-limits.ts'
import { contactLimits } from '../../../contact/contact-limits.ts'
import { programOfFile } from '../../../testing-file.ts'
import { pageClient } from '../pages/page-client.ts'
import { networkReadLimit, networkSendLimit, readLimit } from './call-limits.ts'
import type { Limit } from './limit.ts'

const program = await programOfFile({ LIMITS: 'on' })

beforeAll(async () => {
  const now = new Date('2026-11-20T12:00:00Z')
  program.ctx.clock = { now: () => now }
  await program.app.listen({ port: 0, host: '127.0.0.1' })
})

/** All uses of a limit but one. */
function spend(limit: Limit, person: string): void {
  for (let times = 1; times < limit.max; times++) program.limits.use(limit, person)
}

const get = (remoteAddress: string, url: string, headers = {}) => program.app.inject({ url, remoteAddress, headers })

const visitor = async (remoteAddress: string) =>
  String((await get(remoteAddress, '/v1/health')).headers['set-cookie']).split(';')[0] ?? ''

test('[INFO-17] what pages ask is limited to ten times their number: then every reading call waits until the day ends', async () => {
  const from = '198.51.100.7'
  spend(readLimit, `address ${from}`)
  expect((await get(from, '/v1/posts')).statusCode).toBe(200)
  for (const url of ['/v1/posts?page=2', '/v1/posts/1', '/v1/posts/counts', '/v1/api/posts/related', '/v1/content']) {
    const refused = await get(from, url)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many'])
    expect(refused.headers['retry-after']).toBe(String(12 * 3600))
    expect(refused.json().error).toBe('That was too often. Please try again in 12 hours.')
  }
  expect((await get('198.51.100.8', '/v1/posts', { cookie: await visitor(from) })).statusCode).toBe(200)
})

test('whoever takes a fresh cookie for each call is limited with their network', async () => {
  spend(networkReadLimit, '192.0.2')
  const afresh = async (from: string) =>
    (await get(from, '/v1/posts', { cookie: await visitor('203.0.113.1') })).statusCode
  expect([await afresh('192.0.2.1'), await afresh('192.0.2.2'), await afresh('192.0.3.1')]).toEqual([200, 429, 200])
})

test('balancers ask for health as often as they like, and what pages ask in process is counted as the page', async () => {
  const here = 'address 127.0.0.1'
  spend(readLimit, here)
  program.limits.use(readLimit, here)
  expect((await get('127.0.0.1', '/v1/health')).statusCode).toBe(200)
  expect((await get('127.0.0.1', '/v1/posts')).statusCode).toBe(429)
  expect((await pageClient(program.app, 'AAAA-AAAA')('browseListings', { query: {} })).status).toBe(200)
})

/** The answer to the head of a request whose body never comes. */
async function sendHeadOnly(path: string): Promise<string> {
  const { port } = program.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  )
  return text(socket)
}

test.each([
  ['/v1/contact_us', contactLimits],
  ['/v1/auth/login', accounts.logInNetworkLimits],
  ['/v1/auth/password', accounts.mailRequestLimits],
  ['/v1/auth/confirmation', accounts.mailRequestLimits],
  ['/v1/posts', [networkSendLimit]],
])('who is over a limit by network is refused before what they send has come: %s', async (path, limits) => {
  for (const limit of limits) {
    spend(limit, '127.0.0')
    program.limits.use(limit, '127.0.0')
    // What few are allowed of is counted in the database instead.
    for (let times = 0; times < limit.max; times++) await program.limits.countExactly(program.ctx, limit, '127.0.0')
  }
  expect(await sendHeadOnly(path)).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: \d+/)
})
