import { propertyFault } from '@reable/contract/catalogue/properties-rules'
import {
  conditionMissing,
  descriptionFault,
  locationMissing,
  priceFault,
  titleFault,
} from '@reable/contract/listings/rules'
import { answerFault, storedAnswer } from '@reable/contract/measures/answers'
import { unitsFor } from '@reable/contract/measures/rules'
import { anything, type Rules } from '../../ui/form/rules.ts'
import type { BasicValues } from './basic-fields.tsx'
import type { EquipmentField } from './listing-lists.ts'
import { normalizeCount } from './values/mend-count.ts'
import { normalizePrice } from './values/mend-price.ts'

/** The rules of Basic Information, in the order of its fields. */
export const basicRules: Rules<BasicValues> = {
  title: titleFault,
  price: (typed, { free }) => (free ? undefined : priceFault(normalizePrice(typed))),
  free: anything,
  condition_id: (chosen) => (chosen ? undefined : conditionMissing),
  location_id: (chosen) => (chosen ? undefined : locationMissing),
}

/** The rules of the Additional Details of an equipment type, in the order of their fields. */
export function detailRules(fields: readonly EquipmentField[]): Rules<Record<string, string>> {
  const validate = (field: EquipmentField) => (typed: string) => fieldError(field, typed)
  const pairs = (needed: boolean) =>
    fields
      .filter(({ field_required }) => field_required === needed)
      .map((field) => [field.field_name, validate(field)] as const)
  return Object.fromEntries([...pairs(true), ['description', descriptionFault], ...pairs(false)])
}

/** The error in an answer as it was typed, if any. */
export const fieldError = (field: EquipmentField, typed: string): string | undefined =>
  isMeasure(field) ? answerFault(field, typed) : propertyFault(field, normalizeAnswer(field, typed))

/** An answer as it is stored: a measure in its own unit, a number without typos. */
export function normalizeAnswer(field: EquipmentField, typed: string): string {
  if (isMeasure(field)) return storedAnswer(field, typed)
  return field.min === null ? typed.trim() : normalizeCount(typed)
}

const isMeasure = ({ unit, min }: EquipmentField) => min !== null && unitsFor(unit).length > 0
