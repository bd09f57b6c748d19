import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** The decided reports about a listing whose reporters want to hear of it, with their addresses. From now on they have heard. */
export async function takeWishesToHear({ db }: Context, listingId: number): Promise<{ id: number; email: string }[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    update reports set wants_outcome = false from people
    where people.id = reports.person_id and listing_id = ${listingId} and wants_outcome and decided_at is not null
    returning reports.id, people.email`.execute(db)
  return rows
}

/** These reporters want to hear again: their mail was not sent. */
export async function restoreWishesToHear({ db }: Context, ids: number[]): Promise<void> {
  if (ids.length) await db.updateTable('reports').set({ wants_outcome: true }).where('id', 'in', ids).execute()
}

/** Forgets the networks of reports that were decided before this: the decision cannot be undone any more. */
export async function forgetNetworks({ db }: Context, cutoff: Date): Promise<void> {
  await db
    .updateTable('reports')
    .set({ network: null })
    .where('decided_at', '<', cutoff)
    .where('network', 'is not', null)
    .execute()
}
