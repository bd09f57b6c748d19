import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { endOpenChanges } from './email-change-queries.ts'

/** Its asker has thought better of it. The letter to the old address keeps its word all the same. */
export const cancelEmailChange = (ctx: Context, { person }: { person: Person }): Promise<void> =>
  endOpenChanges(ctx, person.id)
