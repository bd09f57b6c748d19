import type { Difference } from '../../editing/difference.ts'
import type { BannerValues } from './banner-values.ts'

/** The fields in which two versions of a banner differ, as text, in the order of the page. */
export function bannerDifferences(mine: BannerValues, theirs: BannerValues): Difference[] {
  const rows = Object.entries(textsByLabel).map(([label, textOf]) => ({
    label,
    mine: textOf(mine),
    theirs: textOf(theirs),
  }))
  return rows.filter((row) => row.mine !== row.theirs)
}

const textsByLabel: Record<string, (values: BannerValues) => string> = {
  'What it says': ({ content }) => content.trim() || 'Not filled in',
  'Where it leads': ({ url }) => url.trim() || 'Not filled in',
  Start: ({ start_day, start_time }) => `${start_day} ${start_time}`,
  End: ({ ends, end_day, end_time }) => endLabels[ends] ?? `${end_day} ${end_time}`,
}

const endLabels: Record<string, string> = { open: 'When it is taken down', now: 'Now' }
