import { expect, test } from 'vitest'
import { call } from '../../../listings/testing.ts'
import { networkLookUpLimits } from '../../../places/place-limits.ts'
import { testProgram } from '../../../testing.ts'
import { limitOfSite } from './limit.ts'

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

test('what is counted in memory has the same end for a site, and the answer says when to come back', async () => {
  const program = await testProgram({ LIMITS: 'on', TRUST_PROXY: 'on' })
  const now = new Date('2026-07-01T00:00:00Z')
  program.ctx.clock = { now: () => now }
  const lookUp = (address: string) =>
    program.app.inject({ url: '/v1/api/geocode', headers: { 'x-forwarded-for': address } })
  for (const limit of networkLookUpLimits.map(limitOfSite))
    for (let times = 1; times < limit.max; times++) program.limits.use(limit, 'site 2001:db8:5')
  expect((await lookUp('2001:db8:5:1::1')).statusCode).toBe(422)
  const refused = await lookUp('2001:db8:5:2::1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(refused.json().error).toBe('That was too often. Please try again in 60 minutes.')
  expect((await lookUp('2001:db8:6:1::1')).statusCode).toBe(422)
  await program.close()
})
