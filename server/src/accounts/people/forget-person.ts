import type { Context } from '#platform/context'
import { deletePerson } from './account-data-queries.ts'

/** Removes a person, with all that accounts store about them. Other modules have removed their data before. */
export function forgetPerson(ctx: Context, { personId }: { personId: number }): Promise<void> {
  return deletePerson(ctx, personId)
}
