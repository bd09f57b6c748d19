import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

const columns = [
  'id',
  'title',
  'owner_id',
  'owner_confirmed',
  'is_public',
  'last_feedback',
  'deleted_at',
  'held_at',
] as const

export type AnyListing = Pick<Selectable<Tables['listings']>, (typeof columns)[number]>

/** Locks a listing in whatever state until the transaction ends. */
export const lockListingRow = (ctx: Context, id: number): Promise<AnyListing | undefined> =>
  ctx.db.selectFrom('listings').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
