import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Person } from '../people/people.ts'
import { deleteSessionById } from './session-queries.ts'

/** Signs a person out on one of their devices. Refuses as not found what is not theirs, or has ended. */
export async function endSession(ctx: Context, { person, id }: { person: Person; id: number }): Promise<void> {
  if (!(await deleteSessionById(ctx, { id, personId: person.id })))
    throw new Refusal('not_found', 'This device is signed out already.')
}
