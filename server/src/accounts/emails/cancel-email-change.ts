import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { endOpenChanges } from './email-change-queries.ts'

/** Cancels the change that a person has requested. The link that was mailed to the old address stays valid. */
export const cancelEmailChange = (ctx: Context, { person }: { person: Person }): Promise<void> =>
  endOpenChanges(ctx, person.id)
