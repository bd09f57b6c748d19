import { propertyError } from '@reable/contract/catalogue/properties-rules'
import { readPrice } from '@reable/contract/listings/price'
import {
  conditionMissing,
  descriptionError,
  locationMissing,
  priceError,
  titleError,
} from '@reable/contract/listings/rules'
import { answerError, storedAnswer } from '@reable/contract/measures/answers'
import { unitsFor } from '@reable/contract/measures/rules'
import { anyValue, type Rules } from '../../ui/form/rules.ts'
import type { BasicValues } from './basic-fields.tsx'
import type { EquipmentField } from './listing-lists.ts'
import { wordError } from './prohibited-list.ts'
import { normalizeCount } from './values/normalize-count.ts'

/** The rules of Basic Information, in the order of its fields. */
export const basicRules: Rules<BasicValues> = {
  title: (text, { checked_words }) => titleError(text) ?? wordError(text, checked_words),
  price: (typed, { free }) => (free ? undefined : priceError(readPrice(typed))),
  free: anyValue,
  condition_id: (chosen) => (chosen ? undefined : conditionMissing),
  location_id: (chosen) => (chosen ? undefined : locationMissing),
  checked_words: anyValue,
}

/** The rules of the Additional Details of an equipment type, in the order of their fields. */
export function detailRules(fields: readonly EquipmentField[]): Rules<Record<string, string>> {
  const validate = (field: EquipmentField) => (typed: string) => fieldError(field, typed)
  const pairs = (needed: boolean) =>
    fields
      .filter(({ field_required }) => field_required === needed)
      .map((field) => [field.field_name, validate(field)] as const)
  const description = (text: string, { checked_words = '' }: Record<string, string>) =>
    descriptionError(text) ?? wordError(text, checked_words)
  return Object.fromEntries([
    ...pairs(true),
    ['description', description],
    ...pairs(false),
    ['checked_words', anyValue],
  ])
}

/** The labels of the questions, by their names: a list of errors names those that lack an answer. */
export const labelsOf = (fields: readonly EquipmentField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ field_name, label }) => [field_name, label]))

/** The error in an answer as it was typed, if any. */
export const fieldError = (field: EquipmentField, typed: string): string | undefined =>
  isMeasure(field) ? answerError(field, typed) : propertyError(field, normalizeAnswer(field, typed))

/** An answer as it is stored: a measure in its own unit, a number without typos. */
export function normalizeAnswer(field: EquipmentField, typed: string): string {
  if (isMeasure(field)) return storedAnswer(field, typed)
  return field.min === null ? typed.trim() : normalizeCount(typed)
}

const isMeasure = ({ unit, min }: EquipmentField) => min !== null && unitsFor(unit).length > 0
