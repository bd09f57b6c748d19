import type { Context } from '#platform/context'

export const isAnswerLinkUsed = async ({ db }: Context, hash: Buffer): Promise<boolean> =>
  (await db.selectFrom('used_answer_links').select('used_at').where('token_hash', '=', hash).executeTakeFirst()) !==
  undefined

/** Marks a link as used. Returns whether it was not yet: of two at once, one. */
export async function claimAnswerLink({ db, clock }: Context, hash: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_answer_links')
    .values({ token_hash: hash, used_at: clock.now() })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
