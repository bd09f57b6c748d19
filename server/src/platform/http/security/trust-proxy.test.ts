import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { testProgram } from '../../../testing.ts'

let close = async () => {}
afterEach(() => close())

/** Tries to log in over a real connection, with this X-Forwarded-For. */
async function listening(TRUST_PROXY: string) {
  const program = await testProgram({ LIMITS: 'on', TRUST_PROXY })
  close = program.close
  const now = new Date('2026-11-20T12:00:00Z')
  program.ctx.clock = { now: () => now }
  await program.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = program.app.server.address() as AddressInfo
  const body = JSON.stringify({ user: { email: 'rosa@village.example', password: 'Wrong-2026!' } })
  return async (forwarded: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
    const answer = await fetch(`http://127.0.0.1:${port}/v1/auth/login`, { method: 'POST', headers, body })
    await answer.body?.cancel()
    return answer.status
  }
}

test.each(['off', '1', '127.0.0.1', 'loopback,10.0.0.0/8'])(
  'who writes another X-Forwarded-For for each try has ten wrong log-ins, as anyone, with TRUST_PROXY=%s',
  async (trust) => {
    const logIn = await listening(trust)
    // A proxy adds whom it sees on the right; what stands before that, the visitor wrote.
    const seen = '203.0.113.7'
    for (let at = 0; at < 10; at++) expect(await logIn(`198.51.${at}.1, ${seen}`)).toBe(401)
    expect(await logIn(`198.51.100.1, ${seen}`)).toBe(429)
  },
)
