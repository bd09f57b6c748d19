import { hour } from '#platform/clock'
import { insertFactors } from '../privacy/testing-factors.ts'
import { signedIn } from '../testing.ts'
import { issueToken } from './link-tokens.ts'
import { findOrCreatePerson } from './people/find-or-create-person.ts'
import { newEmail, type Program } from './testing.ts'

const tables = [
  ...['sessions', 'tokens', 'email_changes', 'totp_secrets', 'passkeys', 'recovery_codes'],
  ...['provider_accounts', 'newsletter_consents'],
]

/** Somebody of whom everything is stored that an account can have; `stored` reads all of it. */
export async function someBystander(program: Program): Promise<{ stored: () => Promise<string[]> }> {
  const { db, clock } = program.ctx
  const now = clock.now()
  const account = { email: newEmail(), confirmed: false, newsletter: true, firstName: 'Oda' }
  const person = await findOrCreatePerson(program.ctx, account)
  const { id: person_id, email } = person
  await db.updateTable('people').set({ password_hash: 'of theirs' }).where('id', '=', person_id).execute()
  await signedIn(program.ctx, person)
  const challenge = { challenge: 'of theirs', challenge_ends_at: now, factor_at: now }
  await db.updateTable('sessions').set(challenge).where('person_id', '=', person_id).execute()
  for (const purpose of ['confirmation', 'reset', 'social_login'] as const)
    await issueToken(program.ctx, { personId: person_id, purpose, lifetime: hour })
  const addresses = { old_email: email, new_email: newEmail() }
  await db
    .insertInto('email_changes')
    .values({ person_id, ...addresses, created_at: now })
    .execute()
  await insertFactors(db, { person_id, now, key: Buffer.from(`key of ${person_id}`) })
  const provided = { provider: 'google', subject: `subject of ${person_id}`, created_at: now }
  await db
    .insertInto('provider_accounts')
    .values({ person_id, ...provided })
    .execute()
  return { stored: () => rowsOf(program, person_id) }
}

async function rowsOf({ database: { pool } }: Program, personId: number): Promise<string[]> {
  const parts = tables.map((table) => `select '${table} ' || t::text as row from ${table} t where person_id = $1`)
  const own = `select 'people ' || p::text as row from people p where id = $1`
  const { rows } = await pool.query<{ row: string }>([own, ...parts].join(' union all '), [personId])
  return rows.map(({ row }) => row).sort()
}
