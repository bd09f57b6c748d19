import { latelyDays } from '@reable/contract/moderation/rules'
import type { Wanted } from './decided-address.ts'

const counted = (total: number) =>
  total === 1 ? '1 listing was decided about' : `${total} listings were decided about`

/** How many decided listings there are, or are found. */
export function foundWords(total: number, { q, decision }: Wanted): string {
  if (!q && !decision) return `${counted(total)}.`
  const found = `${total || 'No'} ${total > 1 ? 'listings' : 'listing'} found`
  const by = q ? ` for “${q}”` : ''
  const as = decision ? `, decided as ${decision === 'keep' ? 'hidden' : 'not hidden'}` : ''
  return `${found}${by}${as}.`
}

/** How many were decided lately, for a room where nothing waits. */
export const decidedLatelyWords = (count: number): string =>
  `${count ? counted(count) : 'Nothing was decided'} in the last ${latelyDays} days.`
