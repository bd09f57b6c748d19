import type { Context } from '#platform/context'
import { deleteImport } from './import-queries.ts'
import { getOwnImport, type OwnImport } from './own-import.ts'

/** Removes an import with its rows; its pictures go when strays are swept. What it listed stays. Refuses as `getOwnImport` does. */
export async function removeImport(ctx: Context, own: OwnImport): Promise<void> {
  await getOwnImport(ctx, own)
  await deleteImport(ctx, { id: own.id, ownerId: own.person.id })
}
