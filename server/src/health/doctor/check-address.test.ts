import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { readConfig } from '#platform/config'
import { checkAddress } from './check-address.ts'
import { checkVersion } from './examine.ts'

const now = new Date('2026-11-23T20:00:00Z')

test('a place that answers is good, and its clock is read', async () => {
  const server = createServer((_request, response) => response.writeHead(200, { date: now.toUTCString() }).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: origin })
  expect(await checkAddress(config, () => now)).toEqual([
    { about: 'settings', level: 'good', sentence: `${origin} answers.` },
    { about: 'clock', level: 'good', sentence: 'The proxy has the same time as this machine.' },
  ])
  await new Promise((done) => server.close(done))
})

test('a version is good until half a year before its end, and broken after it; what is newer than all is good', () => {
  const end = Date.parse('2027-04-30')
  const at = (version: string, moment: number) => checkVersion('Node', version, new Date(moment)).level
  const moments = [end - 180 * day, end - 180 * day + 1, end, end + 1]
  expect(moments.map((moment) => at('22.9.0', moment))).toEqual(['good', 'weak', 'weak', 'broken'])
  const levelOf = (name: 'Node' | 'PostgreSQL') => (version: string) => checkVersion(name, version, now).level
  expect(['21.9.9', '23.1.0', '24.1.0', '25.1.0', '26.1.0', '27.0.0'].map(levelOf('Node'))).toEqual([
    ...['broken', 'broken', 'good', 'broken', 'good', 'good'],
  ])
  expect(['14.1', '15.9', '16.1', '17.1', '18.4', '19.0'].map(levelOf('PostgreSQL'))).toEqual([
    ...['broken', 'good', 'good', 'good', 'good', 'good'],
  ])
  expect(checkVersion('PostgreSQL', '19.0', now).sentence).toBe('PostgreSQL is 19.0, newer than this program knows.')
  expect(checkVersion('PostgreSQL', '18.4', now).sentence).toContain('repairs until 2030-11-14.')
})
