import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

const same: [string, string][] = [
  ['203.0.113.7', '203.0.113.250'],
  ['203.0.113.7', '::ffff:203.0.113.250'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0:1:2:3:4'],
  ['2001:db8:1:2::', '2001:db8:1:2:ffff::9'],
  ['::1', '::2:3:4:5'],
]

test.each(same)('%s and %s are one network, however they are written', (one, other) => {
  expect(networkOf({ ip: one })).toBe(networkOf({ ip: other }))
})

const apart: [string, string][] = [
  ['203.0.113.7', '203.0.114.7'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::2:0:0:1', '2001:db8:0:2::1'],
]

test.each(apart)('%s and %s are two networks', (one, other) => {
  expect(networkOf({ ip: one })).not.toBe(networkOf({ ip: other }))
})
