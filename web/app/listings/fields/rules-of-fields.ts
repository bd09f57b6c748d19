import {
  conditionMissing,
  descriptionFault,
  locationMissing,
  priceFault,
  titleFault,
} from '@reable/contract/listings-rules'
import { propertyFault } from '@reable/contract/properties-rules'
import { anything, type Rules } from '../../ui/form/rules.ts'
import type { BasicValues } from './basic-fields.tsx'
import type { EquipmentField } from './listing-lists.ts'
import { mendMeasure } from './mend-measure.ts'
import { mendPrice } from './mend-price.ts'

/** Of the Basic Information, in the order of its fields. */
export const basicRules: Rules<BasicValues> = {
  title: titleFault,
  price: (typed, { free }) => (free ? undefined : priceFault(mendPrice(typed))),
  free: anything,
  condition_id: (chosen) => (chosen ? undefined : conditionMissing),
  location_id: (chosen) => (chosen ? undefined : locationMissing),
}

/** Of the Additional Details of an equipment type, in the order of their fields. */
export function detailRules(fields: readonly EquipmentField[]): Rules<Record<string, string>> {
  const judge = (field: EquipmentField) => (typed: string) => propertyFault(field, mendAnswer(field, typed))
  const pairs = (needed: boolean) =>
    fields
      .filter(({ field_required }) => field_required === needed)
      .map((field) => [field.field_name, judge(field)] as const)
  return Object.fromEntries([...pairs(true), ['description', descriptionFault], ...pairs(false)])
}

/** An answer without the slips of the keys, where it is a number. */
export const mendAnswer = ({ min }: EquipmentField, typed: string): string =>
  min === null ? typed.trim() : mendMeasure(typed)
