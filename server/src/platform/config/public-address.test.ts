import { expect, test } from 'vitest'
import { callOutbound } from '../outbound-call.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '::1',
  '::',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%j is not of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
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
