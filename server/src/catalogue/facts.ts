import { withUnits } from '@reable/contract/catalogue/properties-rules'
import type { EquipmentType } from './catalogue.ts'
import { questionOf } from './question.ts'

export type Fact = { field_name: string; label: string; value: string }

/** Formats the properties for people, in the type's order, with both units. Private ones are left out. */
export function factsOf(type: EquipmentType, properties: Record<string, string>): Fact[] {
  return type.fields
    .filter((field) => !field.private && properties[field.name])
    .map((field) => ({
      field_name: field.name,
      label: field.label,
      value: withUnits(questionOf(field), properties[field.name] as string),
    }))
}
