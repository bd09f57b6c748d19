import type { Context } from '#platform/context'
import { type Email, queueMail } from '#platform/mail'
import { updateReviewed } from './answer-queries.ts'
import { reviewedEmail } from './emails/reviewed-email.tsx'

type Leave = {
  id: number
  /** Whose it is. */
  person: { email: string }
  by: number
  /** For the person; empty when there are none. */
  sentence: string
  at: Date
  /** The mail about it is sent only while this holds. */
  onlyWhile: Email['onlyWhile']
}

/** Notes that a volunteer has read the answer to a restriction and leaves it, in the caller's transaction, and mails the person. */
export async function leaveRestriction(
  ctx: Context,
  { id, person, by, sentence, at, onlyWhile }: Leave,
): Promise<void> {
  await updateReviewed(ctx, { id, by, at })
  const email = await reviewedEmail(ctx, { to: person.email, sentence })
  await queueMail(ctx, { ...email, ...(onlyWhile && { onlyWhile }) })
}
