import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { deleteSaved } from './saved-queries.ts'

/** Removes a listing from what a person has saved. Repeated, it changes nothing. */
export const unsaveListing = (ctx: Context, { person, id }: { person: Person; id: number }): Promise<void> =>
  deleteSaved(ctx, { personId: person.id, listingId: id })
