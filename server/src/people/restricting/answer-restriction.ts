import { answeredAlready } from '@reable/contract/restrictions/rules'
import { lockPerson, type Person } from '#accounts'
import { openCase } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findRestriction, isInForce } from '#restrictions'
import { updateAnswer } from './restricting-queries.ts'

type Input = { person: Person; id: number; answer: string }

/**
 * Stores what somebody answers to a restriction of theirs, once, and opens a case: somebody else than who decided reads it. Refuses as not
 * found what is not theirs or has ended, and as a conflict a second answer.
 */
export function answerRestriction(ctx: Context, { person, id, answer }: Input): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    const row = await findRestriction(ctx, id)
    if (!row || row.person_id !== person.id || !isInForce(ctx, row))
      throw new Refusal('not_found', 'This has ended: there is nothing to answer any more.')
    if (row.answer !== null) throw new Refusal('conflict', answeredAlready)
    await updateAnswer(ctx, { id, answer })
    const subject = { kind: 'person', id: person.id } as const
    await openCase(ctx, { subject, reason: 'answered', notBy: row.decided_by_id })
  })
}
