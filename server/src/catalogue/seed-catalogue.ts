import type { Context } from '#platform/context'
import type { CatalogueList } from './catalogue-list.ts'
import { upsertCatalogue } from './catalogue-queries.ts'

/** Updates the tables to this reference data. */
export const seedCatalogue = (ctx: Context, list: CatalogueList): Promise<void> => upsertCatalogue(ctx, list)
