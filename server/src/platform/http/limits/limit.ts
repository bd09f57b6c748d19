/** A rate limit for one person: `max` times in each window of `milliseconds`. */
export type Limit = { name: string; max: number; milliseconds: number }

/** So many networks of 64 bits of one site, 48 bits of IPv6, may use a limit in full: those of a street, not of an attacker. */
const networksOfSite = 16

/** The limit of a network for the whole site that it belongs to. */
export const limitOfSite = ({ name, max, milliseconds }: Limit): Limit => ({
  name,
  max: max * networksOfSite,
  milliseconds,
})

/** For a use that is beyond the limit: the seconds until the window ends. */
export type Wait = number | undefined

/** When the window began that `now` is in, both in milliseconds. */
export const startOf = ({ milliseconds }: Limit, now: number): number => Math.floor(now / milliseconds) * milliseconds

/** The seconds until the window ends that `now` is in. */
export const waitFor = (limit: Limit, now: number): number =>
  Math.ceil((startOf(limit, now) + limit.milliseconds - now) / 1000)
