import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { firstRow } from '#platform/database'

/** The purpose of a token; it is valid for no other. */
export type Purpose = 'confirmation' | 'reset' | 'social_login'

/** A page of ours that a link leads back to. */
export type ReturnPath = string | null | undefined

type TokenKey = { tokenHash: Buffer; purpose: Purpose }

export async function insertToken(
  ctx: Context,
  {
    tokenHash,
    purpose,
    personId,
    expiresAt,
    returnTo,
  }: TokenKey & { personId: number; expiresAt: Date; returnTo?: ReturnPath },
): Promise<void> {
  await ctx.db
    .insertInto('tokens')
    .values({
      token_hash: tokenHash,
      purpose,
      person_id: personId,
      created_at: ctx.clock.now(),
      expires_at: expiresAt,
      return_to: returnTo ?? null,
    })
    .execute()
}

/** A token that has not ended, used or not. */
export async function findToken(
  ctx: Context,
  { tokenHash, purpose }: TokenKey,
): Promise<{ personId: number; used: boolean; returnTo: string | null } | undefined> {
  const row = await ctx.db
    .selectFrom('tokens')
    .select(['person_id', 'used_at', 'return_to'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst()
  return row && { personId: row.person_id, used: row.used_at !== null, returnTo: row.return_to }
}

/** Returns whose token it was. Of two calls at the same time only one gets the person. */
export async function markTokenUsed(ctx: Context, { tokenHash, purpose }: TokenKey): Promise<number | undefined> {
  const row = await ctx.db
    .updateTable('tokens')
    .set({ used_at: ctx.clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .returning('person_id')
    .executeTakeFirst()
  return row?.person_id
}

/** Marks all unused tokens of a person for one purpose as used. */
export async function markTokensUsed(
  ctx: Context,
  { personId, purpose }: { personId: number; purpose: Purpose },
): Promise<void> {
  await ctx.db
    .updateTable('tokens')
    .set({ used_at: ctx.clock.now() })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteTokensOf(
  { db }: Context,
  { personId, purpose }: { personId: number; purpose: Purpose },
): Promise<void> {
  await db.deleteFrom('tokens').where('person_id', '=', personId).where('purpose', '=', purpose).execute()
}

/** Whether a token was issued at that moment or later. */
export async function hasTokenSince(
  ctx: Context,
  { personId, purpose, since }: { personId: number; purpose: Purpose; since: Date },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('tokens')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** How many links of this purpose somebody was sent within the last hour, and whether one that was sent still works. */
export async function findSentLinks(
  { db, clock }: Context,
  { personId, purpose }: { personId: number; purpose: Purpose },
): Promise<{ withinHour: number; isOneGood: boolean }> {
  const now = clock.now()
  const row = await db
    .selectFrom('tokens')
    .select(({ fn }) =>
      fn
        .countAll<string>()
        .filterWhere('created_at', '>', new Date(now.getTime() - hour))
        .as('within_hour'),
    )
    .select(({ fn }) =>
      fn
        .countAll<string>()
        .filterWhere('used_at', 'is', null)
        .filterWhere('expires_at', '>', now)
        .filterWhere('token_hash', 'not in', db.selectFrom('revoked_links').select('token_hash'))
        .as('good'),
    )
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return { withinHour: Number(row.within_hour), isOneGood: Number(row.good) > 0 }
}

/** The page that the latest link of this purpose leads back to. */
export async function findReturnPath(
  ctx: Context,
  { personId, purpose }: { personId: number; purpose: Purpose },
): Promise<string | null> {
  const links = ctx.db.selectFrom('tokens').where('person_id', '=', personId).where('purpose', '=', purpose)
  const row = await firstRow(links.select('return_to').orderBy('created_at', 'desc'))
  return row?.return_to ?? null
}
