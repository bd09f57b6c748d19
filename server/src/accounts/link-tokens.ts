import type { Context } from '#platform/context'
import {
  findToken,
  insertToken,
  markTokensUsed,
  markTokenUsed,
  type Purpose,
  type ReturnPath,
} from './link-token-queries.ts'
import { lockPersonRow } from './people/leaving-queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** Makes what a link or a redirect carries to one person, for one purpose, `lifetime` milliseconds long. It is told this once. */
export async function issueToken(
  ctx: Context,
  {
    personId,
    purpose,
    lifetime,
    returnTo,
  }: { personId: number; purpose: Purpose; lifetime: number; returnTo?: ReturnPath },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + lifetime)
  await insertToken(ctx, { tokenHash: hashToken(token), purpose, personId, expiresAt, returnTo })
  return token
}

type PresentedToken = { token: string; purpose: Purpose }

/** Whose a token is that has not ended, and whether it was used. Leaves it as it is. */
export const findLinkToken = (ctx: Context, { token, purpose }: PresentedToken) =>
  findToken(ctx, { tokenHash: hashToken(token), purpose })

/** Uses a token up and answers whose it is. Undefined when it was used before, has ended, is another purpose's or nobody's. */
export async function consumeToken(ctx: Context, presented: PresentedToken): Promise<number | undefined> {
  const stored = await findLinkToken(ctx, presented)
  // Whatever changes an account holds the person first: nobody waits for each other.
  if (!stored || stored.used || !(await lockPersonRow(ctx, stored.personId))) return undefined
  return markTokenUsed(ctx, { tokenHash: hashToken(presented.token), purpose: presented.purpose })
}

/** Ends what a person was sent for this purpose and did not use. */
export const revokeTokens = (ctx: Context, tokens: { personId: number; purpose: Purpose }): Promise<void> =>
  markTokensUsed(ctx, tokens)
