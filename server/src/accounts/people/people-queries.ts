import { passwordProvider } from '@reable/contract/accounts/rules'
import type { Role } from '@reable/contract/volunteers/rules'
import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'
import { canonicalEmail } from '../emails/email-addresses.ts'
import { isReserved } from '../emails/email-change-queries.ts'
import type { Person } from './people.ts'

export const personColumns = [
  'people.id',
  'email',
  'provider',
  'confirmed_at',
  'newsletter_subscribed',
  'role',
  'partner_id',
  'unproved_sign_up_at',
  'sign_up_device',
] as const

export type PersonRow = Pick<
  Selectable<Tables['people']>,
  | 'id'
  | 'email'
  | 'provider'
  | 'confirmed_at'
  | 'newsletter_subscribed'
  | 'role'
  | 'partner_id'
  | 'unproved_sign_up_at'
  | 'sign_up_device'
>

export const asPerson = (row: PersonRow): Person => ({
  id: row.id,
  email: row.email,
  provider: row.provider,
  confirmed: row.confirmed_at !== null,
  newsletter: row.newsletter_subscribed,
  role: row.role as Role | null,
  partnerId: row.partner_id,
  ...(row.unproved_sign_up_at && { unprovedSignUp: { at: row.unproved_sign_up_at, device: row.sign_up_device } }),
})

/** Compares without case, and treats both spellings of an international domain as one. */
export async function findPersonByEmail(ctx: Context, email: string): Promise<Person | undefined> {
  const row = await ctx.db
    .selectFrom('people')
    .select(personColumns)
    .where('email', '=', canonicalEmail(email))
    .executeTakeFirst()
  return row && asPerson(row)
}

export async function findPersonById(ctx: Context, id: number): Promise<Person | undefined> {
  const row = await ctx.db.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst()
  return row && asPerson(row)
}

/** The people who signed up before a moment and have not confirmed their address, the oldest first. */
export async function findUnconfirmed(
  { db }: Context,
  { before, limit }: { before: Date; limit: number },
): Promise<Person[]> {
  const people = db.selectFrom('people').select(personColumns).where('confirmed_at', 'is', null)
  const rows = await people.where('created_at', '<', before).orderBy('created_at').limit(limit).execute()
  return rows.map(asPerson)
}

/** Locks the row, shared: until the transaction ends nobody confirms the address, proves the sign-up or removes the person. */
export const lockConfirmedAtShared = (
  { db }: Context,
  id: number,
): Promise<{ confirmed_at: Date | null; unproved_sign_up_at: Date | null } | undefined> =>
  db
    .selectFrom('people')
    .select(['confirmed_at', 'unproved_sign_up_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()

/** The moment when someone made their account; undefined if they have left. */
export async function findMemberSince(ctx: Context, id: number): Promise<Date | undefined> {
  const row = await ctx.db.selectFrom('people').select('created_at').where('id', '=', id).executeTakeFirst()
  return row?.created_at
}

/** The moment when someone proved that their address is theirs; null before that, undefined if they have left. */
export async function findConfirmedAt({ db }: Context, id: number): Promise<Date | null | undefined> {
  const row = await db.selectFrom('people').select('confirmed_at').where('id', '=', id).executeTakeFirst()
  return row?.confirmed_at
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
  /** Null for an account of a social login. */
  passwordHash: string | null
  provider?: string
  confirmed: boolean
  /** The browser and system of a sign-up, in words. */
  device?: string
  newsletter?: boolean
  role?: Role | null
  partnerId?: number | undefined
  agreedToTerms?: boolean
  firstName?: string
}

/** Undefined if someone has the address already, or had it and may still undo a change. That person stays as they are. */
export async function insertPerson(ctx: Context, person: NewPerson): Promise<Person | undefined> {
  const now = ctx.clock.now()
  const row = await ctx.db
    .insertInto('people')
    .values({
      email: canonicalEmail(person.email),
      password_hash: person.passwordHash,
      provider: person.provider ?? passwordProvider,
      confirmed_at: person.confirmed ? now : null,
      unproved_sign_up_at: person.confirmed ? null : now,
      sign_up_device: person.confirmed ? null : (person.device ?? null),
      newsletter_subscribed: person.newsletter ?? false,
      role: person.role ?? null,
      partner_id: person.partnerId ?? null,
      first_name: person.firstName ?? null,
      terms_agreed_at: person.agreedToTerms ? now : null,
      created_at: now,
    })
    .onConflict((same) => same.column('email').doNothing())
    .returning(personColumns)
    .executeTakeFirst()
  if (!row) return undefined
  // Checked only now: the insert has waited for whoever gave up the address at this moment.
  if (!(await isReserved(ctx, { email: row.email, personId: row.id }))) return asPerson(row)
  await ctx.db.deleteFrom('people').where('id', '=', row.id).execute()
  return undefined
}

/** Sets an address that is proven to be the person's, and confirms it. Nobody had confirmed the one before? Then it proves the sign-up. */
export async function updateEmail(
  ctx: Context,
  { personId, email }: { personId: number; email: string },
): Promise<Person> {
  const row = await ctx.db
    .updateTable('people')
    .set(({ fn, val, eb }) => ({
      email,
      confirmed_at: fn.coalesce('confirmed_at', val(ctx.clock.now())),
      unproved_sign_up_at: eb
        .case()
        .when('confirmed_at', 'is', null)
        .then(null)
        .else(eb.ref('unproved_sign_up_at'))
        .end(),
    }))
    .where('id', '=', personId)
    .returning(personColumns)
    .executeTakeFirstOrThrow()
  return asPerson(row)
}

type NewRole = {
  id: number
  role: Role | null
  /** Since when they are a steward; without it, they count as one of old. */
  stewardSince?: Date
}

/** Gives somebody a role, or takes it: with effect from their next call. */
export async function setRole({ db }: Context, { id, role, stewardSince }: NewRole): Promise<void> {
  const steward_since = role === 'steward' ? (stewardSince ?? null) : null
  await db.updateTable('people').set({ role, steward_since }).where('id', '=', id).execute()
}

/** Undefined if the address was confirmed before. */
export async function updateToConfirmed(ctx: Context, id: number): Promise<Person | undefined> {
  const row = await ctx.db
    .updateTable('people')
    .set({ confirmed_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning(personColumns)
    .executeTakeFirst()
  return row && asPerson(row)
}

/** Notes that the sign-up is proved, or that nothing which it opened works any more. */
export async function clearUnprovedSignUp({ db }: Context, id: number): Promise<void> {
  const none = { unproved_sign_up_at: null, sign_up_device: null }
  await db.updateTable('people').set(none).where('id', '=', id).execute()
}

/** The columns with the time when the owner of an address was last notified of a sign-up with it, or of too many tries to log in or at the second factor. */
type NotifiedColumn = 'taken_told_at' | 'tries_told_at' | 'factor_tries_told_at'

/** Returns who has this address and marks them as notified, unless they were in the last `interval` milliseconds. */
export async function markNotified(
  ctx: Context,
  { email, column, interval }: { email: string; column: NotifiedColumn; interval: number },
): Promise<Person | undefined> {
  const now = ctx.clock.now()
  const row = await ctx.db
    .updateTable('people')
    .set({ [column]: now })
    .where('email', '=', canonicalEmail(email))
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<=', new Date(now.getTime() - interval))]))
    .returning(personColumns)
    .executeTakeFirst()
  return row && asPerson(row)
}
