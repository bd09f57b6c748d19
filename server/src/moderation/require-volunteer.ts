import { actorOf, type Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'

/** Refuses everyone but volunteers as not found: nobody else learns that there is a console. */
export function requireVolunteer(person: Person | undefined): asserts person is Person {
  if (!person?.volunteer) throw new Refusal('not_found', 'There is nothing at this address.')
}

/** The same check for an operation, before its body is read. Refuses as `actorOf` does. */
export const admitVolunteers =
  (ctx: Context) =>
  async (caller: Parameters<typeof actorOf>[1]): Promise<void> =>
    requireVolunteer(await actorOf(ctx, caller))
