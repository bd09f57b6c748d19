import type { Context } from '#platform/context'
import type { Named } from './catalogue.ts'
import { upsertCatalogue } from './catalogue-queries.ts'

/** The reference data of this module, as rows. */
export type CatalogueList = {
  categories: Named[]
  conditions: Named[]
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
    /** How the list can be asked for it. */
    ask: 'between' | 'at_least' | 'at_most' | 'one_of' | null
    private: boolean
  }[]
  typeFields: { equipment_type_id: number; field_name: string; required: boolean; position: number }[]
}

/** Brings the tables to this edition of the reference data. */
export const keepCatalogue = (ctx: Context, list: CatalogueList): Promise<void> => upsertCatalogue(ctx, list)
