import { answeredKind, judgeFit } from '@reable/contract/fit/judge'
import type { FitAnswers, FitJudgement, FitKind, FitUnits, FitVerdict } from '@reable/contract/fit/types'
import type { MeasuredListing } from './load-measures.ts'

/** So many are judged at a stretch; then the page has its turn. */
const atOnce = 500

/** What is shown of a listing in a list. */
export type ListedVerdict = Pick<FitJudgement, 'verdict' | 'summary'>

/** Judges listings of one kind, in slices, so that a long list keeps nobody from pressing something meanwhile. */
export async function judgeListings(
  kind: FitKind,
  listings: readonly MeasuredListing[],
  answers: FitAnswers,
  units: FitUnits,
): Promise<Map<number, ListedVerdict>> {
  const verdicts = new Map<number, ListedVerdict>()
  const answered = answeredKind(kind, answers)
  for (let start = 0; start < listings.length; start += atOnce) {
    if (start) await new Promise((resolve) => setTimeout(resolve))
    for (const { id, measures } of listings.slice(start, start + atOnce)) {
      const { verdict, summary } = judgeFit(answered, answers, measures, units)
      verdicts.set(id, { verdict, summary })
    }
  }
  return verdicts
}

/** The verdicts in the order in which a list shows them. */
export const verdictOrder: readonly FitVerdict[] = ['fits', 'may_fit', 'unknown', 'does_not_fit']

/** The ids of the listings of each verdict, the newest first. */
export function groupVerdicts(verdicts: ReadonlyMap<number, ListedVerdict>): Record<FitVerdict, number[]> {
  const groups: Record<FitVerdict, number[]> = { fits: [], may_fit: [], unknown: [], does_not_fit: [] }
  for (const [id, { verdict }] of verdicts) groups[verdict].push(id)
  for (const ids of Object.values(groups)) ids.sort((one, other) => other - one)
  return groups
}
