import { lockPerson, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { addPersonalRows } from './personal-data.ts'
import { personalDataProviders } from './personal-data-providers.ts'

/** Exports all data about a person as of one moment. */
export function downloadMyData(ctx: Context, person: Person): Promise<Record<string, unknown>> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    const data: Record<string, unknown> = {}
    for (const { part, exportData } of personalDataProviders) if (exportData) data[part] = await exportData(ctx, person)
    await addPersonalRows(ctx, person.id, data)
    return data
  })
}
