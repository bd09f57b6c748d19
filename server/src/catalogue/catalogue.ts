export type NamedRow = { id: number; name: string; tooltip: string }

/** One question a listing of a type answers, such as its seat width in inches. */
export type Field = {
  name: string
  label: string
  fieldType: 'drop_down' | 'unit_text_field'
  /** in, ft, lb, km, months or year; none for plain text and choices. */
  unit: string | null
  numeric: boolean
  minimum: number | null
  maximum: number | null
  options: string[]
  tooltip: string
  /** How the list can be filtered by it; null where it cannot. */
  ask: 'between' | 'at_least' | 'at_most' | 'one_of' | null
  /** Its place among a listing's measures, from 1. */
  number: number
  /** Shown to the owner alone. */
  private: boolean
}

export type EquipmentType = NamedRow & {
  categoryId: number
  synonyms: string[]
  flags: string[]
  fields: (Field & { required: boolean })[]
}

export type Catalogue = {
  categories: ReadonlyMap<number, NamedRow & { types: EquipmentType[] }>
  types: ReadonlyMap<number, EquipmentType>
  conditions: ReadonlyMap<number, NamedRow>
}
