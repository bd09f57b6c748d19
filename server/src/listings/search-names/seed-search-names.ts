import type { Context } from '#platform/context'
import { replaceDelivered, type SearchNameFields } from './search-names-queries.ts'

/** Updates the names to this reference data, where no steward has changed them. */
export const seedSearchNames = (ctx: Context, list: readonly SearchNameFields[]): Promise<void> =>
  replaceDelivered(ctx, list)
