import type { Answer } from '@reable/contract/client'
import { listPublicCards } from '#listings'
import type { Context } from '#platform/context'
import { selectListingStates } from './saved-queries.ts'
import { stateForOthers } from './state-for-others.ts'

/** How the listings stand that a browser keeps as saved, in its order; what is there no more is told of like what is hidden. */
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
