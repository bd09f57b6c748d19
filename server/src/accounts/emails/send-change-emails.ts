import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { type Email, queueMails } from '#platform/mail'
import { addressTakenEmail } from '../mails/address-taken-email.tsx'
import { newAddressEmail } from '../mails/new-address-email.tsx'
import { oldAddressEmail } from '../mails/old-address-email.tsx'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { findPersonById } from '../people/people-queries.ts'
import { hashToken, newToken } from '../tokens.ts'
import { makeLinkDays, undoLinkDays } from './change-days.ts'
import { isTaken, lockUnmailedChange, markMailed } from './email-change-queries.ts'

/** Mails both addresses of a requested change: once, however often the job is retried. */
export function sendChangeEmails(ctx: Context, { changeId }: { changeId: number }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const change = await lockUnmailedChange(ctx, changeId)
    const person = change && (await lockPersonRow(ctx, change.personId)) && (await findPersonById(ctx, change.personId))
    if (!person) return
    const makeToken = (await isTaken(ctx, { email: change.newEmail, personId: person.id })) ? undefined : newToken()
    // An address that nobody has confirmed may be a stranger's, who must not control this account.
    const undoToken = person.confirmed ? newToken() : undefined
    await markMailed(ctx, { id: change.id, make_hash: hashOrNull(makeToken), undo_hash: hashOrNull(undoToken) })
    const expiringAfter = (mail: Email, days: number): Email => ({
      ...mail,
      despiteBounces: true,
      goodUntil: new Date(ctx.clock.now().getTime() + days * day),
    })
    const toNew = makeToken
      ? await newAddressEmail(ctx, { to: change.newEmail, token: makeToken })
      : await addressTakenEmail(ctx, { to: change.newEmail })
    const toOld = await oldAddressEmail(ctx, { to: change.oldEmail, token: undoToken })
    await queueMails(ctx, [expiringAfter(toNew, makeLinkDays), expiringAfter(toOld, undoLinkDays)])
  })
}

const hashOrNull = (token: string | undefined) => (token === undefined ? null : hashToken(token))
