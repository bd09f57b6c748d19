import type { Context } from '#platform/context'
import { updateFirstName } from './first-name-queries.ts'
import type { Person } from './people.ts'

/** Says which first name buyers see of a person; an empty one: none. */
export const setFirstName = (
  ctx: Context,
  { person, firstName }: { person: Pick<Person, 'id'>; firstName: string },
): Promise<void> => updateFirstName(ctx, { personId: person.id, firstName: firstName || null })
