/** Where acts get the time from, so that a test can live through a year. Times are instants; words for people are made at UTC-7. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still `offset` milliseconds away from another one. */
export function shiftedClock(clock: Clock, offset: number): Clock {
  return { now: () => new Date(clock.now().getTime() + offset) }
}

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The instant as Vancouver's clocks show it: UTC-7 all year since March 2026, whatever older zone data says. */
export function vancouverTime(instant: Date): string {
  return new Date(instant.getTime() - 7 * hour).toISOString().replace('Z', '-07:00')
}
