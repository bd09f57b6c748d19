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
 * What a person has saved, the newest first. What can be had comes with its card; of what cannot, the person has what they saw
 * when they saved it, and of what its owner took down its kind alone.
 */
export async function listSaved(ctx: Context, { person }: { person: Person }): Promise<SavedList> {
  const rows = await selectSaved(ctx, person.id)
  const { types } = await catalogueOf(ctx)
  const availableIds = rows.filter((row) => row.is_public).map((row) => row.listing_id)
  const cards = new Map((await listPublicCards(ctx, { ids: availableIds })).map((card) => [card.id, card]))
  const saved = rows.map((row) => {
    // Hidden between the two questions, it is told of as hidden.
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
