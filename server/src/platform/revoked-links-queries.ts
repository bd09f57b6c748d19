import type { Context } from '#platform/context'

export async function insertRevoked({ db, clock }: Context, hashes: Buffer[]): Promise<void> {
  await db
    .insertInto('revoked_links')
    .values(hashes.map((token_hash) => ({ token_hash, revoked_at: clock.now() })))
    .onConflict((same) => same.doNothing())
    .execute()
}

export const isRevoked = async ({ db }: Context, hash: Buffer): Promise<boolean> =>
  (await db.selectFrom('revoked_links').select('revoked_at').where('token_hash', '=', hash).executeTakeFirst()) !==
  undefined
