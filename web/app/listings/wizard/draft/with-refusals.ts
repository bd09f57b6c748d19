import type { FormValues } from '../../../ui/form/form-context.ts'
import type { Rules } from '../../../ui/form/rules.ts'
import type { Refusals } from './wizard-store.ts'

/** The rules of a form, preceded by the server's errors for the same values. */
export function withRefusals<Values extends FormValues>(rules: Rules<Values>, refusals: Refusals): Rules<Values> {
  const pairs = Object.keys(rules).map((name: keyof Values & string) => [
    name,
    (value: Values[typeof name], all: Values) =>
      refusals[name]?.value === value ? refusals[name]?.sentence : rules[name](value, all),
  ])
  return Object.fromEntries(pairs)
}
