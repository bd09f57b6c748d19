import type { EquipmentType } from './catalogue.ts'

type Field = EquipmentType['fields'][number]

/** A question for inches that need not be answered, unless changed. */
export const someField = (name: string, changes: Partial<Field> = {}): Field => ({
  ...{ name, label: name, fieldType: 'unit_text_field', unit: 'in', numeric: true, minimum: null, maximum: null },
  ...{ options: [], retiredOptions: [], places: [], tooltip: '', reason: '', ask: 'at_least', number: 1 },
  ...{ private: false, required: false },
  ...changes,
})

export const someType = (id: number, fields: Field[]): EquipmentType => ({
  ...{ id, name: `Type ${id}`, tooltip: '', categoryId: 1, synonyms: [], flags: [], retired: false },
  fields,
})
