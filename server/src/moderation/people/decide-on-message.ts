import type { Person } from '#accounts'
import { concludeCase, updateBefore, whileStands } from '#cases'
import { decideOnPending, lockPendingMessage } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { recordAct, requireMay } from '#volunteers'

type Input = {
  volunteer: Person | undefined
  messageId: number
  decision: 'deliver' | 'return'
  /** For the writer; empty where there are none. */
  words?: string
  /** The case that the volunteer has before them. */
  caseId: number | undefined
}

/**
 * A volunteer delivers a message that was held, or returns it; its case is closed, and it is logged. Refuses as `requireMay`, `concludeCase`
 * and `decideOnPending` do.
 */
export async function decideOnMessage(ctx: Context, { messageId, decision, caseId, ...input }: Input): Promise<number> {
  const { words = '' } = input
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_message')
  return inTransaction(ctx, async (ctx) => {
    await lockPendingMessage(ctx, messageId)
    const subject = { kind: 'message', id: messageId } as const
    const made = await concludeCase(ctx, { volunteer, subject, decision, words, at: ctx.clock.now(), caseId })
    await decideOnPending(ctx, { volunteer, messageId, decision, words, onlyWhile: whileStands(made) })
    // What was passed on cannot be taken back.
    if (decision === 'return') await updateBefore(ctx, made, {})
    await recordAct(ctx, { volunteer, act: 'decide_on_message', subject, after: { decision } })
    return made
  })
}
