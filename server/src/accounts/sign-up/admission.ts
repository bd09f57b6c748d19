import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { enforceLimitsExactly, type Limit, type Limits } from '#platform/http'
import type { Person } from '../people/people.ts'
import { findMemberSince } from '../people/people-queries.ts'

/** A limit for each person, with another maximum in the first week of their account, and while their address is not confirmed. */
export type MemberLimit = Limit & { maxInFirstWeek: number; maxUnconfirmed?: number }

/** Counts one use in the given transaction, and refuses with 429 beyond the limit. */
export type Admit = (ctx: Context) => Promise<void>

const firstWeek = 7 * day

type LimitedPerson = { limits: Limits; person: Person; limit: MemberLimit }

/** Returns the function that counts one use by a person, inside the transaction of their action. */
export async function admissionOf(ctx: Context, { limits, person, limit }: LimitedPerson): Promise<Admit> {
  const personalLimit = await limitFor(ctx, person, limit)
  return (ctx) => enforceLimitsExactly(ctx, limits, [personalLimit], `person ${person.id}`)
}

/** Returns how often a person can still do something today, and out of how many times; undefined where limits are off. */
export async function leftToday(ctx: Context, { limits, person, limit }: LimitedPerson) {
  const personalLimit = await limitFor(ctx, person, limit)
  const uses = await limits.usesLeft(ctx, personalLimit, `person ${person.id}`)
  return uses && { ...uses, max: personalLimit.max }
}

/** Returns the limit with the maximum that holds for a person now. */
async function limitFor(ctx: Context, person: Person, limit: MemberLimit): Promise<Limit> {
  const now = ctx.clock.now()
  const memberSince = (await findMemberSince(ctx, person.id)) ?? now
  const isNew = now.getTime() - memberSince.getTime() < firstWeek
  const max = isNew ? limit.maxInFirstWeek : limit.max
  return { ...limit, max: person.confirmed ? max : Math.min(max, limit.maxUnconfirmed ?? max) }
}
