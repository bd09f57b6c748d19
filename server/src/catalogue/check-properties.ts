import { propertyError } from '@reable/contract/catalogue/properties-rules'
import type { EquipmentType } from './catalogue.ts'
import { questionOf } from './question.ts'

/**
 * Returns the errors in the properties of a listing of this type, by field name: a field of another type, a missing required
 * one, a choice that is not offered, a number out of its range. Empty when all are valid. A retired choice stays valid where it is what
 * was said `before`.
 */
export function checkProperties(
  type: EquipmentType,
  properties: Record<string, string>,
  before: Record<string, string> = {},
): Record<string, string[]> {
  const fields = new Map(type.fields.map((field) => [field.name, field]))
  const errors = new Map<string, string[]>()
  for (const [name, value] of Object.entries(properties)) {
    const field = fields.get(name)
    const isUnchanged = field?.retiredOptions.includes(value) && before[name] === value
    if (isUnchanged) continue
    const error = field ? answerError(field, value) : `“${name}” is not a detail of ${type.name}`
    if (error) errors.set(name, [error])
  }
  for (const field of type.fields) {
    const error = properties[field.name]?.trim() ? undefined : propertyError(questionOf(field), '')
    if (error) errors.set(field.name, [error])
  }
  return Object.fromEntries(errors)
}

/** A field that is left empty is valid here. */
const answerError = (field: EquipmentType['fields'][number], value: string) =>
  propertyError({ ...questionOf(field), field_required: false }, value)
