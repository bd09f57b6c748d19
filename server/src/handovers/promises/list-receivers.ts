import type { Answer } from '@reable/contract/client'
import { cutText } from '@reable/contract/cut-text'
import type { Person } from '#accounts'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { isOwnListing, selectReceivers } from './receiver-queries.ts'

/** Lists who may have received a listing of one's own: those who wrote about it. Refuses as not found what is not one's own. */
export async function listReceivers(
  ctx: Context,
  { owner, id }: { owner: Person; id: number },
): Promise<Answer<'listReceivers'>> {
  if (!(await isOwnListing(ctx, { ownerId: owner.id, id }))) throw new Refusal('not_found', 'There is no such listing.')
  const rows = await selectReceivers(ctx, id)
  return rows.map(({ id, first_name, promised, ...first }) => ({
    conversation_id: id,
    name: first_name ?? `Someone who wrote ${firstWords(ctx, first)}`,
    promised,
  }))
}

/** By these an owner knows again who gave no name: several people may write on one day. */
function firstWords(ctx: Context, { words, created_at }: { words: string; created_at: Date }): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line ? `“${cutText(line, 60)}”` : `on ${vancouverDay(created_at, ctx.clock.now())}`
}
