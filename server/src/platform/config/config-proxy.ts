import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** The proxies that are trusted to name a request's address: none, all, a number of them, or those at these addresses. */
export type TrustProxy = boolean | number | string[]

/** Fastify's names of address ranges. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

const maxHops = 10

const trustProxyError = `is off, a number of proxies from 1 to ${maxHops}, or their addresses with commas between, such as 127.0.0.1,10.0.0.0/8`

/** The setting of the proxies in front of the program; `config.ts` reads it with all others. */
export const proxySettings = {
  TRUST_PROXY: z
    .string()
    .transform(parseTrust)
    .refine((trust) => trust !== undefined, trustProxyError)
    .default(false),
}

function parseTrust(text: string): TrustProxy | undefined {
  if (text === 'off' || text === 'on') return text === 'on'
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= maxHops ? Number(text) : undefined
  const proxies = text.split(',').map((one) => one.trim())
  return proxies.every(isProxy) ? proxies : undefined
}

/** An address, a range of them, or the name of one. A range of all addresses would trust everybody. */
function isProxy(text: string): boolean {
  if (ranges.includes(text)) return true
  if (text.includes('/')) return isRange(text) && ipaddr.parseCIDR(text)[1] >= 1
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
}

const isRange = (text: string) => ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)

/** Checks the setting for production; returns one sentence for each error. */
export const proxyErrors = ({ TRUST_PROXY }: { TRUST_PROXY?: TrustProxy | undefined }): string[] =>
  TRUST_PROXY === true
    ? [
        'TRUST_PROXY: on would believe whatever a visitor says; set it to how many proxies stand before this program, such as 1, or to their addresses',
      ]
    : []
