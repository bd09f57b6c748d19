import { nothingToPublish } from '@reable/contract/imports/rules'
import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { requireMayList } from '#restrictions'
import { countRows } from './import-queries.ts'
import { changeOwnImport, type OwnImport } from './own-import.ts'
import { queueReadyRows } from './row-queries.ts'

/**
 * Has the rows that are ready listed, by jobs of a few rows each, so that nobody else waits for them. Refuses as `changeOwnImport`
 * does, as forbidden whoever may list nothing now, and as a conflict when no row is ready or on its way.
 */
export function publishImport(ctx: Context, own: OwnImport): Promise<void> {
  return changeOwnImport(ctx, own, async (ctx, { id }) => {
    await requireMayList(ctx, own.person.id)
    const queued = await queueReadyRows(ctx, id)
    if (queued) return continueImport(ctx, id)
    const counts = await countRows(ctx, [id])
    if (!counts.some(({ state }) => state === 'queued' || state === 'in'))
      throw new Refusal('conflict', nothingToPublish)
  })
}

/** Queues the next few rows of an import; of all imports one job runs at a time, and each waits for its turn. */
export const continueImport = (ctx: Context, importId: number): Promise<void> =>
  enqueue(ctx, 'publish-import-rows', { importId }, { key: `import ${importId}`, queue: 'imports' })
