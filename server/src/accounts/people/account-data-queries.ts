import type { Context } from '#platform/context'

/** The data of the person's own row, and the organisation they list for. */
export function findAccount({ db }: Context, personId: number) {
  return db
    .selectFrom('people')
    .leftJoin('partners', 'partners.id', 'people.partner_id')
    .select(['email', 'first_name', 'provider', 'confirmed_at', 'newsletter_subscribed', 'terms_agreed_at', 'role'])
    .select(['people.created_at', 'unproved_sign_up_at', 'sign_up_device', 'partners.name as partner'])
    .where('people.id', '=', personId)
    .executeTakeFirstOrThrow()
}

/** Whether the person still exists; locks their row, so that nobody adds anything of theirs until the transaction ends. */
export async function lockPersonRow({ db }: Context, personId: number): Promise<boolean> {
  const row = await db.selectFrom('people').select('id').where('id', '=', personId).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** The same, but new rows may refer to the person meanwhile. */
export async function lockPersonRowAlone({ db }: Context, personId: number): Promise<boolean> {
  const people = db.selectFrom('people').select('id').where('id', '=', personId)
  return (await people.forNoKeyUpdate().executeTakeFirst()) !== undefined
}

/** Deletes a person; other modules have removed what they must before. By their foreign keys rows of other tables go too, or lose the name. */
export async function deletePerson({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('people').where('id', '=', personId).execute()
}
