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
