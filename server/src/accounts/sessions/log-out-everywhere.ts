import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { deleteSessionsOf } from './session-queries.ts'

/** Ends every session of a person, on all devices. */
export const logOutEverywhere = (ctx: Context, { person }: { person: Person }): Promise<void> =>
  deleteSessionsOf(ctx, person.id)
