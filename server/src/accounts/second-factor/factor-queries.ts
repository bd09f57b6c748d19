import type { FactorWay } from '@reable/contract/accounts/factor-rules'
import type { Context } from '#platform/context'

/** How a person can prove a second factor; nothing where they have none. */
export async function findFactorWays({ db }: Context, personId: number): Promise<FactorWay[]> {
  const totp = await db
    .selectFrom('totp_secrets')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const passkey = await db.selectFrom('passkeys').select('id').where('person_id', '=', personId).executeTakeFirst()
  const ways: FactorWay[] = [...(passkey ? (['passkey'] as const) : []), ...(totp ? (['totp'] as const) : [])]
  return ways.length ? [...ways, 'recovery_code'] : []
}

export const findTotp = ({ db }: Context, personId: number) =>
  db.selectFrom('totp_secrets').select(['sealed', 'added_at']).where('person_id', '=', personId).executeTakeFirst()

type NewTotp = { personId: number; sealed: string; lastStep: number }

/** Sets a secret in place of the one before. */
export async function upsertTotp(ctx: Context, { personId, sealed, lastStep }: NewTotp): Promise<void> {
  const row = { sealed, last_step: lastStep, added_at: ctx.clock.now() }
  await ctx.db
    .insertInto('totp_secrets')
    .values({ person_id: personId, ...row })
    .onConflict((same) => same.column('person_id').doUpdateSet(row))
    .execute()
}

/** Whether this step is later than every one whose code counted before: of two calls with one code one alone gets through. */
export async function takeStep(
  { db }: Context,
  { personId, step }: { personId: number; step: number },
): Promise<boolean> {
  const row = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteTotp({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('totp_secrets').where('person_id', '=', personId).execute()
}

export async function countRecoveryCodes({ db }: Context, personId: number): Promise<number> {
  const left = db.selectFrom('recovery_codes').where('person_id', '=', personId).where('used_at', 'is', null)
  return Number((await left.select((eb) => eb.fn.countAll().as('left')).executeTakeFirstOrThrow()).left)
}

export async function replaceRecoveryCodes(
  { db }: Context,
  { personId, hashes }: { personId: number; hashes: readonly Buffer[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  if (!hashes.length) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute()
}

/** Whether there was such a code that nobody had used. */
export async function markRecoveryCodeUsed(
  ctx: Context,
  { personId, hash }: { personId: number; hash: Buffer },
): Promise<boolean> {
  const row = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.clock.now() })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}
