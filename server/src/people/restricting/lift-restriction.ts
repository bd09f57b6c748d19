import { liftingAct } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import {
  decideOnAnswer,
  lockRestriction,
  requireRestriction,
  requireUninvolved,
  showListingsAfterBan,
} from '#moderation'
import { type Context, inTransaction } from '#platform/context'
import { answerWaits, endRestriction } from '#restrictions'
import { recordAct, requireMay } from '#volunteers'

type Input = { volunteer: Person | undefined; id: number; sentence: string }

/**
 * Takes a restriction back: all stands as before, and the person is mailed. While an answer to it waits, that decides its case
 * (`decideOnAnswer`). Refuses as not found an unknown one, as a conflict one that has ended, one’s own and one of somebody whom the volunteer reported, and as `requireMay` does: whoever
 * may decide it may take it back.
 */
export async function liftRestriction(ctx: Context, { id, sentence, ...input }: Input): Promise<void> {
  await requireMay(ctx, input.volunteer, 'lift_restriction')
  const row = await requireRestriction(ctx, id)
  const act = liftingAct(row)
  const volunteer = await requireMay(ctx, input.volunteer, act)
  await requireUninvolved(ctx, { volunteer, act, personId: row.person_id })
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockRestriction(ctx, row)
    if (answerWaits(ctx, locked)) return decideOnAnswer(ctx, { ...input, id, outcome: 'lift', words: sentence })
    const { person_id: personId, email, kind, days } = locked
    await endRestriction(ctx, { id, person: { id: personId, email }, by: volunteer.id, sentence })
    if (kind === 'ban') await showListingsAfterBan(ctx, personId)
    const subject = { kind: 'person', id: personId } as const
    const before = { kind, days: days ?? 'for good', restriction: id }
    await recordAct(ctx, { volunteer, act, subject, before })
  })
}
