/** A rate limit for one person: `max` times in each window of `milliseconds`. */
export type Limit = { name: string; max: number; milliseconds: number }

/** For a use that is beyond the limit: the seconds until the window ends. */
export type Wait = number | undefined

/** When the window began that `now` is in, both in milliseconds. */
export const startOf = ({ milliseconds }: Limit, now: number): number => Math.floor(now / milliseconds) * milliseconds

/** The seconds until the window ends that `now` is in. */
export const waitFor = (limit: Limit, now: number): number =>
  Math.ceil((startOf(limit, now) + limit.milliseconds - now) / 1000)
