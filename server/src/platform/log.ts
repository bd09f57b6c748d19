import { type Logger, pino } from 'pino'
import type { Config } from '#platform/config'

export type Log = Logger

/** The names under which a secret, a token or a person's text could reach a log line; they are removed. */
const neverLogged = [
  'password',
  'password_confirmation',
  'auth_token',
  'token',
  'email',
  'body',
  'authorization',
  'cookie',
]

/** Creates a log of structured lines on standard output, one JSON object each, times in UTC. */
export function createLog(config: Pick<Config, 'log'>): Log {
  return pino({
    level: config.log.level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
    redact: { paths: neverLogged.flatMap((name) => [name, `*.${name}`]), remove: true },
    serializers: { err: describeError },
  })
}

/** Selects what of an error helps to fix it: a database error's detail quotes people's data and is left out. */
function describeError(error: Error & { code?: string; table?: string; constraint?: string }) {
  const { name, message, code, table, constraint } = error
  // What is thrown need not be an error.
  return { name, message: String(message).slice(0, 500), code, table, constraint, stack: error.stack?.slice(0, 4_000) }
}
