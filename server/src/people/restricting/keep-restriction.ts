import type { Person } from '#accounts'
import { decideOnAnswer } from '#moderation'
import type { Context } from '#platform/context'
import { requireMay } from '#volunteers'

type Input = { volunteer: Person | undefined; id: number; sentence: string }

/**
 * Leaves a restriction as it is after its person has answered, which decides its case (`decideOnAnswer`). Refuses as that does, and as
 * `requireMay` does: whoever may take it back may leave it.
 */
export async function keepRestriction(ctx: Context, { id, sentence, volunteer }: Input): Promise<void> {
  await requireMay(ctx, volunteer, 'keep_restriction')
  await decideOnAnswer(ctx, { volunteer, id, outcome: 'leave', words: sentence })
}
