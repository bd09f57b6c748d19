import type { EquipmentType, Field } from '#catalogue'
import { plainName } from '../csv/clean-cell.ts'
import { commonColumns, isCommonColumn } from '../csv/csv-columns.ts'

/** Returns the header of a detail's column in a sheet: its label with the unit. */
export function sheetColumn({ name, label, unit }: Pick<Field, 'name' | 'label' | 'unit'>): string {
  // The kind of a mattress is labelled "Type", which in a file is the equipment type.
  if (isCommonColumn(label)) return asLabel(name)
  return unit && unit !== 'year' ? `${label} (${unit})` : label
}

const asLabel = (name: string) => plainName(name).replace(/^./, (letter) => letter.toUpperCase())

/** Returns a type's details in the order of its sheet: required ones first. */
export function sheetFields({ fields }: EquipmentType): EquipmentType['fields'] {
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)]
}

/** Returns the empty sheet of an equipment type: a CSV file with only its header. */
export function sheetOf(type: EquipmentType): string {
  return `${[...commonColumns, ...sheetFields(type).map(sheetColumn)].map(csvCell).join(',')}\n`
}

const csvCell = (text: string) => (/[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Returns the file name of a type's sheet: `manual-wheelchair-self-propelled.csv`. */
export function sheetName({ name }: Pick<EquipmentType, 'name'>): string {
  return `${name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')}.csv`
}
