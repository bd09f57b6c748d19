import { expect, test } from 'vitest'
import { callOutbound } from '../outbound-call.ts'
import { isBlockedHost, isPublicAddress, lookupPublic } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  '0.255.255.255',
  '10.255.255.255',
  '100.127.255.255',
  '127.255.255.255',
  '169.254.255.255',
  '192.0.0.255',
  '192.0.2.255',
  '192.88.99.255',
  '192.168.255.255',
  '198.19.255.255',
  '198.51.100.255',
  '203.0.113.255',
  '2001::1',
  '2001:1ff:ffff::1',
  '2001:db8:ffff::1',
  '2002:ffff::1',
  '4000::1',
  'localhost',
  '',
])('%j is not of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ...[
    '1.0.0.0',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '128.0.0.0',
    '192.0.1.0',
    '198.20.0.0',
    '223.255.255.255',
  ],
  ...['8.8.8.8', '172.32.0.1', '193.168.1.1', '2606:4700::1111', '2001:200::1', '2001:db9::1', '2003::1', '3fff::1'],
])('%s is of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://localhost:1/',
  'http://0x7f.1:1/',
  'http://2130706433:1/',
  'http://[::ffff:127.0.0.1]:1/',
])('%s is not even connected to where only the open internet may be called', async (address) => {
  const bounds = { connect: 1000, whole: 1000, bytes: 10, publicOnly: true }
  await expect(callOutbound(new URL(address), {}, bounds)).rejects.toThrow('not an address of the open internet')
})

test('a host that is written as an address is blocked unless it is of the open internet; a name is looked up first', () => {
  expect(['[::1]', '10.0.0.1'].map(isBlockedHost)).toEqual([true, true])
  expect(['[2606:4700::1111]', '8.8.8.8', 'village.example', 'localhost'].map(isBlockedHost)).toEqual([
    ...[false, false],
    ...[false, false],
  ])
})

const lookUp = (name: string, all: boolean) =>
  new Promise((resolve, reject) => {
    lookupPublic(name, { all }, (error, address, family) => (error ? reject(error) : resolve([address, family])))
  })

test('looking up gives addresses of the open internet alone, one or all as it is asked', async () => {
  expect(await lookUp('8.8.8.8', false)).toEqual(['8.8.8.8', 4])
  expect(await lookUp('8.8.8.8', true)).toEqual([[{ address: '8.8.8.8', family: 4 }], undefined])
  await expect(lookUp('localhost', true)).rejects.toThrow('not an address of the open internet')
  await expect(lookUp('x'.repeat(64), true)).rejects.toThrow('getaddrinfo')
})
