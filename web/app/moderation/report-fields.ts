import { otherReason, reasonsError, reportReasons } from '@reable/contract/moderation/rules'
import type { FormValues } from '../ui/form/form-context.ts'
import type { Rules } from '../ui/form/rules.ts'

/** The names of the form's fields: a check box for each reason, one for Other, and Other's text. */
export const boxOf = (at: number) => `reason${at}`
export const otherBox = 'other'
export const otherText = 'words'
/** Ticked by who wants to hear what became of it. */
export const notifyMeBox = 'notifyMe'

/** The ticked reasons as the API takes them. The text of Other counts while Other is ticked. */
export function reasonsOf(values: FormValues): string[] {
  const ticked = reportReasons.filter((_, at) => values[boxOf(at)])
  return values[otherBox] ? [...ticked, otherReason, String(values[otherText])] : ticked
}

/** The error is shown where it can be corrected: at the text of Other when that is ticked, else at the first reason. */
export const reportRules: Rules<FormValues> = {
  ...Object.fromEntries(reportReasons.map((_, at) => [boxOf(at), () => undefined])),
  [boxOf(0)]: (_, all) => (all[otherBox] ? undefined : reasonsError(reasonsOf(all))),
  [otherBox]: () => undefined,
  [notifyMeBox]: () => undefined,
  [otherText]: (_, all) => (all[otherBox] ? reasonsError(reasonsOf(all)) : undefined),
}
