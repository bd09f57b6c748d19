import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { mayReadMetrics } from './may-read-metrics.ts'

const local = readConfig({ APP_ENV: 'test' })
const mayRead = (headers: object, remoteAddress: string | undefined = '127.0.0.1', config = local) =>
  mayReadMetrics(config, {
    headers: { host: '127.0.0.1:3000', ...headers },
    socket: { remoteAddress },
  } as IncomingMessage)

test('a program on this machine reads the figures, by each of its own addresses', () => {
  for (const address of ['127.0.0.1', '127.0.0.2', '127.200.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])
    expect([address, mayRead({}, address)]).toEqual([address, true])
  for (const address of ['10.0.0.7', '126.255.255.255', '128.0.0.1', '::2', '::ffff:10.0.0.7', '::ffff:x', 'x', ''])
    expect([address, mayRead({}, address)]).toEqual([address, false])
})

test('it asks by a name of this machine, not through a proxy', () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.3.2.1:80', '[::1]', '[::1]:3000'])
    expect([host, mayRead({ host })]).toEqual([host, true])
  for (const host of ['rebound.example', 'xlocalhost', 'localhost.example', '127.0.0.1.example', '::1', '', undefined])
    expect([host, mayRead({ host })]).toEqual([host, false])
  for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])
    expect([name, mayRead({ [name]: '' })]).toEqual([name, false])
})

test('a place that others reach by its own name gives no figures without a token', () => {
  for (const PUBLIC_URL of ['https://reable.example', 'http://reable.example:8080', 'http://192.0.2.7'])
    expect([PUBLIC_URL, mayRead({}, '127.0.0.1', readConfig({ APP_ENV: 'test', PUBLIC_URL }))]).toEqual([
      PUBLIC_URL,
      false,
    ])
})
