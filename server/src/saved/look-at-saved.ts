import type { Answer } from '@reable/contract/client'
import { listPublicCards } from '#listings'
import type { Context } from '#platform/context'
import { selectListingStates } from './saved-queries.ts'
import { stateForOthers } from './state-for-others.ts'

/** Returns the states of the listings that a browser has saved, in its order; a removed one is answered like a hidden one. */
export async function lookAtSaved(ctx: Context, { ids }: { ids: number[] }): Promise<Answer<'lookAtSaved'>> {
  const uniqueIds = [...new Set(ids)]
  const statesById = new Map((await selectListingStates(ctx, uniqueIds)).map((row) => [row.id, row]))
  const availableIds = uniqueIds.filter((id) => statesById.get(id)?.is_public)
  const cards = new Map((await listPublicCards(ctx, { ids: availableIds })).map((card) => [card.id, card]))
  return uniqueIds.map((id) => {
    const row = statesById.get(id)
    const card = cards.get(id) ?? null
    return { post_id: id, state: !row || (row.is_public && !card) ? 'gone' : stateForOthers(row), card }
  })
}
