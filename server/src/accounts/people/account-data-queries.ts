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

export function findConsents({ db }: Context, personId: number) {
  const consents = db.selectFrom('newsletter_consents').where('person_id', '=', personId).orderBy('id')
  return consents.select(['given', 'wording', 'decided_at']).execute()
}

export function findSessions({ db }: Context, personId: number) {
  const sessions = db.selectFrom('sessions').where('person_id', '=', personId).orderBy('created_at')
  return sessions.select(['device', 'created_at', 'used_at', 'expires_at']).execute()
}

export function findMailedLinks({ db }: Context, personId: number) {
  const links = db.selectFrom('tokens').where('person_id', '=', personId).orderBy('created_at')
  return links.select(['purpose', 'created_at', 'expires_at', 'used_at', 'return_to']).execute()
}

/** The second factors of a person, without what proves them. */
export async function findFactors({ db }: Context, personId: number) {
  const passkeys = db.selectFrom('passkeys').where('person_id', '=', personId).orderBy('id')
  const totp = db.selectFrom('totp_secrets').where('person_id', '=', personId)
  const codes = db.selectFrom('recovery_codes').where('person_id', '=', personId).orderBy('used_at')
  return {
    six_digit_codes: await totp.select('added_at').execute(),
    passkeys: await passkeys.select(['name', 'added_at', 'used_at']).execute(),
    recovery_codes: await codes.select('used_at').execute(),
  }
}

export function findProviderAccounts({ db }: Context, personId: number) {
  const accounts = db.selectFrom('provider_accounts').where('person_id', '=', personId).orderBy('created_at')
  return accounts.select(['provider', 'subject', 'created_at']).execute()
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

/** Deletes a person. Sessions, links, provider accounts and consents are deleted with them, by their foreign keys. */
export async function deletePerson({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('people').where('id', '=', personId).execute()
}
