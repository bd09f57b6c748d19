import { addressLimit, isPathOrUrl } from '@reable/contract/content/rules'
import type { StoredBanner } from './banner-queries.ts'

/** The errors of a banner, by field; empty when it is valid. */
export function bannerErrors({ content, url, starts_at, ends_at }: StoredBanner): Record<string, string[]> {
  const errors: [string, string | false][] = [
    ['content', !content && 'Please write what the banner says'],
    ['content', [...content].length > 300 && 'Use at most 300 characters for what the banner says'],
    ['url', url !== null && !isPathOrUrl(url) && addressError],
    ['url', url !== null && url.length > addressLimit && 'Use at most 2,000 characters for the address'],
    ['ends_at_utc', ends_at !== null && ends_at <= starts_at && 'Last day: please choose an end after the beginning'],
  ]
  return Object.fromEntries(errors.flatMap(([field, error]) => (error ? [[field, [error]]] : [])))
}

const addressError = 'The address must be a path of this site or start with http:// or https://'
