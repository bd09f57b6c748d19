import type { Answer } from '@reable/contract/client'
import { volunteerDays as days } from '@reable/contract/impact/rules'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { countDecisions, findWaits } from './volunteer-queries.ts'

/** Returns how long people waited for volunteers lately, and what these decided. Refuses as not found anyone who is no volunteer. */
export async function getVolunteerImpact(
  ctx: Context,
  { volunteer }: { volunteer: Person | undefined },
): Promise<Answer<'getVolunteerImpact'>> {
  requireVolunteer(volunteer)
  const after = new Date(ctx.clock.now().getTime() - days * day)
  const [listings, people, messages, decided] = await Promise.all([
    findWaits(ctx, 'listings', after),
    findWaits(ctx, 'people', after),
    findWaits(ctx, 'messages', after),
    countDecisions(ctx, after),
  ])
  const { released, left_hidden, delivered, returned, stopped, stopped_now } = decided
  return {
    days,
    waits: { listings, people, messages },
    listings: { released, left_hidden },
    messages: { delivered, returned },
    people: { stopped, stopped_now },
  }
}
