import type { NamedRow } from './catalogue.ts'

/** The reference data of this module, as rows. */
export type CatalogueList = {
  categories: NamedRow[]
  conditions: NamedRow[]
  types: {
    id: number
    category_id: number
    name: string
    tooltip: string
    synonyms: string[]
    cleaning: string
    flags: string[]
  }[]
  fields: {
    name: string
    label: string
    field_type: string
    unit: string | null
    numeric: boolean
    minimum: number | null
    maximum: number | null
    options: string[]
    tooltip: string
    /** How the list can be filtered by it. */
    ask: 'between' | 'at_least' | 'at_most' | 'one_of' | null
    private: boolean
  }[]
  typeFields: { equipment_type_id: number; field_name: string; required: boolean; position: number }[]
}
