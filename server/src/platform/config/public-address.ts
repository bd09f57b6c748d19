import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const blockedNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blockedNetworks.addSubnet(network, prefix)
// Of IPv6 the open internet is 2000::/3; these subnets embed IPv4 addresses or are reserved for examples.
blockedNetworks.addSubnet('2001::', 23, 'ipv6')
blockedNetworks.addSubnet('2001:db8::', 32, 'ipv6')
blockedNetworks.addSubnet('2002::', 16, 'ipv6')

const publicNetworks = new BlockList()
publicNetworks.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address of the open internet: not of this machine, of its network, or reserved for a special purpose. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blockedNetworks.check(address)
  return isIP(address) === 6 && publicNetworks.check(address, 'ipv6') && !blockedNetworks.check(address, 'ipv6')
}

/** True for a host written as an IP address that may not be called; a host name is checked by `lookupPublic` when it is looked up. */
export const isBlockedHost = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && !isPublicAddress(address)
}

/** Looks a name up as Node does, but returns only its addresses of the open internet, so that no other one is connected to. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...others] = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    if (!first) callback(error ?? notPublicError(), [] as LookupAddress[])
    else if (options.all) callback(null, [first, ...others])
    else callback(null, first.address, first.family)
  })
}

const notPublicError = () => new Error('not an address of the open internet')
