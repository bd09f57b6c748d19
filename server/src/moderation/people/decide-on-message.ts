import type { Person } from '#accounts'
import { decideOnPending } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { recordAct, requireMay } from '#volunteers'

type Input = { volunteer: Person | undefined } & Omit<Parameters<typeof decideOnPending>[1], 'volunteer'>

/** A volunteer delivers a message that was held, or returns it; it is logged. Refuses as `requireMay` and `decideOnPending` do. */
export async function decideOnMessage(ctx: Context, { messageId, decision, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'decide_on_message')
  await inTransaction(ctx, async (ctx) => {
    await decideOnPending(ctx, { volunteer, messageId, decision })
    const subject = { kind: 'message', id: messageId } as const
    await recordAct(ctx, { volunteer, act: 'decide_on_message', subject, after: { decision } })
  })
}
