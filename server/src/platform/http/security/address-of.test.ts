import type { IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { addressReader, trustOf } from './address-of.ts'

let close = async () => {}
afterEach(() => close())

const forwarded = '198.51.100.1, 203.0.113.7, 10.0.0.9'

test.each([
  [false, '127.0.0.1'],
  [true, '198.51.100.1'],
  [1, '10.0.0.9'],
  [2, '203.0.113.7'],
  [['127.0.0.1'], '10.0.0.9'],
  [['127.0.0.1', '10.0.0.0/8'], '203.0.113.7'],
  [['10.0.0.0/8'], '127.0.0.1'],
])(
  'whoever asks is known by the same address before and behind the router, with trust in %j',
  async (trust, address) => {
    const request = { socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': forwarded } }
    expect(addressReader(trust)(request as unknown as IncomingMessage)).toBe(address)
    const app = fastify({ trustProxy: trustOf(trust) })
    close = () => app.close()
    app.get('/', async ({ ip }) => ({ ip }))
    expect((await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).json()).toEqual({ ip: address })
  },
)
