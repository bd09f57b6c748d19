import { expect, test } from 'vitest'
import { call } from '../../../listings/testing.ts'
import { testProgram } from '../../../testing.ts'
import { networkOf, siteOf } from './network-of.ts'

test('whoever has a site of IPv6 uses a limit sixteen times, not once for each of its 65,536 networks', async () => {
  const program = await testProgram({ LIMITS: 'on', TRUST_PROXY: 'on' })
  const now = new Date('2026-07-01T00:00:00Z')
  program.ctx.clock = { now: () => now }
  const from = async (address: string) => {
    const { status } = await call(program, 'POST', '/contact_us', { 'x-forwarded-for': address }, {})
    return status
  }
  const statuses = []
  for (let network = 1; network <= 81; network++) statuses.push(await from(`2001:db8:5:${network}::1`))
  expect(statuses).toEqual([...Array(80).fill(422), 429])
  expect(await from('2001:db8:6:1::1')).toBe(422)
  await program.close()
})

test('a request whose caller has hung up, and so has no address any more, is no error', () => {
  expect([networkOf({ ip: undefined }), siteOf({ ip: undefined })]).toEqual(['', ''])
})
