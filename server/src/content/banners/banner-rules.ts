import { addressLimit, isPlace } from '@reable/contract/content/rules'
import type { KeptBanner } from './banner-queries.ts'

/** What is wrong with a banner, by field. */
export function bannerFaults({ content, url, starts_at, ends_at }: KeptBanner): Record<string, string[]> {
  const faults: [string, string | false][] = [
    ['content', !content && 'Please write what the banner says'],
    ['content', [...content].length > 300 && 'Use at most 300 characters for what the banner says'],
    ['url', url !== null && !isPlace(url) && addressFault],
    ['url', url !== null && url.length > addressLimit && 'Use at most 2,000 characters for the address'],
    ['ends_at_utc', ends_at !== null && ends_at <= starts_at && 'Last day: please choose an end after the beginning'],
  ]
  return Object.fromEntries(faults.flatMap(([field, fault]) => (fault ? [[field, [fault]]] : [])))
}

const addressFault = 'The address must be a path of this site or start with http:// or https://'
