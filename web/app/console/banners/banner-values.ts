import { isPathOrUrl } from '@reable/contract/content/rules'
import type { Rules } from '../../ui/form/rules.ts'
import { instantOf, vancouverFields } from '../vancouver-time.ts'
import type { StoredBanner } from './load-banners.ts'

/** The values of a banner's form. `ends`: 'open' never by itself, 'set' at a chosen time, 'now' as soon as it is saved. */
export type BannerValues = {
  content: string
  url: string
  start_day: string
  start_time: string
  ends: string
  end_day: string
  end_time: string
}

/** The initial values of the form; a new banner begins at `now`, in milliseconds. */
export function valuesOfBanner(banner: StoredBanner | undefined, now: number): BannerValues {
  const start = vancouverFields(banner?.starts_at_utc ?? new Date(now).toISOString())
  const end = banner?.ends_at_utc ? vancouverFields(banner.ends_at_utc) : { day: '', time: '' }
  return {
    content: banner?.content ?? '',
    url: banner?.url ?? '',
    start_day: start.day,
    start_time: start.time,
    ends: banner?.ends_at_utc ? 'set' : 'open',
    end_day: end.day,
    end_time: end.time,
  }
}

const missing = {
  start_day: 'First day: please choose a day',
  start_time: 'From what time: please choose a time, such as 09:00',
  end_day: 'Last day: please choose a day',
  end_time: 'Until what time: please choose a time, such as 17:00',
}

/** In the order of the page; the server validates text, address and the order of the times. */
export const bannerRules: Rules<BannerValues> = {
  content: (content) => {
    if (!content.trim()) return 'Please write what the banner says'
    return [...content.trim()].length > 300 ? 'Use at most 300 characters for what the banner says' : undefined
  },
  url: (url) =>
    !url.trim() || isPathOrUrl(url.trim())
      ? undefined
      : 'The address must be a path of this site or start with http:// or https://',
  start_day: (day) => (instantOf(day, '00:00') ? undefined : missing.start_day),
  start_time: (time) => (instantOf('2026-01-01', time) ? undefined : missing.start_time),
  ends: () => undefined,
  end_day: (day, { ends, ...all }) => {
    if (ends !== 'set') return undefined
    if (!instantOf(day, '00:00')) return missing.end_day
    return isAfter(all, day) ? undefined : 'Last day: please choose an end after the beginning'
  },
  end_time: (time, { ends }) => (ends !== 'set' || instantOf('2026-01-01', time) ? undefined : missing.end_time),
}

/** True also while one of the times is missing, which has an error of its own. */
function isAfter({ start_day, start_time, end_time }: Omit<BannerValues, 'ends'>, end_day: string): boolean {
  const [start, end] = [instantOf(start_day, start_time), instantOf(end_day, end_time)]
  return !start || !end || end > start
}

/** Start and end as the API takes them. A banner that ends at once gets the end `now` and a start before it. */
export function timesOf(values: BannerValues, now: number) {
  const start = instantOf(values.start_day, values.start_time) ?? ''
  if (values.ends !== 'now') {
    const end = values.ends === 'set' ? (instantOf(values.end_day, values.end_time) ?? '') : null
    return { starts_at_utc: start, ends_at_utc: end }
  }
  const end = new Date(now).toISOString()
  const minuteBefore = new Date(now - 60_000).toISOString()
  return { starts_at_utc: start < minuteBefore ? start : minuteBefore, ends_at_utc: end }
}

/** Whether two forms say the same; the fields of an end that is not chosen are ignored. */
export const areEqual = (one: BannerValues, other: BannerValues): boolean =>
  JSON.stringify(comparedValues(one)) === JSON.stringify(comparedValues(other))

const comparedValues = ({ content, url, start_day, start_time, ends, end_day, end_time }: BannerValues) => [
  ...[content.trim(), url.trim(), start_day, start_time, ends],
  ...(ends === 'set' ? [end_day, end_time] : []),
]
