import type { Log } from '#platform/log'

/** The source of time for every use case, so that a test can move through a year. Times are instants; texts for people use UTC-7. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that is `offset` milliseconds away from another one. */
export function shiftedClock(clock: Clock, offset: number): Clock {
  return { now: () => new Date(clock.now().getTime() + offset) }
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Formats the instant as Vancouver's clocks show it: UTC-7 all year since March 2026, whatever older zone data says. */
export function vancouverTime(instant: Date): string {
  return `${new Date(instant.getTime() - 7 * hour).toISOString().slice(0, -1)}-07:00`
}

const formatterOf = (part: 'weekday' | 'month') => new Intl.DateTimeFormat('en-CA', { [part]: 'long', timeZone: 'UTC' })
const weekday = formatterOf('weekday')
const month = formatterOf('month')

/** Formats the day on Vancouver's calendar: "Friday, 18 December", with the year when it is another one than `now`'s. */
export function vancouverDay(instant: Date, now: Date): string {
  const shown = new Date(`${vancouverTime(instant).slice(0, 10)}T00:00:00Z`)
  const text = `${weekday.format(shown)}, ${shown.getUTCDate()} ${month.format(shown)}`
  const year = shown.getUTCFullYear()
  return String(year) === vancouverTime(now).slice(0, 4) ? text : `${text} ${year}`
}

/** Formats the month on Vancouver's calendar: "March 2026". */
export function vancouverMonth(instant: Date): string {
  const shown = new Date(`${vancouverTime(instant).slice(0, 7)}-01T00:00:00Z`)
  return `${month.format(shown)} ${shown.getUTCFullYear()}`
}

/** Hours from UTC in Vancouver's January 2027, as the machine's zone data has it: -7, or -8 where it is older than March 2026. */
function zoneDataHours(): number {
  const january = new Date('2027-01-15T20:00:00Z')
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', hour: 'numeric', hourCycle: 'h23' })
  return Number(clock.format(january)) - january.getUTCHours()
}

/** Logs a warning when this machine's zone data is too old for Vancouver. The times that the program shows are right anyway. */
export function warnOfOldZoneData(log: Log, hours = zoneDataHours()): void {
  if (hours === -7) return
  log.warn(
    { vancouver_hours: hours },
    'the zone data of this machine is older than March 2026, when British Columbia stayed at UTC-7; our own times are right',
  )
}
