import ipaddr from 'ipaddr.js'
import { forLatest } from '../latest.ts'

/**
 * The network a request comes from, for limits that one household shares: an address's first 24 bits, or 64 of IPv6. IPv4 that is
 * written as IPv6 counts as IPv4. What a proxy names that is no address stands for itself.
 */
export const networkOf = ({ ip }: Sender): string => networkOfAddress(ip ?? '')

/** A request; whoever has hung up meanwhile has no address any more, whatever Fastify's type says. */
type Sender = { ip: string | undefined }

/**
 * The network of one customer of a provider, for whatever a single person must not multiply: an address's first 24 bits, or 48 of IPv6,
 * since a customer is given as many as 65,536 networks of 64 bits.
 */
export const siteOf = ({ ip }: Sender): string => siteOfAddress(ip ?? '')

/** Each page that a person opens asks for the same one. */
const networkOfAddress = forLatest((ip) => prefixOf(ip, 4))
const siteOfAddress = forLatest((ip) => prefixOf(ip, 3))

function prefixOf(ip: string, partsOfIpv6: number): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.octets.slice(0, 3).join('.')
  return address.parts
    .slice(0, partsOfIpv6)
    .map((part) => part.toString(16))
    .join(':')
}
