import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { asActor, asRestricted, type Person } from '../people/people.ts'
import { asPerson, type PersonRow } from '../people/people-queries.ts'

const sessionQuery = ({ tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date }) => sql<SessionRow>`
  select p.id, p.email, p.provider, p.confirmed_at, p.newsletter_subscribed, p.role, p.partner_id,
    p.unproved_sign_up_at, p.sign_up_device, s.by_link, s.created_at, s.expires_at, s.used_at, s.factor_at, s.awaits_factor, s.device is not null as has_device, s.network, (
      select r.kind from restrictions r
      where r.person_id = p.id and r.lifted_at is null and (r.over_at is null or r.over_at > ${now})
      order by array_position(array['ban', 'stop', 'mute'], r.kind) limit 1
    ) as restricted
  from sessions s join people p on p.id = s.person_id
  where s.token_hash = ${tokenHash} and p.email = ${email}::text::citext and s.expires_at > ${now}`

type SessionRow = PersonRow & {
  by_link: boolean
  created_at: Date
  expires_at: Date
  used_at: Date | null
  factor_at: Date | null
  awaits_factor: boolean
  has_device: boolean
  network: Buffer | null
  restricted: RestrictionKind | null
}

export type Session = {
  person: Person
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  hasDevice: boolean
  /** The digest of the network from which it was last used; null while nobody knows. */
  network: Buffer | null
  /** It opens nothing before a second factor is proved in it. */
  awaitsFactor: boolean
}

/** The session that has not expired, if the e-mail sent with its token is its person's. Compares without case. */
export async function findSession(
  ctx: Context,
  session: { tokenHash: Buffer; email: string },
): Promise<Session | undefined> {
  const [row] = await rowsOf(ctx, sessionQuery({ ...session, now: ctx.clock.now() }))
  return (
    row && {
      person: asRestricted(
        asActor({ ...asPerson(row), factorAt: row.factor_at }, { openedByLink: row.by_link }),
        row.restricted,
      ),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      hasDevice: row.has_device,
      network: row.network,
      awaitsFactor: row.awaits_factor,
    }
  )
}

type NewSession = {
  tokenHash: Buffer
  personId: number
  expiresAt: Date
  awaitsFactor: boolean
  factorAt: Date | null
  byLink: boolean
}

export async function insertSession(ctx: Context, session: NewSession): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      person_id: session.personId,
      created_at: now,
      used_at: now,
      expires_at: session.expiresAt,
      awaits_factor: session.awaitsFactor,
      factor_at: session.factorAt,
      by_link: session.byLink,
    })
    .execute()
}

/** The moment when a session that has not expired started. */
export async function findSessionStart(ctx: Context, tokenHash: Buffer): Promise<Date | undefined> {
  const sessions = ctx.db.selectFrom('sessions').select('created_at').where('token_hash', '=', tokenHash)
  return (await sessions.where('expires_at', '>', ctx.clock.now()).executeTakeFirst())?.created_at
}

/** Notes that a session is used now, on a device in words, from the network of a digest. */
export async function touchSession(
  ctx: Context,
  session: { tokenHash: Buffer; expiresAt: Date; device: string; network: Buffer },
): Promise<void> {
  const { expiresAt: expires_at, device, network } = session
  await ctx.db
    .updateTable('sessions')
    .set({ expires_at, used_at: ctx.clock.now(), device, network })
    .where('token_hash', '=', session.tokenHash)
    .execute()
}

/** Makes a session whole, or renews its proof. */
export async function updateFactorAt(
  ctx: Context,
  session: { tokenHash: Buffer; nextTokenHash?: Buffer; factorAt: Date; expiresAt?: Date },
): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({
      factor_at: session.factorAt,
      awaits_factor: false,
      ...(session.nextTokenHash && { token_hash: session.nextTokenHash }),
      ...(session.expiresAt && { expires_at: session.expiresAt }),
    })
    .where('token_hash', '=', session.tokenHash)
    .execute()
}

/** Without a second factor none is proved in any session. */
export async function clearFactorAt({ db }: Context, personId: number): Promise<void> {
  await db.updateTable('sessions').set({ factor_at: null }).where('person_id', '=', personId).execute()
}

/** Whether a second factor was proved in a session of somebody since a moment. */
export async function findProofSince(
  { db }: Context,
  { personId, since }: { personId: number; since: Date },
): Promise<boolean> {
  const sessions = db.selectFrom('sessions').select('id').where('person_id', '=', personId)
  return (await sessions.where('factor_at', '>', since).executeTakeFirst()) !== undefined
}

export async function updateChallenge(
  { db }: Context,
  session: { tokenHash: Buffer; challenge: string; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ challenge: session.challenge, challenge_ends_at: session.endsAt })
    .where('token_hash', '=', session.tokenHash)
    .execute()
}

/** Returns the challenge of a session, once. */
export async function takeChallenge(ctx: Context, tokenHash: Buffer): Promise<string | undefined> {
  const session = await ctx.db
    .selectFrom('sessions')
    .select(['challenge', 'challenge_ends_at'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (!session?.challenge) return undefined
  const none = { challenge: null, challenge_ends_at: null }
  await ctx.db.updateTable('sessions').set(none).where('token_hash', '=', tokenHash).execute()
  return session.challenge_ends_at && session.challenge_ends_at > ctx.clock.now() ? session.challenge : undefined
}

/** The whole sessions of a person, the latest used first. */
export function findSessionsOf(ctx: Context, personId: number) {
  return ctx.db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'network', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', ctx.clock.now())
    .where('awaits_factor', '=', false)
    .orderBy((eb) => eb.fn.coalesce('used_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteSession(ctx: Context, tokenHash: Buffer): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Whether there was such a session of the person. */
export async function deleteSessionById(
  { db }: Context,
  { id, personId }: { id: number; personId: number },
): Promise<boolean> {
  const sessions = db.deleteFrom('sessions').where('id', '=', id).where('person_id', '=', personId)
  return (await sessions.returning('id').executeTakeFirst()) !== undefined
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
