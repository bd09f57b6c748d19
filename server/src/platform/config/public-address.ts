import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const closed = new BlockList()
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
  closed.addSubnet(network, prefix)
// Of IPv6 the open internet is 2000::/3; what is named here stands for addresses of IPv4, or for examples.
closed.addSubnet('2001::', 23, 'ipv6')
closed.addSubnet('2001:db8::', 32, 'ipv6')
closed.addSubnet('2002::', 16, 'ipv6')

const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the open internet: none of this machine, of its network, or for a special purpose. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address)
  return isIP(address) === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Whether a host that is written as an IP address is closed to us; of a name `lookupPublic` decides once it is looked up. */
export const isClosedHost = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && !isPublicAddress(address)
}

/** Looks a name up as Node does, and finds its addresses of the open internet alone: those are the ones that are connected to. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first, ...others] = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    if (!first) callback(error ?? notPublic(), [] as LookupAddress[])
    else if (options.all) callback(null, [first, ...others])
    else callback(null, first.address, first.family)
  })
}

const notPublic = () => new Error('not an address of the open internet')
