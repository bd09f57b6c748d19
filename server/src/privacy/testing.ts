import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import { acceptPicture, type Picture } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { insertPartnerRows } from '../partners/testing.ts'
import { asOwner } from '../platform/database/testing.ts'
import { signedIn, someListing, type testProgram } from '../testing.ts'
import { insertCase } from './testing-case.ts'
import { insertFactors } from './testing-factors.ts'
import { insertHandover } from './testing-handovers.ts'
import { insertStops } from './testing-stops.ts'

type Program = Awaited<ReturnType<typeof testProgram>>

/** Makes new ids so large, within int4, that they occur nowhere else, so that whole tables can be searched. */
export async function useUniqueIds({ database: { pool } }: Program): Promise<void> {
  await asOwner(pool, "select setval(pg_get_serial_sequence('people', 'id'), 2070000000)")
  await asOwner(pool, "select setval(pg_get_serial_sequence('listings', 'id'), 2080000000)")
  await asOwner(pool, "select setval(pg_get_serial_sequence('pictures', 'id'), 2090000000)")
}

export type Belongings = {
  headers: Record<string, string>
  listings: { shown: number; hidden: number; sold: number; deleted: number }
  pictures: { attached: Picture; orphan: Picture }
}

/** Gives a person rows in every table about people. A new such table gets a line here. */
export async function seedBelongings(
  ctx: Context,
  person: Person,
  { title, photos }: BelongingsInput,
): Promise<Belongings> {
  const headers = await signedIn(ctx, person)
  const [attached, orphan] = await Promise.all(photos.map((bytes) => acceptPicture(ctx, { ownerId: person.id, bytes })))
  if (!attached || !orphan) throw new Error('two photos are needed')
  const listings = {
    shown: await someListing(ctx, person, { title, pictureIds: [attached.id] }),
    hidden: await someListing(ctx, person, { title: `${title}, hidden` }),
    sold: await someListing(ctx, person, { title: `${title}, sold` }),
    deleted: await someListing(ctx, person, { title: `${title}, deleted` }),
  }
  await change(ctx, listings.hidden, { active: false })
  await change(ctx, listings.sold, { active: false, last_feedback: 'exchanged' })
  await change(ctx, listings.deleted, { deleted_at: ctx.clock.now() })
  await insertRows(ctx, person, listings.shown)
  await writeMail(ctx, person)
  return { headers, listings, pictures: { attached, orphan } }
}

type BelongingsInput = { title: string; photos: [Buffer, Buffer] }

const change = (ctx: Context, id: number, changes: object) =>
  ctx.db.updateTable('listings').set(changes).where('id', '=', id).execute()

const writeMail = (ctx: Context, { email }: Person) =>
  inTransaction(ctx, (ctx) =>
    queueMail(ctx, { to: email, subject: 'Please confirm', html: '<p>SECRET-LINK</p>', plain: 'SECRET-LINK' }),
  )

type Rows = { person_id: number; listing_id: number; now: Date; key: Buffer }

/** Inserts the rows that the modules themselves would insert, each in its time. */
async function insertRows({ db, clock }: Context, { id: person_id }: Person, listing_id: number): Promise<void> {
  const rows = { person_id, listing_id, now: clock.now(), key: Buffer.from(`key of ${person_id}`) }
  await insertAccountRows(db, rows)
  await insertUploadRows(db, rows)
  await insertFollowedListings(db, rows)
  await insertModerationRows(db, rows)
  await insertContentVersions(db, rows)
  await insertListingRows(db, rows)
  await insertPartnerRows(db, rows)
}

async function insertAccountRows(db: Context['db'], { person_id, now, key }: Rows): Promise<void> {
  const consent = { person_id, given: true, wording: 'Send me the e-newsletter.', decided_at: now }
  await db.insertInto('newsletter_consents').values(consent).execute()
  await db
    .insertInto('tokens')
    .values({ person_id, token_hash: key, purpose: 'confirmation', created_at: now, expires_at: now })
    .execute()
  await insertFactors(db, { person_id, now, key })
  const invitation = { person_id, role: 'helper', token_hash: Buffer.from(`role ${person_id}`), ends_at: now }
  await db.insertInto('role_invitations').values(invitation).execute()
  const addresses = { old_email: `old-${person_id}@example.org`, new_email: `new-${person_id}@example.org` }
  await db
    .insertInto('email_changes')
    .values({ person_id, ...addresses, created_at: now, made_at: now })
    .execute()
  await db
    .insertInto('provider_accounts')
    .values({ person_id, provider: 'google', subject: `subject of ${person_id}`, created_at: now })
    .execute()
}

async function insertUploadRows(db: Context['db'], { person_id, now, key }: Rows): Promise<void> {
  const upload = { person_id, content_type: 'image/png', byte_size: 1, checksum: '', created_at: now }
  await db
    .insertInto('uploads')
    .values({ ...upload, signed_id_hash: key })
    .execute()
  await db.insertInto('done_once').values({ person_id, act: 'publish', key, done_at: now }).execute()
}

