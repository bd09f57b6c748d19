import {
  type ReplyUse,
  replyFitError,
  replyLabelError,
  replyReasons,
  replyTextError,
  replyUseNames,
  replyUsesError,
} from '@reable/contract/replies/rules'
import type { Rules } from '../../ui/form/rules.ts'
import type { StoredReply } from './load-replies.ts'

/** The values of a reply's form; `use_listing_left` says whether it is offered where a listing is left as it is. */
export type ReplyValues = Record<string, string | boolean>

export const boxOf = (use: ReplyUse) => `use_${use}`

const usesIn = (values: ReplyValues): ReplyUse[] => replyUseNames.filter((use) => values[boxOf(use)] === true)

const textRule = (typed: string | boolean, all: ReplyValues) => {
  const text = String(typed)
  return replyTextError(text) ?? replyFitError(text, usesIn(all))
}

/** The rules of the form, in the order of the page. The first box says when none is ticked. */
export const replyRules: Rules<ReplyValues> = {
  label: (typed) => replyLabelError(String(typed)),
  ...Object.fromEntries(
    replyUseNames.map((use, at) => [
      boxOf(use),
      (_: string | boolean, all: ReplyValues) => (at === 0 ? replyUsesError(usesIn(all)) : undefined),
    ]),
  ),
  reason: () => undefined,
  text: textRule,
}

/** What the form has typed in it, as the API takes it. */
export const replyBody = (values: ReplyValues) => ({
  ...{ label: String(values.label ?? ''), text: String(values.text ?? ''), uses: usesIn(values) },
  reason: replyReasons.find((reason) => reason === values.reason) ?? null,
})

/** What a version says, as the API takes it. */
export const bodyOf = ({ label, uses, reason, text, removed }: StoredReply) => ({ label, uses, reason, text, removed })

export const reasonOptions = replyReasons.map((reason) => ({
  value: reason,
  text: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
}))
