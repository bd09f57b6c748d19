import type { Answer } from '@reable/contract/client'
import {
  alreadyRestricted,
  needsSecond,
  type RestrictionAsked,
  type RestrictionReason,
  restrictingAct,
} from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import { hideListingsOf } from '#listings'
import { requireUninvolved } from '#moderation'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import {
  findInForce,
  findRestriction,
  type RestrictionRow,
  serializeRestriction,
  startRestriction,
} from '#restrictions'
import { findStewards, recordAct, requireMay, requireRestrictable } from '#volunteers'
import { noSuchAccount } from '../account/no-such-account.ts'
import { agreementEmail } from '../emails/agreement-email.tsx'

type Input = RestrictionAsked & {
  volunteer: Person | undefined
  id: number
  reason: RestrictionReason
  sentence: string
}

/**
 * Mutes, stops or bans somebody, who is mailed the sentence; of who is banned the listings are hidden. A ban of more than 7 days holds for 7
 * until a second steward agrees, for which all others are mailed. Refuses as not found an account that is not there, as a conflict a
 * volunteer, oneself, whom one reported, and somebody who is restricted so already, and as `requireMay` does.
 */
export async function restrictPerson(ctx: Context, { id, ...input }: Input): Promise<Answer<'restrictPerson'>> {
  const { kind, days, reason, sentence } = input
  const act = restrictingAct(input)
  const volunteer = await requireMay(ctx, input.volunteer, act)
  await requireUninvolved(ctx, { volunteer, act, personId: id })
  return inTransaction(ctx, async (ctx) => {
    const locked = await requireRestrictable(ctx, { id })
    if (!locked) throw noSuchAccount()
    const inForce = await findInForce(ctx, id)
    if (inForce.some((each) => each.kind === kind)) throw new Refusal('conflict', alreadyRestricted(kind))
    const person = { id, email: locked.email }
    const asked = { kind, days, reason, sentence }
    const restrictionId = await startRestriction(ctx, { ...asked, person, decidedBy: volunteer.id })
    if (kind === 'ban') await hideListingsOf(ctx, { ownerId: id, hidden: true })
    const after = { kind, days: days ?? 'for good', restriction: restrictionId }
    await recordAct(ctx, { volunteer, act, subject: { kind: 'person', id }, after })
    if (needsSecond(asked)) await notifyStewards(ctx, volunteer.id)
    return serializeRestriction(ctx, (await findRestriction(ctx, restrictionId)) as RestrictionRow, volunteer)
  })
}

async function notifyStewards(ctx: Context, except: number): Promise<void> {
  for (const to of await findStewards(ctx, { except })) await queueMail(ctx, await agreementEmail(ctx, { to }))
}
