import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import { listPublicCards } from '#listings'
import type { Context } from '#platform/context'
import { areMailsWanted } from './mailing-queries.ts'
import { selectSaved } from './saved-queries.ts'
import { stateForOthers } from './state-for-others.ts'

export type SavedList = { saved: Answer<'listSaved'>; mails: boolean }

/**
 * Lists what a person has saved, the newest first. An available listing comes with its card; an unavailable one with its title
 * and price from when it was saved, and one that its owner took down with its equipment type alone.
 */
export async function listSaved(ctx: Context, { person }: { person: Person }): Promise<SavedList> {
  const rows = await selectSaved(ctx, person.id)
  const { types } = await catalogueOf(ctx)
  const availableIds = rows.filter((row) => row.is_public).map((row) => row.listing_id)
  const cards = new Map((await listPublicCards(ctx, { ids: availableIds })).map((card) => [card.id, card]))
  const saved = rows.map((row) => {
    // Hidden between the two queries, it is answered as hidden.
    const card = cards.get(row.listing_id) ?? null
    const state = row.is_public && !card ? 'gone' : stateForOthers(row)
    return {
      post_id: row.listing_id,
      state,
      card,
      title: state === 'taken_down' ? (types.get(row.equipment_type_id)?.name ?? '') : row.title,
      price: row.price,
      saved_at_utc: row.saved_at.toISOString(),
    }
  })
  return { saved, mails: await areMailsWanted(ctx, person.id) }
}
