import type { Person } from '#accounts'
import { day } from '#platform/clock'
import type { testProgram } from '../testing.ts'
import { someListing, someone, somePicture } from '../testing.ts'

type Program = Awaited<ReturnType<typeof testProgram>>

export type Fixture = { person: Person; listingId: number; at: Date }

type InsertRow = (program: Program, fixture: Fixture) => Promise<unknown>

const key = Buffer.from('a key')
const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** Inserts one row into each table that a job cleans up, as its module would at that time. */
export const expiringRows: Record<string, InsertRow> = {
  imports: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('imports')
      .values({ owner_id: person.id, file_name: 'a.csv', headers: [], notes: [], created_at: at, changed_at: at })
      .execute(),
  partner_invitations: async ({ ctx }, { at }) => {
    const { id: partner_id } = await ctx.db
      .insertInto('partners')
      .values({ name: 'The Shed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = { email: 'asked@example.org', partner_id, token_hash: key, ends_at: at }
    await ctx.db.insertInto('partner_invitations').values(row).execute()
  },
  restrictions: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('restrictions')
      .values({ ...{ person_id: person.id, kind: 'mute', reason: 'rude' }, sentence: 'S', begun_at: at, ends_at: at })
      .execute(),
  person_notes: ({ ctx }, { person, at }) =>
    ctx.db.insertInto('person_notes').values({ person_id: person.id, words: 'Called us', written_at: at }).execute(),
  factor_resets: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('factor_resets')
      .values({ person_id: person.id, reason: 'I called them', begun_at: at, agree_until: after(at, 3 * day) })
      .execute(),
  listing_moves: ({ ctx }, { listingId: listing_id, at }) =>
    ctx.db
      .insertInto('listing_moves')
      .values({ listing_id, listed_at: at, price: 1, location_id: 4, moved_at: at })
      .execute(),
  limit_counts: ({ ctx }, { at }) =>
    ctx.db.insertInto('limit_counts').values({ name: 'pages', person: 'x', window_start: at, used: 1 }).execute(),
  mails: ({ ctx }, { at }) =>
    ctx.db
      .insertInto('mails')
      .values({
        ...{ message_id: '<1@reable.example>', recipient: 'a@example.org', subject: 'S', html: '', plain: '' },
        ...{ outcome: 'sent', created_at: at },
      })
      .execute(),
  incoming_mails: ({ ctx }, { at }) =>
    ctx.db
      .insertInto('incoming_mails')
      .values({ digest: key, recipient: '', origin: '{}', received_at: at, outcome: 'posted' })
      .execute(),
  role_invitations: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('role_invitations')
      .values({ person_id: person.id, role: 'helper', token_hash: key, ends_at: after(at, 7 * day) })
      .execute(),
  mail_bounces: ({ ctx }, { at }) =>
    ctx.db
      .insertInto('mail_bounces')
      .values({ recipient: 'a@example.org', bounced_on: at.toISOString(), bounced_at: at })
      .execute(),
  mail_explanations: ({ ctx }, { at }) =>
    ctx.db.insertInto('mail_explanations').values({ address_digest: key, explained_at: at }).execute(),
  email_changes: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('email_changes')
      .values({ person_id: person.id, old_email: 'old@example.org', new_email: 'new@example.org', created_at: at })
      .execute(),
  conversations: async (program, { person, at }) => {
    const listing_id = await someListing(program.ctx, person)
    await program.ctx.db.updateTable('listings').set({ deleted_at: at }).where('id', '=', listing_id).execute()
    await program.ctx.db
      .insertInto('conversations')
      .values({ listing_id, owner_id: person.id, created_at: at })
      .execute()
  },
  missing_measures: ({ ctx }, { at }) =>
    ctx.db
      .insertInto('missing_measures')
      .values({ equipment_type_id: 1, field_name: 'overall_width_in', day_start: at, people: 1 })
      .execute(),
  missed_searches: ({ ctx }, { at }) =>
    ctx.db.insertInto('missed_searches').values({ day_start: at, searches: 1 }).execute(),
  recent_searches: ({ ctx }, { at }) =>
    ctx.db.insertInto('recent_searches').values({ words: 'rollator', total: 1, searched_at: at }).execute(),
  backups: ({ ctx }, { at }) => ctx.db.insertInto('backups').values({ name: 'a-backup', began_at: at }).execute(),
  closed_accounts: ({ ctx }, { at }) =>
    ctx.db.insertInto('closed_accounts').values({ person_id: 1, signed_up_at: at, closed_at: at }).execute(),
  notified: ({ ctx }, { person, listingId: listing_id, at }) =>
    ctx.db.insertInto('notified').values({ person_id: person.id, listing_id, notified_at: at }).execute(),
  listing_reminders: ({ ctx }, { listingId: listing_id, at }) =>
    ctx.db.insertInto('listing_reminders').values({ listing_id, ends_at: at, days: 3, told_at: at }).execute(),
  listing_links: ({ ctx }, { listingId: listing_id, at }) =>
    ctx.db.insertInto('listing_links').values({ listing_id, token_hash: key, says: 'renew', created_at: at }).execute(),
  reports: ({ ctx }, { listingId: listing_id, at }) =>
    ctx.db
      .insertInto('reports')
      .values({
        ...{ listing_id, reporter: key, confirmed: false, reasons: ['scam'], created_at: after(at, -1000) },
        ...{ decision: 'release', decided_at: at },
      })
      .execute(),
  decisions: ({ ctx }, { listingId: listing_id, at }) =>
    ctx.db.insertInto('decisions').values({ listing_id, decision: 'release', decided_at: at }).execute(),
  cases: ({ ctx }, { listingId: listing_id, at }) =>
    ctx.db
      .insertInto('cases')
      .values({ listing_id, reasons: ['reported'], gravity: 2, opened_at: at, closed_at: at })
      .execute(),
  no_shows: async ({ ctx }, { person, at }) => {
    const conversation_id = await someConversation(ctx, person, at)
    const said = { conversation_id, person_id: person.id, starts_at: at, reported_at: at }
    await ctx.db.insertInto('no_shows').values(said).execute()
  },
  handover_sheets: ({ ctx }, { at }) =>
    ctx.db.insertInto('handover_sheets').values({ token_hash: key, equipment_type_id: 1, created_at: at }).execute(),
  used_answer_links: ({ ctx }, { at }) =>
    ctx.db.insertInto('used_answer_links').values({ token_hash: key, used_at: at }).execute(),
  revoked_links: ({ ctx }, { at }) =>
    ctx.db.insertInto('revoked_links').values({ token_hash: key, revoked_at: at }).execute(),
  people: ({ ctx }) => someone(ctx, { confirmed: false }),
  sessions: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('sessions')
      .values({ person_id: person.id, token_hash: key, created_at: at, expires_at: after(at, 30 * day) })
      .execute(),
  tokens: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('tokens')
      .values({
        ...{ person_id: person.id, token_hash: key, purpose: 'confirmation' },
        ...{ created_at: at, expires_at: after(at, 7 * day) },
      })
      .execute(),
  used_captchas: ({ ctx }, { at }) =>
    ctx.db
      .insertInto('used_captchas')
      .values({ digest: key, expires_at: after(at, day) })
      .execute(),
  done_once: ({ ctx }, { person, at }) =>
    ctx.db.insertInto('done_once').values({ person_id: person.id, act: 'publish', key, done_at: at }).execute(),
  contact_mails: ({ ctx }, { at }) => ctx.db.insertInto('contact_mails').values({ digest: key, sent_at: at }).execute(),
  uploads: ({ ctx }, { person, at }) =>
    ctx.db
      .insertInto('uploads')
      .values({
        ...{ person_id: person.id, content_type: 'image/png', byte_size: 1, checksum: '' },
        ...{ signed_id_hash: key, created_at: at },
      })
      .execute(),
  pictures: ({ ctx }, { person }) => somePicture(ctx, person),
  picture_hashes: ({ ctx }, { at }) => ctx.db.insertInto('picture_hashes').values({ hash: 1, seen_at: at }).execute(),
  'graphile_worker.jobs': async ({ database }, { at }) => {
    const { rows } = await database.pool.query("select id from graphile_worker.add_job('given-up', max_attempts => 1)")
    const update = 'update graphile_worker._private_jobs set run_at = $1, attempts = 1 where id = $2'
    await database.pool.query(update, [at, rows[0].id])
  },
}

/** A conversation that stays, about a listing that is on the list. */
async function someConversation({ db }: Program['ctx'], { id }: Person, at: Date): Promise<number> {
  const row = { owner_id: id, created_at: after(at, 400 * day) }
  return (await db.insertInto('conversations').values(row).returning('id').executeTakeFirstOrThrow()).id
}
