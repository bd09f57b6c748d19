export type NamedRow = { id: number; name: string; tooltip: string }

/** `rank` orders the categories; those with the same one stand as they came. */
export type Category = NamedRow & { rank: number }

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
  /** The choices that are offered, in their order. */
  options: string[]
  /** Choices that are offered no more; what was listed with them is still shown and found. */
  retiredOptions: string[]
  /** Each choice that there ever was, at its place: by that, from 1, a listing's measures hold it. */
  places: string[]
  tooltip: string
  /** Why its answer matters, as volunteers wrote it; empty where they did not. */
  reason: string
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
  /** Not offered for new listings; those that there are stay shown and found. */
  retired: boolean
  fields: (Field & { required: boolean })[]
}

export type Catalogue = {
  categories: ReadonlyMap<number, Category & { types: EquipmentType[] }>
  types: ReadonlyMap<number, EquipmentType>
  conditions: ReadonlyMap<number, NamedRow>
  /** Every field, also those that no type has. */
  fields: ReadonlyMap<string, Field>
}
