import { passwordProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { canonicalEmail } from '../emails/email-addresses.ts'
import type { Person } from '../people/people.ts'
import { asPerson, personColumns } from '../people/people-queries.ts'

type Credentials = { person: Person; passwordHash: string | null; createdAt: Date }

export async function findCredentials(ctx: Context, email: string): Promise<Credentials | undefined> {
  const row = await ctx.db
    .selectFrom('people')
    .select([...personColumns, 'password_hash', 'created_at'])
    .where('email', '=', canonicalEmail(email))
    .executeTakeFirst()
  return row && { person: asPerson(row), passwordHash: row.password_hash, createdAt: row.created_at }
}

export async function findPasswordHash(ctx: Context, personId: number): Promise<string | null | undefined> {
  const row = await ctx.db.selectFrom('people').select('password_hash').where('id', '=', personId).executeTakeFirst()
  return row?.password_hash
}

/**
 * Whether it is still the person's hash; locks their row, so that it stays so until the transaction ends. It does not wait for what
 * they do elsewhere at this moment, whose new rows refer to them.
 */
export async function lockPasswordHash(
  ctx: Context,
  { personId, passwordHash }: { personId: number; passwordHash: string | null },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined && row.password_hash === passwordHash
}

/** Sets the password. After the account is one with a password of ours, even if it was a social login's. */
export async function updatePassword(
  ctx: Context,
  { personId, passwordHash }: { personId: number; passwordHash: string },
): Promise<void> {
  await ctx.db
    .updateTable('people')
    .set({ password_hash: passwordHash, provider: passwordProvider })
    .where('id', '=', personId)
    .execute()
}

/** Removes the password: nobody can log in by one until a new one is chosen by a reset link. The account is one with a password of ours. */
export async function clearPassword({ db }: Context, personId: number): Promise<void> {
  await db
    .updateTable('people')
    .set({ password_hash: null, provider: passwordProvider })
    .where('id', '=', personId)
    .execute()
}
