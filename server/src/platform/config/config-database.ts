import { z } from 'zod'

/** Four mails use a session each while their server is slow, and the queue listens on one: as many again are for the pages. */
const minPoolSize = 8
const poolSizeError = `is a number from ${minPoolSize} to 200`

const address = z.url({ protocol: /^postgres(ql)?$/ })

/** Where the database is; `config.ts` reads these with all other settings. */
export const databaseSettings = {
  DATABASE_URL: address.optional(),
  DATABASE_DIRECT_URL: address.optional(),
  MIGRATION_DATABASE_URL: address.optional(),
  DATABASE_POOL: z.coerce
    .number(poolSizeError)
    .int(poolSizeError)
    .min(minPoolSize, poolSizeError)
    .max(200, poolSizeError)
    .default(10),
}

type Settings = z.infer<z.ZodObject<typeof databaseSettings>>

/**
 * `directUrl`: the database itself, where `url` leads there through a pooler. `ownerUrl`: how who owns the tables enters; undefined where it is the same role, or the database the embedded one.
 */
export type DatabaseSettings = {
  url: string | undefined
  directUrl?: string | undefined
  ownerUrl: string | undefined
  poolSize: number
}

export const databaseConfig = (vars: Settings): DatabaseSettings => ({
  url: vars.DATABASE_URL,
  directUrl: vars.DATABASE_DIRECT_URL,
  ownerUrl: vars.MIGRATION_DATABASE_URL,
  poolSize: vars.DATABASE_POOL,
})

/** Checks these settings against each other; returns one sentence for each error. */
export function databaseErrors(vars: Settings & { ROLE: string }): string[] {
  if (vars.DATABASE_URL) return poolerErrors(vars.DATABASE_URL, vars)
  return [
    ...(vars.ROLE === 'all' ? [] : [`ROLE=${vars.ROLE}: needs a DATABASE_URL`]),
    ...(vars.DATABASE_DIRECT_URL
      ? ['DATABASE_DIRECT_URL: needs a DATABASE_URL, which leads to the same database through a pooler']
      : []),
    ...(vars.MIGRATION_DATABASE_URL ? ['MIGRATION_DATABASE_URL: needs a DATABASE_URL, of the same database'] : []),
  ]
}

/** What a pooler in front of the database must not be given, and what must lead past it. */
function poolerErrors(url: string, { DATABASE_DIRECT_URL: direct, MIGRATION_DATABASE_URL: owner }: Settings): string[] {
  if (!direct) return []
  return [
    ...(placeOf(url) === placeOf(direct)
      ? ['DATABASE_DIRECT_URL: is where DATABASE_URL leads: leave it out where no pooler is in between']
      : []),
    ...(owner && placeOf(url) === placeOf(owner)
      ? ['MIGRATION_DATABASE_URL: leads through the pooler: write the address of PostgreSQL, as in DATABASE_DIRECT_URL']
      : []),
    ...(new URL(url).searchParams.has('options')
      ? ['DATABASE_URL: leads through a pooler, which takes no options: leave them out']
      : []),
  ]
}

/** The host, or the folder of a socket, and the port. */
function placeOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? hostname}:${searchParams.get('port') ?? (port || '5432')}`
}
