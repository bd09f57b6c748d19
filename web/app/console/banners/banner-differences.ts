import type { Difference } from '../../listings/edit/differences.ts'
import type { BannerValues } from './banner-values.ts'

/** What two versions of a banner say differently, in words, in the order of the page. */
export function bannerDifferences(mine: BannerValues, theirs: BannerValues): Difference[] {
  const rows = Object.entries(wordsOf).map(([label, words]) => ({ label, mine: words(mine), theirs: words(theirs) }))
  return rows.filter((row) => row.mine !== row.theirs)
}

const wordsOf: Record<string, (values: BannerValues) => string> = {
  'What it says': ({ content }) => content.trim() || 'Not filled in',
  'Where it leads': ({ url }) => url.trim() || 'Not filled in',
  Start: ({ start_day, start_time }) => `${start_day} ${start_time}`,
  End: ({ ends, end_day, end_time }) => endWords[ends] ?? `${end_day} ${end_time}`,
}

const endWords: Record<string, string> = { open: 'When it is taken down', now: 'Now' }
