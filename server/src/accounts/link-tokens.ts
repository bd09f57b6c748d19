import type { Context } from '#platform/context'
import { findToken, insertToken, type Purpose, type Return, takeToken, takeTokensOf } from './link-token-queries.ts'
import { lockPerson } from './people/leaving-queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** Makes what a link or a redirect carries to one person, for one purpose, `lifetime` milliseconds long. It is told this once. */
export async function issueToken(
  ctx: Context,
  {
    personId,
    purpose,
    lifetime,
    returnTo,
  }: { personId: number; purpose: Purpose; lifetime: number; returnTo?: Return },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + lifetime)
  await insertToken(ctx, { tokenHash: hashToken(token), purpose, personId, expiresAt, returnTo })
  return token
}

type ShownToken = { token: string; purpose: Purpose }

/** Whose a token is that has not ended, and whether it was used. Leaves it as it is. */
export const lookAtToken = (ctx: Context, { token, purpose }: ShownToken) =>
  findToken(ctx, { tokenHash: hashToken(token), purpose })

/** Uses a token up and answers whose it is. Undefined when it was used before, has ended, is another purpose's or nobody's. */
export async function spendToken(ctx: Context, shown: ShownToken): Promise<number | undefined> {
  const seen = await lookAtToken(ctx, shown)
  // Whatever changes an account holds the person first: nobody waits for each other.
  if (!seen || seen.used || !(await lockPerson(ctx, seen.personId))) return undefined
  return takeToken(ctx, { tokenHash: hashToken(shown.token), purpose: shown.purpose })
}

/** Ends what a person was sent for this purpose and did not use. */
export const endTokens = (ctx: Context, of: { personId: number; purpose: Purpose }): Promise<void> =>
  takeTokensOf(ctx, of)
