import pg, { type ClientConfig } from 'pg'

const timestamptz = 1184

const zero = 48

/**
 * Reads a time with its zone. What a session in UTC writes, such as 2026-11-20 12:34:56.789+00, is read digit by digit: a list has dozens of
 * them.
 */
function parseInstant(text: string): Date {
  if (!isPlain(text)) return parseAny(text)
  const two = (at: number) => (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero
  const year = two(0) * 100 + two(2)
  return new Date(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), millisecondsIn(text)))
}

const parseAny = (text: string): Date => pg.types.getTypeParser(timestamptz, 'text')(text) as Date

/** Whether a time has a year of four digits, from 1000 on, and the offset of UTC. */
const isPlain = (text: string) => text[0] !== '0' && text[4] === '-' && text.endsWith('+00')

/** The first three digits behind the point, of as many as there are. */
function millisecondsIn(text: string): number {
  let milliseconds = 0
  for (let at = 20; at < 23; at++) {
    const digit = text[19] === '.' && at < text.length - 3 ? text.charCodeAt(at) - zero : 0
    milliseconds = milliseconds * 10 + digit
  }
  return milliseconds
}

/** Ids, counts and prices are numbers; a day without an hour stays a text, because a Date would give it a time zone. */
const parsers: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1016: (text) => parseArray(text, Number),
  1231: (text) => parseArray(text, Number),
  1082: String,
  1182: (text) => parseArray(text, String),
  1184: parseInstant,
}

// The package's own types describe an older form of this function.
const parseArray = (source: string, entry: (text: string) => unknown): unknown[] =>
  (pg.types.arrayParser as unknown as ArrayParser).create(source, entry).parse()
type ArrayParser = { create(source: string, entry: (text: string) => unknown): { parse(): unknown[] } }

const types: NonNullable<ClientConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
}

const utc = { timezone: 'UTC' }

/**
 * The time limits of sessions that people wait for: a statement ends after 5 s, waiting for a lock after 4 s. On a busy machine twenty who
 * write to the same row take turns for more than a second, and none of them is stuck.
 */
const timeLimits = { statement_timeout: '5s', lock_timeout: '4s', idle_in_transaction_session_timeout: '25s' }

/** The settings of sessions that people wait for. Through a pooler they begin with them because their role has them. */
export const sessionSettings = { ...utc, ...timeLimits }

const noLimits = Object.fromEntries(Object.keys(timeLimits).map((name) => [name, '0']))

/**
 * The connection with the defaults of every session: its name, UTC, the parsing of values. It has no time limits, whatever its role has.
 */
export function describeConnection(target: ClientConfig): ClientConfig {
  return withSettings(describePooled(target), { ...utc, ...noLimits })
}

/** The same through a pooler in transaction mode, which takes no settings from whoever connects. */
export function describePooled(target: ClientConfig): ClientConfig {
  return { application_name: 'reable', keepAlive: true, types, ...target }
}

/** Adds the time limits of sessions that people wait for. */
export const withTimeLimits = (connection: ClientConfig): ClientConfig => withSettings(connection, timeLimits)

/** Adds settings of the server to those that the session begins with. */
export function withSettings(connection: ClientConfig, settings: Record<string, string>): ClientConfig {
  const added = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return { ...connection, options: [connection.options, ...added].filter(Boolean).join(' ') }
}

/**
 * Opens a session of its own. A connection that is cut, even in the moment in which it was made, shows as the failure of what runs on
 * it, and never ends the program.
 */
export async function openClient(connection: ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Runs `work` on a session of its own, which is closed whatever happens. */
export async function withClient<Result>(
  connection: ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await openClient(connection)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
