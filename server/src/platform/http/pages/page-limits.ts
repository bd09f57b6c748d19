import { day } from '#platform/clock'
import type { Config } from '#platform/config'
import { type Limit, limitOfSite } from '../limits/limit.ts'
import type { Limits } from '../limits/limits.ts'
import { networkOf, siteOf } from '../limits/network-of.ts'
import { personOf, type Sender } from '../security/visitor.ts'

/** The Terms: more than 1,000 pages in 24 hours is prohibited access. */
export const pageLimit: Limit = { name: 'pages', max: 1000, milliseconds: day }

/** A program that takes a fresh cookie for each thousand pages is limited to these; a library or a hospital full of people stays below. */
export const networkPageLimit: Limit = { name: 'pages of a network', max: 20_000, milliseconds: day }

/** The exceeded limit: the most pages, the seconds to wait, and whom it counts. */
export type ExceededLimit = { seconds: number; max: number; where: 'from here' | 'from your network' }

/** Counts a page for who asks for it and for their network. Undefined within the limits. */
export function countPage(config: Config, limits: Limits, sender: Sender): ExceededLimit | undefined {
  const wait = limits.use(pageLimit, personOf(config, sender))
  if (wait) return { seconds: wait, max: pageLimit.max, where: 'from here' }
  const [network, site] = [networkOf(sender), siteOf(sender)]
  const networkWait =
    limits.use(networkPageLimit, network) ??
    (site === network ? undefined : limits.use(limitOfSite(networkPageLimit), `site ${site}`))
  return networkWait ? { seconds: networkWait, max: networkPageLimit.max, where: 'from your network' } : undefined
}
