import type { Context } from '#platform/context'
import { updateFirstName } from './first-name-queries.ts'
import type { Person } from './people.ts'

/** Sets the first name that buyers see of a person; an empty one removes it. */
export const setFirstName = (
  ctx: Context,
  { person, firstName }: { person: Pick<Person, 'id'>; firstName: string },
): Promise<void> => updateFirstName(ctx, { personId: person.id, firstName: firstName || null })
