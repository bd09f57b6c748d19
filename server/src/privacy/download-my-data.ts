import { lockPerson, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { personalDataProviders } from './personal-data-providers.ts'

/** Exports all data about a person as of one moment, with a part for each module. */
export function downloadMyData(ctx: Context, person: Person): Promise<Record<string, unknown>> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    const data: Record<string, unknown> = {}
    for (const { part, exportData } of personalDataProviders) data[part] = await exportData(ctx, person)
    return data
  })
}
