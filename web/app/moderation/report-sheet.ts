import { otherReason, reasonsFault, reportReasons } from '@reable/contract/moderation/rules'
import type { Sheet } from '../ui/form/form-context.ts'
import type { Rules } from '../ui/form/rules.ts'

/** The names of the form's fields: a box for each reason, one for Other, and Other's own words. */
export const boxOf = (at: number) => `reason${at}`
export const otherBox = 'other'
export const otherWords = 'words'

/** The reasons that are ticked, as the call sends them. The words of Other count while it is ticked. */
export function reasonsOf(sheet: Sheet): string[] {
  const ticked = reportReasons.filter((_, at) => sheet[boxOf(at)])
  return sheet[otherBox] ? [...ticked, otherReason, String(sheet[otherWords])] : ticked
}

/** What is wrong is told where it can be mended: at the words of Other when that is ticked, else at the first reason. */
export const reportRules: Rules<Sheet> = {
  ...Object.fromEntries(reportReasons.map((_, at) => [boxOf(at), () => undefined])),
  [boxOf(0)]: (_, all) => (all[otherBox] ? undefined : reasonsFault(reasonsOf(all))),
  [otherBox]: () => undefined,
  [otherWords]: (_, all) => (all[otherBox] ? reasonsFault(reasonsOf(all)) : undefined),
}
