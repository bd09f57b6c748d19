import { z } from 'zod'
import { plainText } from './plain-text.ts'

type Rule<Value> = (value: Value) => string | undefined

/** For `superRefine`: adds the error that the rule returns, if it returns one. */
export const validatedBy =
  <Value>(rule: Rule<Value>) =>
  (value: Value, check: z.core.$RefinementCtx): void => {
    const message = rule(value)
    if (message) check.addIssue({ code: 'custom', message })
  }

const textBy = (rule: Rule<string>) =>
  z.string({ error: (issue) => (issue.input === undefined || issue.input === null ? rule('') : undefined) })

/** The schema of a text that a rule validates; a missing text is validated as an empty one. */
export const validatedText = (rule: Rule<string>) => textBy(rule).superRefine(validatedBy(rule))

/** The same, with the text made plain and trimmed first. */
export const validatedPlainText = (rule: Rule<string>) =>
  textBy(rule)
    .transform((typed) => plainText(typed).trim())
    .superRefine(validatedBy(rule))
