import { noSuchReply, repliesAtMost, repliesFull, replyConflict } from '@reable/contract/replies/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay } from '#volunteers'
import type { ReplyFields, StoredReply } from './reply.ts'
import { countRepliesLocked, findReply, insertReply, updateReply } from './reply-queries.ts'

type NewReply = { volunteer: Person | undefined; fields: ReplyFields }

/** A steward writes a standard reply. Refuses as `requireMay` does, and as a conflict where there are as many as there can be. */
export async function writeReply(ctx: Context, { fields, ...input }: NewReply): Promise<StoredReply> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_replies')
  return inTransaction(ctx, async (ctx) => {
    if ((await countRepliesLocked(ctx)) >= repliesAtMost) throw new Refusal('conflict', repliesFull)
    const written = await insertReply(ctx, { fields, removed: false, version: 1, volunteerId: volunteer.id })
    const id = written as number
    await recordAct(ctx, { volunteer, act: 'change_replies', subject: { kind: 'reply', id }, after: { version: 1 } })
    return newestOf(ctx, id)
  })
}

type Change = NewReply & { id: number; removed: boolean; version: number }

/**
 * A steward changes a standard reply as they saw it at `version`, removes it, or brings an older version back. Refuses as `requireMay` does,
 * as not found an unknown one, and as a conflict one that was changed since.
 */
export async function changeReply(ctx: Context, { id, fields, ...change }: Change): Promise<StoredReply> {
  const volunteer = await requireMay(ctx, change.volunteer, 'change_replies')
  return inTransaction(ctx, async (ctx) => {
    const before = await newestOf(ctx, id)
    const { removed, version: seen } = change
    const version = seen + 1
    if (!(await updateReply(ctx, id, { fields, removed, version, volunteerId: volunteer.id })))
      throw new Refusal('conflict', replyConflict)
    await recordAct(ctx, {
      ...{ volunteer, act: 'change_replies', subject: { kind: 'reply', id } },
      ...{ before: { version: before.version, removed: before.removed }, after: { version, removed } },
    })
    return newestOf(ctx, id)
  })
}

async function newestOf(ctx: Context, id: number): Promise<StoredReply> {
  const newest = await findReply(ctx, id)
  if (!newest) throw new Refusal('not_found', noSuchReply)
  return newest
}
