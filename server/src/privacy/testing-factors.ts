import type { Context } from '#platform/context'

type FactorRows = { person_id: number; now: Date; key: Buffer }

/** Inserts what the second step of a person's log-in stores: an app's secret, a passkey and a recovery code. */
export async function insertFactors(db: Context['db'], { person_id, now, key }: FactorRows): Promise<void> {
  const passkey = { credential_id: `key ${person_id}`, public_key: key, counter: 0, transports: [], name: 'Phone' }
  await db.insertInto('totp_secrets').values({ person_id, sealed: 'sealed', last_step: 0, added_at: now }).execute()
  await db
    .insertInto('passkeys')
    .values({ person_id, ...passkey, added_at: now })
    .execute()
  await db.insertInto('recovery_codes').values({ person_id, code_hash: key }).execute()
}
