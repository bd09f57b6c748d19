import type { DecidedQuery } from './decided-address.ts'

const countText = (total: number) =>
  total === 1 ? '1 listing was decided about' : `${total} listings were decided about`

/** A sentence about how many decided listings there are, or were found. */
export function foundText(total: number, { q, decision }: DecidedQuery): string {
  if (!q && !decision) return `${countText(total)}.`
  const foundPart = `${total || 'No'} ${total > 1 ? 'listings' : 'listing'} found`
  const by = q ? ` for “${q}”` : ''
  const as = decision ? `, decided as ${decision === 'keep' ? 'hidden' : 'not hidden'}` : ''
  return `${foundPart}${by}${as}.`
}
