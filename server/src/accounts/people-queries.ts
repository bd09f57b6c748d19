import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'
import type { Person } from './people.ts'

const columns = ['people.id', 'email', 'confirmed_at', 'volunteer', 'partner_id'] as const

type Row = Pick<Selectable<Tables['people']>, 'id' | 'email' | 'confirmed_at' | 'volunteer' | 'partner_id'>

const asPerson = (row: Row): Person => ({
  id: row.id,
  email: row.email,
  confirmed: row.confirmed_at !== null,
  volunteer: row.volunteer,
  partnerId: row.partner_id,
})

export async function findPersonByEmail(ctx: Context, email: string): Promise<Person | undefined> {
  const row = await ctx.db.selectFrom('people').select(columns).where('email', '=', email).executeTakeFirst()
  return row && asPerson(row)
}

/** The person of a session that has not ended, if the e-mail sent beside the token is theirs. Compares without case. */
export async function findPersonOfSession(
  ctx: Context,
  session: { tokenHash: Buffer; email: string },
): Promise<Person | undefined> {
  const row = await ctx.db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(columns)
    .where('token_hash', '=', session.tokenHash)
    .where('email', '=', session.email)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst()
  return row && asPerson(row)
}

export async function insertSession(
  ctx: Context,
  session: { tokenHash: Buffer; personId: number; expiresAt: Date },
): Promise<void> {
  await ctx.db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      person_id: session.personId,
      created_at: ctx.clock.now(),
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function insertPartner(ctx: Context, name: string): Promise<number> {
  await ctx.db
    .insertInto('partners')
    .values({ name })
    .onConflict((same) => same.column('name').doNothing())
    .execute()
  return (await ctx.db.selectFrom('partners').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

export type NewPerson = {
  email: string
  passwordHash: string | null
  confirmed: boolean
  newsletter: boolean
  volunteer: boolean
  partnerId: number | null
}

/** Someone who is there already stays as they are. */
export async function insertPerson(ctx: Context, person: NewPerson): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .insertInto('people')
    .values({
      email: person.email,
      password_hash: person.passwordHash,
      confirmed_at: person.confirmed ? now : null,
      newsletter_subscribed: person.newsletter,
      volunteer: person.volunteer,
      partner_id: person.partnerId,
      created_at: now,
    })
    .onConflict((same) => same.column('email').doNothing())
    .execute()
}
