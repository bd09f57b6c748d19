import type { DB } from '../tables-generated.ts'

/**
 * How a change of each table becomes known to programs: `noted` by a trigger in the transaction itself, `fixed` for as long as a
 * program runs, `unnoted` not at all.
 */
export const tables: Record<keyof DB, 'noted' | 'fixed' | 'unnoted'> = {
  listings: 'noted',
  pictures: 'noted',
  partners: 'noted',
  people: 'noted',
  banners: 'noted',
  content_versions: 'noted',
  blog_posts: 'noted',
  blog_feed: 'noted',
  site_pictures: 'noted',
  impact_days: 'noted',
  missed_searches: 'noted',
  manuals: 'noted',
  recall_cards: 'noted',
  recall_checks: 'noted',
  recall_file: 'noted',
  recall_notices: 'noted',
  categories: 'noted',
  conditions: 'noted',
  equipment_fields: 'noted',
  equipment_type_fields: 'noted',
  equipment_types: 'noted',
  locations: 'noted',
  postal_areas: 'noted',
  prohibited_items: 'noted',
  search_names: 'noted',
  reference_editions: 'fixed',
  backups: 'unnoted',
  banner_versions: 'unnoted',
  blocks: 'unnoted',
  case_decisions: 'unnoted',
  case_notes: 'unnoted',
  cases: 'unnoted',
  catalogue_versions: 'unnoted',
  changes: 'unnoted',
  closed_accounts: 'unnoted',
  contact_mails: 'unnoted',
  content_copies: 'unnoted',
  conversation_readings: 'unnoted',
  conversations: 'unnoted',
  decisions: 'unnoted',
  done_once: 'unnoted',
  email_changes: 'unnoted',
  handover_sheets: 'unnoted',
  handover_recalls: 'unnoted',
  incoming_mails: 'unnoted',
  impact_facts: 'unnoted',
  imports: 'unnoted',
  partner_invitations: 'unnoted',
  partner_versions: 'unnoted',
  import_photos: 'unnoted',
  import_rows: 'unnoted',
  pending_messages: 'unnoted',
  limit_counts: 'unnoted',
  listing_links: 'unnoted',
  listing_moves: 'unnoted',
  listing_reminders: 'unnoted',
  mail_bounces: 'unnoted',
  mail_explanations: 'unnoted',
  mails: 'unnoted',
  message_folds: 'unnoted',
  messages: 'unnoted',
  meetings: 'unnoted',
  missing_measures: 'unnoted',
  no_shows: 'unnoted',
  newsletter_consents: 'unnoted',
  notifications: 'unnoted',
  notified: 'unnoted',
  participants: 'unnoted',
  passkeys: 'unnoted',
  person_reports: 'unnoted',
  promises: 'unnoted',
  provider_accounts: 'unnoted',
  manual_versions: 'unnoted',
  manual_host_versions: 'unnoted',
  recall_card_versions: 'unnoted',
  recent_searches: 'unnoted',
  recovery_codes: 'unnoted',
  reply_addresses: 'unnoted',
  reports: 'unnoted',
  role_invitations: 'unnoted',
  saved: 'unnoted',
  saved_mailings: 'unnoted',
  sessions: 'unnoted',
  shown_messages: 'unnoted',
  tokens: 'unnoted',
  totp_secrets: 'unnoted',
  uploads: 'unnoted',
  used_captchas: 'unnoted',
  used_answer_links: 'unnoted',
  revoked_links: 'unnoted',
  vocabulary: 'unnoted',
  volunteer_log: 'unnoted',
  waiting_list: 'unnoted',
  picture_hashes: 'unnoted',
  screening_signals: 'unnoted',
  screenings: 'unnoted',
  worry_signals: 'unnoted',
  restrictions: 'unnoted',
  person_notes: 'unnoted',
  factor_resets: 'unnoted',
  standard_replies: 'unnoted',
  standard_reply_versions: 'unnoted',
}

/** The tables that a statement names whose changes are noted, and whether it names one whose changes nobody notes. */
export type TablesOfStatement = { noted: readonly string[]; others: boolean }

const known = new Map<string, TablesOfStatement>()

/** As many statements as the program has, and some that visitors' searches put together. */
const maxKnown = 1_000

/**
 * Returns which tables a statement reads or writes: every word of it that is a table's name. A column of the same name makes one
 * table too many, never one too few.
 */
export function tablesIn(text: string): TablesOfStatement {
  const before = known.get(text)
  if (before) return before
  const words = new Set(text.match(/[a-z_]+/g))
  const named = Object.entries(tables).filter(([table]) => words.has(table))
  const found = {
    noted: named.filter(([, kind]) => kind === 'noted').map(([table]) => table),
    others: named.some(([, kind]) => kind === 'unnoted'),
  }
  if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '')
  known.set(text, found)
  return found
}
