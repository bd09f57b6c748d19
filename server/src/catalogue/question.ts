import type { Question } from '@reable/contract/catalogue/properties-rules'
import type { EquipmentType } from './catalogue.ts'

/** Converts a field to the contract's shape, for the rules that browser and server share. */
export function questionOf(field: EquipmentType['fields'][number]): Question {
  return {
    label: field.label,
    field_type: field.fieldType,
    field_required: field.required,
    unit: field.unit,
    min: field.numeric ? (field.minimum ?? 0) : null,
    max: field.maximum,
    options: field.options.map((name) => ({ name })),
  }
}
