import { isIP } from 'node:net'
import { z } from 'zod'

/** Whom to believe about where a request comes from: nobody, everybody, so many proxies before us, or proxies at these addresses. */
export type TrustProxy = boolean | number | string[]

/** Names of ranges, as Fastify knows them. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

const mostHops = 10

const fault = `is off, a number of proxies from 1 to ${mostHops}, or their addresses with commas between, such as 127.0.0.1,10.0.0.0/8`

/** What says which proxies stand before us, as `config.ts` reads it with everything else. */
export const proxySettings = {
  TRUST_PROXY: z
    .string()
    .transform(readTrust)
    .refine((read) => read !== undefined, fault)
    .default(false),
}

function readTrust(text: string): TrustProxy | undefined {
  if (text === 'off' || text === 'on') return text === 'on'
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= mostHops ? Number(text) : undefined
  const proxies = text.split(',').map((one) => one.trim())
  return proxies.every(isProxy) ? proxies : undefined
}

/** An address, a range of them, or the name of one. A range of all would believe everybody. */
function isProxy(text: string): boolean {
  if (ranges.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (!family || more.length) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}

/** What is wrong with it in production, one sentence each. */
export const proxyFaults = ({ TRUST_PROXY }: { TRUST_PROXY?: TrustProxy | undefined }): string[] =>
  TRUST_PROXY === true
    ? [
        'TRUST_PROXY: on would believe whatever a visitor says; set it to how many proxies stand before this program, such as 1, or to their addresses',
      ]
    : []
