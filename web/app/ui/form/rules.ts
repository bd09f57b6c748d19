import type { FormValues } from './form-context.ts'

/** A rule for each field, in the order of the page; it returns the error message, or undefined. */
export type Rules<Values extends FormValues> = {
  [Name in keyof Values]: (value: Values[Name], all: Values) => string | undefined
}

/** The rule of a field for which any value is valid. */
export const anyValue = () => undefined
