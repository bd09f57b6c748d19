import { expect, test } from 'vitest'
import { hostOf, isOnHost, manualAddressError } from './rules.ts'

const hosts = ['maker.example', 'www.other.example']

test.each([
  ['https://maker.example/a.pdf', undefined],
  ['https://www.maker.example/a.pdf', undefined],
  ['https://notmaker.example/', 'notmaker.example'],
  ['https://maker.example.evil.example/', 'maker.example.evil.example'],
])('the manual at %s is refused for the host %s', (address, host) => {
  expect(isOnHost(address, hosts)).toBe(!host)
  expect(manualAddressError(address, hosts)).toBe(
    host && `Address: ${host} is not on the list of makers’ hosts. A steward can add it there`,
  )
})

test.each(['http://maker.example/', 'https://user@maker.example/', 'javascript:alert(1)'])(
  '“%s” is no address of a manual',
  (address) => {
    expect([hostOf(address), isOnHost(address, hosts)]).toEqual([undefined, false])
    expect(manualAddressError(address, hosts)).toBe(
      'Address: please give the address of the manual, beginning with https://',
    )
  },
)
