import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** A column that names people: what they download of its rows, and what becomes of these when the account is closed. */
export type PersonalColumn = {
  table: string
  column: string
  /**
   * By its foreign key the database deletes the row with the account, or takes the person's name off it, since what they wrote or decided
   * belongs to everybody. What is `kept` names a number that nobody has any more; what is `removed first` a module removes, which has more
   * to do (`personalDataProviders`).
   */
  onClosing: 'deleted' | 'name taken off' | 'kept' | 'removed first'
  /** Where it stands in what somebody downloads, such as `account.sessions`, or why it does not. */
  exported: { at: string; columns: string[]; orderBy?: string } | { not: string }
}

type Exported = PersonalColumn['exported']

const withClosing =
  (onClosing: PersonalColumn['onClosing']) =>
  (name: `${string}.${string}`, exported: Exported): PersonalColumn => {
    const [table = '', column = ''] = name.split('.')
    return { table, column, onClosing, exported }
  }

const deleted = withClosing('deleted')
const nameTakenOff = withClosing('name taken off')
const unchanged = withClosing('kept')
const removedFirst = withClosing('removed first')
const no = (not: string): Exported => ({ not })

const asWritten = no('what was changed is told by its versions')
const byVolunteers = no('what a volunteer did stands in `volunteer_log`')
const secret = no('it would sign somebody in')
const inVersions = no('it is in `versions`')
const byItsModule = no('by its module')

