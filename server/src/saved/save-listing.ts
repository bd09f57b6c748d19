import { savedFull, savedGone, savedLimit } from '@reable/contract/saved/rules'
import { lockPerson, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { countSaved, insertSaved, isSaved } from './saved-queries.ts'

/**
 * Saves a public listing for a person; repeated, it changes nothing. Refuses as not found a listing that is not public, and as a
 * conflict one more than can be saved.
 */
export function saveListing(ctx: Context, { person, id }: { person: Person; id: number }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    const saveKey = { personId: person.id, listingId: id }
    if (await isSaved(ctx, saveKey)) return
    if ((await countSaved(ctx, person.id)) >= savedLimit) throw new Refusal('conflict', savedFull)
    await insertSaved(ctx, { personId: person.id, posts: [{ id }], limit: 1 })
    if (!(await isSaved(ctx, saveKey))) throw new Refusal('not_found', savedGone)
  })
}
