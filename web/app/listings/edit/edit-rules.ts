import type { FormValues } from '../../ui/form/form-context.ts'
import { anyValue, type Rules } from '../../ui/form/rules.ts'
import type { BasicValues } from '../fields/basic-fields.tsx'
import { basicRules, detailRules } from '../fields/field-rules.ts'
import type { EquipmentField } from '../fields/listing-lists.ts'

/** Of the whole form, in the order of its fields. (RULE-01 to RULE-06) */
export function editRules(fields: readonly EquipmentField[]): Rules<FormValues> {
  const details = Object.entries(detailRules(fields)).map(
    ([name, rule]) =>
      [
        name,
        (typed: FormValues[string], all: FormValues) =>
          rule(String(typed), { checked_words: String(all.checked_words) }),
      ] as const,
  )
  return {
    title: basic('title'),
    price: basic('price'),
    free: anyValue,
    condition_id: basic('condition_id'),
    location_id: basic('location_id'),
    ...Object.fromEntries(details),
  }
}

const basic =
  (name: Exclude<keyof BasicValues, 'free' | 'checked_words'>) => (typed: FormValues[string], all: FormValues) =>
    basicRules[name](String(typed), basicsIn(all))

const basicsIn = ({ title, price, free, condition_id, location_id, checked_words }: FormValues): BasicValues => ({
  title: String(title),
  price: String(price),
  free: free === true,
  condition_id: String(condition_id),
  location_id: String(location_id),
  checked_words: String(checked_words),
})
