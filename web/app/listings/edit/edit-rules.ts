import type { Sheet } from '../../ui/form/form-context.ts'
import { anything, type Rules } from '../../ui/form/rules.ts'
import type { BasicValues } from '../fields/basic-fields.tsx'
import type { EquipmentField } from '../fields/listing-lists.ts'
import { basicRules, detailRules } from '../fields/rules-of-fields.ts'

/** Of the whole form, in the order of its fields. (RULE-01 to RULE-06) */
export function editRules(fields: readonly EquipmentField[]): Rules<Sheet> {
  const details = Object.entries(detailRules(fields)).map(
    ([name, rule]) => [name, (typed: Sheet[string]) => rule(String(typed), {})] as const,
  )
  return {
    title: basic('title'),
    price: basic('price'),
    free: anything,
    condition_id: basic('condition_id'),
    location_id: basic('location_id'),
    ...Object.fromEntries(details),
  }
}

const basic = (name: Exclude<keyof BasicValues, 'free'>) => (typed: Sheet[string], all: Sheet) =>
  basicRules[name](String(typed), basicsIn(all))

const basicsIn = ({ title, price, free, condition_id, location_id }: Sheet): BasicValues => ({
  title: String(title),
  price: String(price),
  free: free === true,
  condition_id: String(condition_id),
  location_id: String(location_id),
})
