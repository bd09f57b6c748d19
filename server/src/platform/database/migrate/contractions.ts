import { type Statement, splitList, statementsIn } from './statements-in.ts'

/** The tables that stay small: volunteers write them, or they come with the program. All others may hold millions of rows. */
const smallTables = new Set([
  ...[
    'categories',
    'conditions',
    'equipment_types',
    'equipment_fields',
    'equipment_type_fields',
    'catalogue_versions',
    'versions',
  ],
  ...[
    'locations',
    'postal_areas',
    'reference_editions',
    'partners',
    'prohibited_items',
    'search_names',
    'vocabulary',
    'banners',
    'banner_versions',
  ],
  ...['blog_feed', 'blog_posts', 'content_versions', 'content_copies', 'recall_file', 'screening_signals'],
  ...['worry_signals', 'backups', 'role_invitations', 'totp_secrets', 'passkeys', 'recovery_codes'],
])

/** Statements that the program of before cannot notice, by how they begin. */
const expansions = [
  /^create (table|sequence|type|domain|extension|view|schema)\b/,
  /^create (or replace )?(function|trigger|view)\b/,
  /^(comment on|grant|select|set local|alter sequence|alter type \S+ add value|alter default privileges)\b/,
]

/** Changes of a table that the program of before cannot notice, and that take no longer for many rows than for few. */
const tableExpansions = [
  /^(drop constraint|validate constraint|attach partition|enable|set \(|reset \(|replica identity|owner to)/,
  /^alter (column )?\S+ (drop not null|set default|set statistics|set storage|set compression)/,
]

/** What makes PostgreSQL write every row anew, or look at each, when a column is added. */
const costlyColumn =
  /generated always as \(|nextval\(|random|clock_timestamp|\b(small|big)?serial\b|as identity|\b(unique|primary key)\b/

/**
 * Returns what in a migration the program of before would notice, or would have to wait for, a sentence each: what it takes away, renames or
 * forbids; what writes or locks a table of many rows. A table that the migration itself creates is nobody's yet.
 */
export function findContractions(sql: string): string[] {
  const statements = statementsIn(sql)
  const created = statements.flatMap(({ text }) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? [])
  return statements.flatMap((statement) => contractionsOf(statement, new Set(created)))
}

function contractionsOf({ text, body }: Statement, created: ReadonlySet<string>): string[] {
  const alteration = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(text)
  if (alteration) {
    const [, table = '', changes = ''] = alteration
    return created.has(table) ? [] : splitList(changes).flatMap((change) => contractionOfTable(table, change))
  }
  const written = /^(?:with .*?)?(?:update|delete from|truncate|merge into)(?: table)?(?: only)? (\S+)/.exec(text)?.[1]
  if (written) return created.has(written) || smallTables.has(written) ? [] : [`writes the rows of ${written} at once`]
  const filled = /^insert into (\S+)/.exec(text)?.[1]
  if (filled) return created.has(filled) ? [] : [`adds rows to ${filled} that the program of before may not understand`]
  if (/^create (unique )?index\b/.test(text)) return contractionOfIndex(text, created)
  // What stands in quotes there may be run: it is looked at like the rest.
  if (/^do\b/.test(text)) return contractionsInBody(body)
  return expansions.some((known) => known.test(text)) ? [] : [`is not known to be an expansion: ${text.slice(0, 60)}`]
}

function contractionOfTable(table: string, change: string): string[] {
  if (tableExpansions.some((known) => known.test(change))) return []
  if (/^rename/.test(change)) return [`renames something of ${table}`]
  if (/^drop/.test(change)) return [`drops a column of ${table}`]
  if (/^alter (column )?\S+ (set data )?type/.test(change)) return [`changes the type of a column of ${table}`]
  if (/^add (constraint|check|foreign key|unique|primary key|exclude)\b/.test(change))
    return [`adds a condition to ${table}`]
  if (!/^add /.test(change)) return [`is not known to be an expansion: alter table ${table} ${change.slice(0, 40)}`]
  if (/not null/.test(change) && !/\bdefault\b/.test(change)) return [`adds a column to ${table} that must be filled`]
  return costlyColumn.test(change) && !smallTables.has(table) ? [`writes the rows of ${table} at once`] : []
}

function contractionOfIndex(text: string, created: ReadonlySet<string>): string[] {
  const table = / on (?:only )?([^\s(]+)/.exec(text)?.[1] ?? ''
  if (created.has(table)) return []
  if (/^create unique/.test(text)) return [`adds a condition to ${table}`]
  if (smallTables.has(table) || / concurrently /.test(text)) return []
  return [`locks ${table} for as long as an index takes: a migration NNNN_concurrently-… makes it beside the work`]
}

const contractingWords = /\b(drop (?!constraint)|rename|truncate|update \w+ set|delete from|set not null|alter column)/

const contractionsInBody = (body: string): string[] =>
  contractingWords.test(body) ? [`does in a block what a statement of its own should say`] : []
