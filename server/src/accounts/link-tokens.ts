import type { Context } from '#platform/context'
import {
  findToken,
  insertToken,
  markTokensUsed,
  markTokenUsed,
  type Purpose,
  type ReturnPath,
} from './link-token-queries.ts'
import { lockPersonRow } from './people/account-data-queries.ts'
import { hashLinkToken, hashToken, newToken } from './tokens.ts'

/**
 * Issues the token that a link or a redirect carries to one person, for one purpose; valid for `lifetime` milliseconds. Only its hash is
 * stored, so it is returned this once.
 */
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

/** Finds whose token it is, if it has not expired and its link was not revoked, and whether it was used. Does not use it. */
export const findLinkToken = async (ctx: Context, { token, purpose }: PresentedToken) =>
  findToken(ctx, { tokenHash: await hashLinkToken(ctx, token), purpose })

/** Marks a token as used and returns whose it is. Undefined if it was used before, has expired, has another purpose or does not exist. */
export async function consumeToken(ctx: Context, presented: PresentedToken): Promise<number | undefined> {
  const stored = await findLinkToken(ctx, presented)
  // Whatever changes an account locks the person's row first, so that no deadlock can occur.
  if (!stored || stored.used || !(await lockPersonRow(ctx, stored.personId))) return undefined
  return markTokenUsed(ctx, { tokenHash: hashToken(presented.token), purpose: presented.purpose })
}

/** Revokes the tokens that a person was sent for this purpose and did not use. */
export const revokeTokens = (ctx: Context, tokens: { personId: number; purpose: Purpose }): Promise<void> =>
  markTokensUsed(ctx, tokens)
