import { canChangePassword, undoLinkInvalid } from '@reable/contract/accounts/rules'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { issueToken } from '../link-tokens.ts'
import { changeUndoneEmail } from '../mails/change-undone-email.tsx'
import { clearPassword } from '../passwords/password-queries.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { findPersonById, updateEmail } from '../people/people-queries.ts'
import { refuseIfTaken } from '../sign-up/refuse-if-taken.ts'
import { hashLinkToken } from '../tokens.ts'
import { findChangeToUndo, markUndone } from './email-change-queries.ts'
import { revokeAccess } from './make-email-change.ts'

/** The address that the account has again, and the token to choose its new password; null where it has no password of ours. */
export type UndoResult = { email: string; resetToken: string | null }

/**
 * Stops or undoes a change, and all that were requested since, by the link mailed to the old address. Whoever requested it had access to
 * the account, so every session ends and the password becomes invalid; whoever reads the old address's mail chooses the next one.
 * Refuses as invalid, at `undo_token`, a token that does not exist, was used, or has expired.
 */
export function undoEmailChange(ctx: Context, { token }: { token: string }): Promise<UndoResult> {
  return refuseIfTaken(
    () =>
      inTransaction(ctx, async (ctx) => {
        const undoHash = await hashLinkToken(ctx, token)
        const stored = await findChangeToUndo(ctx, undoHash)
        if (!stored || !(await lockPersonRow(ctx, stored.personId))) throw linkInvalid()
        const change = await findChangeToUndo(ctx, undoHash)
        const personBefore = await findPersonById(ctx, stored.personId)
        if (!change || !personBefore) throw linkInvalid()
        await markUndone(ctx, change)
        const { personId, oldEmail: email } = change
        if (personBefore.email !== email) {
          await updateEmail(ctx, { personId, email })
          await queueMail(ctx, await changeUndoneEmail(ctx, { to: personBefore.email }))
        }
        await revokeAccess(ctx, { personId, exceptToken: undefined })
        if (!canChangePassword(personBefore)) return { email, resetToken: null }
        await clearPassword(ctx, personId)
        return { email, resetToken: await issueToken(ctx, { personId, purpose: 'reset', lifetime: hour }) }
      }),
    linkInvalid,
  )
}

const linkInvalid = () => new Refusal('invalid', undoLinkInvalid, { errors: { undo_token: [undoLinkInvalid] } })
