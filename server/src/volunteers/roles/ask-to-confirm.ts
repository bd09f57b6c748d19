import { invitationDays } from '@reable/contract/volunteers/rules'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { confirmStewardEmail } from '../emails/confirm-steward-email.tsx'
import { findStewards } from './find-stewards.ts'
import { upsertInvitation } from './volunteer-queries.ts'

/** Keeps that somebody is to become a steward until another steward confirms it, for 7 days, and mails the other stewards. */
export async function askToConfirm(
  ctx: Context,
  { personId, invitedBy }: { personId: number; invitedBy: number },
): Promise<void> {
  const endsAt = new Date(ctx.clock.now().getTime() + invitationDays * day)
  await upsertInvitation(ctx, { personId, role: 'steward', tokenHash: null, invitedBy, endsAt })
  for (const to of await findStewards(ctx, { except: invitedBy }))
    await queueMail(ctx, await confirmStewardEmail(ctx, { to }))
}
