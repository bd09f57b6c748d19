import { expect, test } from 'vitest'
import { hostOf, isOnHost, manualAddressError, manualHostInUse, manualHostsError, readManualHosts } from './rules.ts'

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

test('of an address that is typed in the list the host alone stays, once', () => {
  expect(readManualHosts(' HTTPS://www.Maker.ca/manuals/a \nwww.maker.ca\n\nx.ca?http://y.ca/')).toEqual([
    'www.maker.ca',
    'x.ca?http:',
  ])
})

test.each(['maker.ca', 'a-b.maker.co', 'a.ca', `${'x'.repeat(97)}.ca`])('%s is a host', (host) => {
  expect(manualHostsError([host])).toBeUndefined()
})

test.each(['maker', 'a.b', '-a.ca', 'a-.ca', 'maker.c1', 'maker.ca.', 'a b.ca', 'x.ca?', `${'x'.repeat(98)}.ca`])(
  '“%s” is no host',
  (host) => {
    expect(manualHostsError(['maker.ca', host])).toBe(
      `Hosts: “${host.slice(0, 100)}” is no name of a host. In each line write one, such as www.maker.ca`,
    )
  },
)

test('a host that manuals lead to is counted in words', () => {
  expect(manualHostInUse('a.ca', 1)).toBe('Hosts: one manual leads to a.ca. Withdraw it first')
  expect(manualHostInUse('a.ca', 2)).toBe('Hosts: 2 manuals lead to a.ca. Withdraw them first')
})
