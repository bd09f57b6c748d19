import { StartError } from '../embedded/start-error.ts'

/** The number of a migration, such as `0052`. */
export const numberOf = (name: string) => name.slice(0, name.indexOf('_'))

/**
 * A migration that takes away what programs used names the first one whose programs do without: the program that knows
 * `0055` may run beside `0060_contract-from-0055-…`, and no older one.
 */
export const contractsFrom = (name: string): string | undefined => /^\d+_contract-from-(\d+)-/.exec(name)?.[1]

/** A migration of one statement that runs outside a transaction, so that it locks nobody out meanwhile. */
export const runsAlone = (name: string) => /^\d+_concurrently-/.test(name)

/** True where the database has migrations that this program does not know: a newer one has been here. */
export const isAhead = (applied: Iterable<string>, names: readonly string[]) =>
  [...applied].some((name) => !names.includes(name))

/**
 * Refuses a database from which a newer program took away what this one uses. Where newer ones only added to it, an older program goes on
 * with it: that is how an upgrade is taken back. Throws StartError.
 */
export function refuseTooNew(applied: Iterable<string>, names: readonly string[]): void {
  const latest = numberOf(names.at(-1) ?? '')
  for (const name of applied) {
    const from = contractsFrom(name)
    if (from && !names.includes(name) && from > latest)
      throw new StartError(
        `The database has ${name}, which takes away what this program uses: start one that knows the migration ${from}, or restore a backup.`,
      )
  }
}
