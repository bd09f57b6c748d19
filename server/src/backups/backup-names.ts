import { day } from '#platform/clock'

/** The name of a backup in its place, by which it is found without the database: reable-2026-11-24t09-00-00z.tar.gz.age */
export const nameOfBackup = (at: Date): string =>
  `reable-${at.toISOString().slice(0, 19).replaceAll(':', '-').toLowerCase()}z.tar.gz.age`

/** When the backup of this name was begun; undefined for anything else that lies there. */
export function timeOfBackup(name: string): Date | undefined {
  const [, date, hours, minutes, seconds] =
    /^reable-(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)z\.tar\.gz\.age$/.exec(name) ?? []
  return date ? new Date(`${date}T${hours}:${minutes}:${seconds}Z`) : undefined
}

/** In days: every backup stays so long, and the first of each week as long as the privacy policy says that backups hold anything. */
const dailyDays = 7
const longestDays = 30

/** Weeks begin on Monday; the epoch was a Thursday. */
const weekOf = (at: Date) => Math.floor((at.getTime() / day + 3) / 7)

/**
 * Of the names of backups those that go now: older than a week and not the first of their week, or older than 30 days. The last good one stays
 * until there is a newer one: an old backup is better than none.
 */
export function expiredBackups(names: string[], now: Date, lastGood: string | undefined): string[] {
  const backups = names
    .flatMap((name) => timeOfBackup(name) ?? [])
    .sort((one, other) => one.getTime() - other.getTime())
  const firstOfWeek = new Map(backups.toReversed().map((at) => [weekOf(at), at.getTime()]))
  const stays = (at: Date) => {
    const age = (now.getTime() - at.getTime()) / day
    return age <= dailyDays || (age <= longestDays && firstOfWeek.get(weekOf(at)) === at.getTime())
  }
  return backups
    .filter((at) => !stays(at))
    .map(nameOfBackup)
    .filter((name) => name !== lastGood)
}