export const personalColumns: PersonalColumn[] = [
  deleted('newsletter_consents.person_id', {
    at: 'account.newsletter.consents',
    columns: ['given', 'wording', 'decided_at'],
  }),
  deleted('email_changes.person_id', {
    at: 'account.email_changes',
    columns: ['old_email', 'new_email', 'created_at', 'made_at', 'ended_at', 'undone_at'],
  }),
  deleted('sessions.person_id', {
    at: 'account.sessions',
    columns: ['device', 'created_at', 'used_at', 'expires_at'],
    orderBy: 'created_at',
  }),
  deleted('totp_secrets.person_id', {
    at: 'account.second_factors.six_digit_codes',
    columns: ['added_at'],
    orderBy: 'added_at',
  }),
  deleted('passkeys.person_id', { at: 'account.second_factors.passkeys', columns: ['name', 'added_at', 'used_at'] }),
  deleted('recovery_codes.person_id', {
    at: 'account.second_factors.recovery_codes',
    columns: ['used_at'],
    orderBy: 'used_at',
  }),
  deleted('tokens.person_id', {
    at: 'account.mailed_links',
    columns: ['purpose', 'created_at', 'expires_at', 'used_at', 'return_to'],
    orderBy: 'created_at',
  }),
  deleted('provider_accounts.person_id', {
    at: 'account.provider_accounts',
    columns: ['provider', 'subject', 'created_at'],
    orderBy: 'created_at',
  }),
  deleted('role_invitations.person_id', secret),
  nameTakenOff('role_invitations.invited_by', byVolunteers),
  deleted('uploads.person_id', no('a finished one is a picture')),
  removedFirst('pictures.owner_id', byItsModule),
  removedFirst('listings.owner_id', byItsModule),
  deleted('imports.owner_id', no('its rows become listings')),
  deleted('saved.person_id', {
    at: 'saved.listings',
    columns: ['listing_id', 'title', 'price', 'saved_at'],
    orderBy: 'saved_at desc, listing_id desc',
  }),
  deleted('saved_mailings.person_id', byItsModule),
  deleted('notifications.person_id', byItsModule),
  deleted('notified.person_id', {
    at: 'notifications.told_of',
    columns: ['listing_id', 'notified_at'],
    orderBy: 'notified_at',
  }),
  removedFirst('participants.person_id', byItsModule),
  removedFirst('messages.sender_id', byItsModule),
  nameTakenOff('reply_addresses.person_id', secret),
  deleted('incoming_mails.person_id', byItsModule),
  deleted('blocks.blocker_id', byItsModule),
  nameTakenOff('blocks.blocked_id', no('nobody learns who blocks them')),
  deleted('no_shows.person_id', byItsModule),
  removedFirst('handover_sheets.receiver_id', byItsModule),
  removedFirst('reports.person_id', {
    at: 'reports.made',
    columns: ['listing_id', 'reasons', 'other', 'created_at', 'decision', 'wants_outcome'],
  }),
  removedFirst('person_reports.reporter_id', {
    at: 'reports.about_people',
    columns: ['conversation_id', 'reasons', 'other', 'created_at', 'decision'],
  }),
  nameTakenOff('person_reports.reported_id', no('nobody learns who reported them')),
  nameTakenOff('person_reports.decided_by', byVolunteers),
  nameTakenOff('pending_messages.decided_by', byVolunteers),
  nameTakenOff('conversation_readings.volunteer_id', byVolunteers),
  deleted('restrictions.person_id', {
    at: 'restrictions',
    columns: ['kind', 'reason', 'sentence', 'begun_at', 'ends_at', 'lifted_at', 'answer', 'answered_at'],
  }),
  nameTakenOff('restrictions.decided_by', byVolunteers),
  nameTakenOff('restrictions.agreed_by', byVolunteers),
  nameTakenOff('restrictions.lifted_by', byVolunteers),
  nameTakenOff('restrictions.reviewed_by', byVolunteers),
  deleted('person_notes.person_id', { at: 'notes.about_me', columns: ['words', 'written_at'] }),
  nameTakenOff('person_notes.written_by', { at: 'notes.written_by_me', columns: ['words', 'written_at'] }),
  deleted('factor_resets.person_id', {
    at: 'factor_resets.about_me',
    columns: ['reason', 'begun_at', 'ended_at', 'outcome'],
  }),
  nameTakenOff('factor_resets.begun_by', {
    at: 'factor_resets.begun_by_me',
    columns: ['reason', 'begun_at', 'ended_at', 'outcome'],
  }),
  nameTakenOff('factor_resets.ended_by', byVolunteers),
  deleted('cases.person_id', no('nobody learns who reported them')),
  nameTakenOff('cases.claimed_by', byVolunteers),
  nameTakenOff('cases.not_by', byVolunteers),
  nameTakenOff('case_decisions.volunteer_id', {
    at: 'cases.decisions',
    columns: ['case_id', 'decision', 'words', 'decided_at', 'undone_at'],
  }),
  nameTakenOff('case_decisions.undone_by', byVolunteers),
  nameTakenOff('decisions.volunteer_id', no('it is in `case_decisions`')),
  nameTakenOff('case_notes.volunteer_id', { at: 'cases.notes', columns: ['case_id', 'body', 'written_at'] }),
  unchanged('volunteer_log.volunteer_id', {
    at: 'volunteer_log',
    columns: ['at', 'role', 'act', 'subject', 'subject_id', 'before', 'after'],
  }),
  nameTakenOff('versions.changed_by', {
    at: 'versions',
    columns: ['kind', 'key', 'version', 'fields', 'changed_at'],
    orderBy: 'changed_at, kind, key, version',
  }),
  nameTakenOff('catalogue_versions.changed_by', inVersions),
  nameTakenOff('standard_reply_versions.changed_by', inVersions),
  nameTakenOff('partner_versions.changed_by', inVersions),
  nameTakenOff('partner_invitations.invited_by', byVolunteers),
  nameTakenOff('manual_versions.changed_by', inVersions),
  nameTakenOff('manual_host_versions.changed_by', inVersions),
  nameTakenOff('recall_card_versions.changed_by', inVersions),
  nameTakenOff('content_versions.changed_by', inVersions),
  nameTakenOff('banner_versions.changed_by', inVersions),
  nameTakenOff('screening_signals.updated_by', asWritten),
  nameTakenOff('worry_signals.updated_by', asWritten),
  deleted('done_once.person_id', { at: 'done_once', columns: ['act', 'done_at'], orderBy: 'done_at, act' }),
]

/** Adds to what somebody downloads the rows of the table above that are theirs, each in its place. */
export async function addPersonalRows(ctx: Context, personId: number, data: Record<string, unknown>): Promise<void> {
  for (const { table, column, exported } of personalColumns) {
    if ('not' in exported) continue
    const { rows } = await sql`
      select ${sql.join(exported.columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
      where ${sql.ref(column)} = ${personId} order by ${sql.raw(exported.orderBy ?? 'id')}`.execute(ctx.db)
    setAt(data, exported.at.split('.'), rows)
  }
}

function setAt(data: Record<string, unknown>, [name = '', ...deeper]: string[], rows: unknown[]): void {
  if (!deeper.length) {
    data[name] = rows
    return
  }
  const part = (data[name] ?? {}) as Record<string, unknown>
  data[name] = part
  setAt(part, deeper, rows)
}
