import { whenLabel } from '@reable/contract/handovers/when'
import { askedByNewSteward, newSteward, newStewardHours } from '@reable/contract/volunteers/rules'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findStewardSince } from './volunteer-queries.ts'

type Agreement = {
  /** The steward who would agree. */
  stewardId: number
  /** Who asked for it; null: they have left. */
  askedById: number | null
}

/**
 * Refuses as forbidden an agreement in which either of the two became a steward less than 72 hours ago: a steward who invites a second
 * account of her own must not agree with herself, whichever of them asks.
 */
export async function requireSettledStewards(ctx: Context, agreement: Agreement): Promise<void> {
  const why = await whyNotSettled(ctx, agreement)
  if (why) throw new Refusal('forbidden', why)
}

/** The sentence that says from when on it can be agreed to; undefined where it can be now. */
export async function whyNotSettled(ctx: Context, { stewardId, askedById }: Agreement): Promise<string | undefined> {
  const own = await newUntil(ctx, stewardId)
  if (own) return newSteward(whenLabel(own))
  const other = askedById === null ? undefined : await newUntil(ctx, askedById)
  return other && askedByNewSteward(whenLabel(other))
}

/** Undefined for whoever has been a steward for long enough. */
async function newUntil(ctx: Context, personId: number): Promise<Date | undefined> {
  const since = await findStewardSince(ctx, personId)
  if (!since) return undefined
  const settled = new Date(since.getTime() + newStewardHours * hour)
  return settled > ctx.clock.now() ? settled : undefined
}
