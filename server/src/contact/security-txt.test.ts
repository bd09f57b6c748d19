import { organisation } from '@reable/contract/organisation'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { testProgram } from '../testing.ts'
import { securityRoutes } from './security-routes.ts'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example/' })

test('security.txt says where to write, in which language, at which address, and holds for half a year from any day', async () => {
  for (const [today, end] of [
    ['2026-11-22T23:59:59Z', '2027-05-21T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-08-27T00:00:00.000Z'],
  ] as const) {
    const app = fastify()
    securityRoutes(app, { config, clock: { now: () => new Date(today) } } as Context)
    const { headers, body } = await app.inject('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')).toEqual([
      `Contact: mailto:${organisation.email}`,
      `Expires: ${end}`,
      'Preferred-Languages: en',
      'Canonical: https://reable.example/.well-known/security.txt',
      '',
    ])
  }
})

test('security.txt stands in the program, and ends less than a year from now', async () => {
  const program = await testProgram()
  const { statusCode, body } = await program.app.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  const ahead = Date.parse(body.match(/^Expires: (.*)$/m)?.[1] ?? '') - systemClock.now().getTime()
  expect(ahead / 86_400_000).toBeGreaterThan(178)
  expect(ahead / 86_400_000).toBeLessThan(365)
  await program.close()
})