async function insertFollowedListings(db: Context['db'], { person_id, listing_id, now }: Rows): Promise<void> {
  await db.insertInto('notifications').values({ person_id, equipment_type_id: 1, created_at: now }).execute()
  await db.insertInto('notified').values({ person_id, listing_id, notified_at: now }).execute()
  await db
    .insertInto('saved')
    .values({ ...{ person_id, listing_id, title: 'Theirs' }, ...{ price: 1, told_price: 1 }, saved_at: now })
    .execute()
  await db.insertInto('saved_mailings').values({ person_id, told_at: now }).execute()
  await insertConversation(db, { person_id, listing_id, now })
}

async function insertConversation(db: Context['db'], { person_id, listing_id, now }: Omit<Rows, 'key'>): Promise<void> {
  const { id: conversation_id } = await db
    .insertInto('conversations')
    .values({ listing_id, owner_id: person_id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: last_message_id } = await db
    .insertInto('messages')
    .values({ conversation_id, sender_id: person_id, body: 'Hello', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('participants').values({ conversation_id, person_id, role: 'owner', last_message_id }).execute()
  await insertHandover(db, { conversation_id, person_id, listing_id, now })
  const address_hash = Buffer.from(`blocked by ${person_id}`)
  const key = Buffer.from(`mail of ${person_id}`)
  await db.insertInto('reply_addresses').values({ address_hash: key, conversation_id, person_id }).execute()
  const asked = { raw: Buffer.from('Hello'), origin: '{}', outcome: 'asked', token_hash: key, received_at: now }
  await db
    .insertInto('incoming_mails')
    .values({ ...asked, digest: key, recipient: '', conversation_id, person_id })
    .execute()
  await db.insertInto('blocks').values({ blocker_id: person_id, address_hash, created_at: now }).execute()
  await insertStops(db, { person_id, conversation_id, message_id: last_message_id, now })
}

async function insertModerationRows(db: Context['db'], { person_id, listing_id, now, key }: Rows): Promise<void> {
  await db
    .insertInto('reports')
    .values({ ...{ person_id, listing_id, reporter: key, reasons: ['duplicate'], confirmed: true }, created_at: now })
    .execute()
  const decision = { listing_id, volunteer_id: person_id, decision: 'keep', decided_at: now }
  await db.insertInto('decisions').values(decision).execute()
  await insertScreening(db, { person_id, listing_id, now })
  await insertCase(db, { person_id, listing_id, now })
}

/** What was found in their listing, in somebody else's because of theirs, and what they set as a volunteer. */
async function insertScreening(db: Context['db'], { person_id, listing_id, now }: Omit<Rows, 'key'>): Promise<void> {
  const found = { kind: 'same_picture', signalId: 2, key: '', suspends: false, details: [] }
  const findings = JSON.stringify([{ ...found, picture: { id: 1, otherId: 2, otherListingId: listing_id } }])
  await db.insertInto('screenings').values({ listing_id, findings, screened_at: now }).execute()
  await sql`insert into screenings (listing_id, findings, screened_at)
    select id, ${findings}::jsonb, ${now} from listings where owner_id <> ${person_id} order by id limit 1
    on conflict (listing_id) do update set findings = excluded.findings`.execute(db)
  const signal = { name: randomUUID(), kind: 'words', action: 'note', updated_by: person_id }
  await db.insertInto('screening_signals').values(signal).execute()
}

async function insertContentVersions(db: Context['db'], { person_id, now }: Rows): Promise<void> {
  const change = { version: (person_id % 1_000_000) + 1, changed_by: person_id, changed_at: now }
  await db
    .insertInto('versions')
    .values({ kind: 'condition', key: '1', fields: '{}', ...change })
    .execute()
}

async function insertListingRows(db: Context['db'], { listing_id, now, key }: Rows): Promise<void> {
  await db.insertInto('listing_moves').values({ listing_id, listed_at: now, price: 1, location_id: 4 }).execute()
  await db.insertInto('listing_links').values({ listing_id, token_hash: key, says: 'renew', created_at: now }).execute()
  await db.insertInto('listing_reminders').values({ listing_id, ends_at: now, days: 3, told_at: now }).execute()
}

/** Returns the tables, the queue's among them, that contain one of the terms in any column. */
export async function tablesWith({ database }: Program, words: (string | number)[]): Promise<string[]> {
  const tables = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by tablename`,
  )
  const matches: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await database.pool.query(
      `select exists (select from ${name} as stored where stored::text ilike any($1)) as found`,
      [words.map((word) => `%${word}%`)],
    )
    if (rows[0].found) matches.push(name.replace('public.', ''))
  }
  return matches
}

/** Returns the tables with a foreign key to people, listings or pictures. */
export async function tablesAbout({ database }: Program): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid in ('people'::regclass, 'listings'::regclass, 'pictures'::regclass)
       -- Into these programs of before write alone.
       and not exists (select from pg_trigger where tgrelid = conrelid and tgname = 'copy_to_versions') order by 1`,
  )
  return rows.map((row) => row.name)
}

/** Calls closeAccount. */
export async function close({ app }: Program, headers: Record<string, string>, user: object) {
  const response = await app.inject({ method: 'POST', url: '/v1/api/user/close', headers, payload: { user } })
  return { status: response.statusCode, body: response.json() }
}
