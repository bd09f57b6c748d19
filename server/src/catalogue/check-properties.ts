import { propertyFault } from '@reable/contract/catalogue/properties-rules'
import type { EquipmentType, Field } from './catalogue.ts'
import { questionOf } from './question.ts'

/**
 * What is wrong with the properties of a listing of this type, by field name: a field of another type, a missing required
 * one, a choice that is not offered, a number out of its range. Empty when all is well.
 */
export function checkProperties(type: EquipmentType, properties: Record<string, string>): Record<string, string[]> {
  const fields = new Map(type.fields.map((field) => [field.name, field]))
  const faults = new Map<string, string[]>()
  for (const [name, value] of Object.entries(properties)) {
    const field = fields.get(name)
    const fault = field ? answerFault(field, value) : `“${name}” is not a detail of ${type.name}`
    if (fault) faults.set(name, [fault])
  }
  for (const field of type.fields) {
    const fault = properties[field.name]?.trim() ? undefined : propertyFault(questionOf(field), '')
    if (fault) faults.set(field.name, [fault])
  }
  return Object.fromEntries(faults)
}

/** A question that is left open has no fault of its own. */
const answerFault = (field: Field, value: string) =>
  propertyFault({ ...questionOf(field), field_required: false }, value)
