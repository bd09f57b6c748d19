import type { Context } from '#platform/context'
import { deletePerson } from './leaving-queries.ts'

/** Removes a person, with all that accounts keep of them. Whatever else is theirs is gone before. */
export function forgetPerson(ctx: Context, { personId }: { personId: number }): Promise<void> {
  return deletePerson(ctx, personId)
}
