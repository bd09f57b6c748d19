import type { PromiseState } from '@reable/contract/handovers/fitting-answers'
import type { Context } from '#platform/context'

/** How the listing of a conversation stands for its two people; of one that is there no more, that it is over. */
export async function findPromiseState({ db }: Context, conversationId: number): Promise<PromiseState> {
  const found = await db
    .selectFrom('conversations as c')
    .innerJoin('listings as l', 'l.id', 'c.listing_id')
    .leftJoin('promises as p', 'p.listing_id', 'l.id')
    .select(['l.deleted_at', 'l.last_feedback', 'p.conversation_id', 'p.handed_over_at'])
    .where('c.id', '=', conversationId)
    .executeTakeFirst()
  if (!found) return { isOver: true, isHandedOver: false, promised: undefined }
  const isHere = found.conversation_id === conversationId
  return {
    isOver: found.deleted_at !== null || found.last_feedback !== null,
    isHandedOver: isHere && found.handed_over_at !== null,
    promised: found.conversation_id && !found.handed_over_at ? (isHere ? 'here' : 'elsewhere') : undefined,
  }
}
