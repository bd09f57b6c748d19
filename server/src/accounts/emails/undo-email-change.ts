import { canChangePassword, undoLinkInvalid } from '@reable/contract/accounts/rules'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { undoneLetter } from '../letters/undone-letter.tsx'
import { issueToken } from '../link-tokens.ts'
import { clearPassword } from '../passwords/password-queries.ts'
import { lockPerson } from '../people/leaving-queries.ts'
import { findPersonById, updateEmail } from '../people/people-queries.ts'
import { whereTaken } from '../sign-up/where-taken.ts'
import { hashToken } from '../tokens.ts'
import { findChangeToUndo, noteUndone } from './email-change-queries.ts'
import { endWays } from './make-email-change.ts'

/** The address that the account has again, and what chooses its new password; none where it has no password of ours. */
export type Undone = { email: string; resetToken: string | null }

/**
 * By the letter to the old address: stops a change or takes it back, with all that were asked for since. Whoever asked for it had a
 * way into the account, so every session ends and the password opens nothing any more; whoever reads the old address's mail chooses
 * the next one. Refuses as invalid, at `undo_token`, what is no such link, was used, or has ended.
 */
export function undoEmailChange(ctx: Context, { token }: { token: string }): Promise<Undone> {
  const undoHash = hashToken(token)
  return whereTaken(
    () =>
      inTransaction(ctx, async (ctx) => {
        const seen = await findChangeToUndo(ctx, undoHash)
        if (!seen || !(await lockPerson(ctx, seen.personId))) throw linkInvalid()
        const change = await findChangeToUndo(ctx, undoHash)
        const before = await findPersonById(ctx, seen.personId)
        if (!change || !before) throw linkInvalid()
        await noteUndone(ctx, change)
        const { personId, oldEmail: email } = change
        if (before.email !== email) {
          await updateEmail(ctx, { personId, email })
          await queueMail(ctx, await undoneLetter(ctx, { to: before.email }))
        }
        await endWays(ctx, { personId, spared: undefined })
        if (!canChangePassword(before)) return { email, resetToken: null }
        await clearPassword(ctx, personId)
        return { email, resetToken: await issueToken(ctx, { personId, purpose: 'reset', lifetime: hour }) }
      }),
    linkInvalid,
  )
}

const linkInvalid = () => new Refusal('invalid', undoLinkInvalid, { errors: { undo_token: [undoLinkInvalid] } })
