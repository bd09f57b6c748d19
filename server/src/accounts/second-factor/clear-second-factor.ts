import type { Context } from '#platform/context'
import { deleteSessionsOf, findProofSince } from '../sessions/session-queries.ts'
import { deleteTotp, findFactorWays, replaceRecoveryCodes } from './factor-queries.ts'
import { deletePasskeysOf } from './passkey-queries.ts'

export const hasSecondFactor = async (ctx: Context, personId: number): Promise<boolean> =>
  (await findFactorWays(ctx, personId)).length > 0

/** Whether somebody has proved their second factor since a moment, in a session that goes on. */
export const hasProvedFactorSince = (
  ctx: Context,
  { personId, since }: { personId: number; since: Date },
): Promise<boolean> => findProofSince(ctx, { personId, since })

/** Takes every second factor of somebody who lost them, and ends all their sessions. The caller has the person locked. */
export async function clearSecondFactor(ctx: Context, personId: number): Promise<void> {
  await removeFactors(ctx, personId)
  await deleteSessionsOf(ctx, personId)
}

/** Takes every second factor of somebody. */
export async function removeFactors(ctx: Context, personId: number): Promise<void> {
  await deleteTotp(ctx, personId)
  await deletePasskeysOf(ctx, personId)
  await replaceRecoveryCodes(ctx, { personId, hashes: [] })
}
