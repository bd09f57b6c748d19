import { fieldMissing, propertyLimit } from '@reable/contract/listings-rules'
import type { EquipmentType, Field } from './catalogue.ts'

/**
 * What is wrong with the properties of a listing of this type, by field name: a field of another type, a missing required
 * one, a choice that is not offered, a number out of its range. Empty when all is well.
 */
export function checkProperties(type: EquipmentType, properties: Record<string, string>): Record<string, string[]> {
  const fields = new Map(type.fields.map((field) => [field.name, field]))
  const faults: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(properties)) {
    const field = fields.get(name)
    const fault = field ? valueFault(field, value) : `“${name}” is not a detail of ${type.name}`
    if (fault) faults[name] = [fault]
  }
  for (const field of type.fields) {
    if (field.required && !properties[field.name]?.trim()) faults[field.name] = [fieldMissing]
  }
  return faults
}

function valueFault(field: Field, value: string): string | undefined {
  if ([...value].length > propertyLimit) return `${field.label}: use at most ${propertyLimit} characters`
  if (field.fieldType === 'drop_down') {
    return field.options.includes(value) ? undefined : `${field.label}: choose one of ${field.options.join(', ')}`
  }
  return field.numeric ? numberFault(field, value) : undefined
}

function numberFault({ label, unit, minimum, maximum }: Field, value: string): string | undefined {
  const words = unit && unit !== 'year' ? ` in ${unit}` : ''
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(value)) return `${label}: give a number${words}, such as ${minimum ?? 1}`
  const number = Number(value)
  if ((minimum !== null && number < minimum) || (maximum !== null && number > maximum))
    return `${label}: give a number${words} from ${minimum} to ${maximum}`
  return undefined
}
