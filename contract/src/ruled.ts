import { z } from 'zod'
import { plainText } from './plain-text.ts'

type Rule<Value> = (value: Value) => string | undefined

/** For `superRefine`: refuses what a rule finds wrong, in the rule's words. */
export const judgedBy =
  <Value>(fault: Rule<Value>) =>
  (value: Value, check: z.core.$RefinementCtx): void => {
    const message = fault(value)
    if (message) check.addIssue({ code: 'custom', message })
  }

const text = (fault: Rule<string>) =>
  z.string({ error: (issue) => (issue.input === undefined ? fault('') : undefined) })

/** A text by its rule; one that is missing is an empty one. */
export const ruled = (fault: Rule<string>) => text(fault).superRefine(judgedBy(fault))

/** The same, plain and with nothing around it. */
export const ruledPlain = (fault: Rule<string>) =>
  text(fault)
    .transform((typed) => plainText(typed).trim())
    .superRefine(judgedBy(fault))
