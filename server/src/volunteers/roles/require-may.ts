import { type Act, type ActName, acts, askedAtMost, mayDo, whyNot } from '@reable/contract/volunteers/rules'
import { type Person, requireRecentFactor } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireVolunteer, type Volunteer } from './require-volunteer.ts'
import { selectVolunteers, volunteerName } from './volunteer-queries.ts'

/**
 * Returns the volunteer whose role may do this; where the act weighs, one who proved their second factor in the last 15 minutes. Refuses
 * everybody else: as not found whoever is no volunteer, and as forbidden,
 * with the names of those who can, a volunteer with a lesser role.
 */
export async function requireMay(ctx: Context, person: Person | undefined, act: ActName): Promise<Volunteer> {
  requireVolunteer(person)
  if (mayDo(act, person.role)) {
    const { weighs }: Act = acts[act]
    if (weighs) requireRecentFactor(ctx, person)
    return person
  }
  const able = (await selectVolunteers(ctx)).filter(({ role }) => mayDo(act, role))
  throw new Refusal('forbidden', `${whyNot(act, person.role, able.slice(0, askedAtMost).map(volunteerName))}`)
}

/** Refuses as a conflict a volunteer who would decide about what is their own: `concerned` are the people it is about. */
export function requireNotOwn(volunteer: Volunteer, act: ActName, concerned: readonly (number | null)[]): void {
  const { own }: Act = acts[act]
  if (own && concerned.includes(volunteer.id)) throw new Refusal('conflict', own)
}
