import type { FormValues } from './form-context.ts'

/** A rule for each field, in the order of the page: the sentence of what is wrong, or nothing. */
export type Rules<Values extends FormValues> = {
  [Name in keyof Values]: (value: Values[Name], all: Values) => string | undefined
}

/** Of a field that may hold anything. */
export const anyValue = () => undefined
