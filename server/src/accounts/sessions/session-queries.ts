import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { asPerson, type PersonRow } from '../people/people-queries.ts'

const sessionQuery = `
  select p.id, p.email, p.provider, p.confirmed_at, p.newsletter_subscribed, p.volunteer, p.partner_id, s.created_at, s.expires_at
  from sessions s join people p on p.id = s.person_id
  where s.token_hash = $1 and p.email = $2::text::citext and s.expires_at > $3`

/** The person of a session that has not expired, if the e-mail sent with the token is theirs. Compares without case. */
export async function findSession(
  ctx: Context,
  session: { tokenHash: Buffer; email: string },
): Promise<{ person: Person; createdAt: Date; expiresAt: Date } | undefined> {
  const values = [session.tokenHash, session.email, ctx.clock.now()]
  const [row] = await ctx.read<PersonRow & { created_at: Date; expires_at: Date }>(
    'person of session',
    sessionQuery,
    values,
  )
  return row && { person: asPerson(row), createdAt: row.created_at, expiresAt: row.expires_at }
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

/** The moment when a session that has not expired started. */
export async function findSessionStart(ctx: Context, tokenHash: Buffer): Promise<Date | undefined> {
  const sessions = ctx.db.selectFrom('sessions').select('created_at').where('token_hash', '=', tokenHash)
  return (await sessions.where('expires_at', '>', ctx.clock.now()).executeTakeFirst())?.created_at
}

export async function extendSession(ctx: Context, session: { tokenHash: Buffer; expiresAt: Date }): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ expires_at: session.expiresAt })
    .where('token_hash', '=', session.tokenHash)
    .execute()
}

export async function deleteSession(ctx: Context, tokenHash: Buffer): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Deletes all sessions of a person, or all but one. */
export async function deleteSessionsOf(ctx: Context, personId: number, exceptHash?: Buffer): Promise<void> {
  const all = ctx.db.deleteFrom('sessions').where('person_id', '=', personId)
  await (exceptHash ? all.where('token_hash', '<>', exceptHash) : all).execute()
}

/** Deletes the sessions, tokens and used captchas that have expired. */
export async function deleteExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  for (const table of ['sessions', 'tokens', 'used_captchas'] as const)
    await ctx.db.deleteFrom(table).where('expires_at', '<=', now).execute()
}
