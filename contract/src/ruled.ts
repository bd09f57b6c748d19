import { z } from 'zod'
import { plainText } from './plain-text.ts'

type Rule<Value> = (value: Value) => string | undefined

/** For `superRefine`: refuses what a rule finds wrong, in the rule's words. */
export const judgedBy =
  <Value>(rule: Rule<Value>) =>
  (value: Value, check: z.core.$RefinementCtx): void => {
    const message = rule(value)
    if (message) check.addIssue({ code: 'custom', message })
  }

const textBy = (rule: Rule<string>) =>
  z.string({ error: (issue) => (issue.input === undefined ? rule('') : undefined) })

/** A text by its rule; one that is missing is an empty one. */
export const ruled = (rule: Rule<string>) => textBy(rule).superRefine(judgedBy(rule))

/** The same, plain and with nothing around it. */
export const ruledPlain = (rule: Rule<string>) =>
  textBy(rule)
    .transform((typed) => plainText(typed).trim())
    .superRefine(judgedBy(rule))
