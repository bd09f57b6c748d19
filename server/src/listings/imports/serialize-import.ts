import type { Answer } from '@reable/contract/client'
import { importDays, rowStates } from '@reable/contract/imports/rules'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { countRows, type ImportRow } from './import-queries.ts'
import { countMissingPhotos } from './photos/photo-queries.ts'

export type ImportAnswer = Answer<'getImport'>

/** Builds the answers of imports, with how their rows stand. */
export async function serializeImports(ctx: Context, imports: ImportRow[]): Promise<ImportAnswer[]> {
  const counted = await countRows(
    ctx,
    imports.map(({ id }) => id),
  )
  return Promise.all(
    imports.map(async ({ id, file_name, notes, created_at, changed_at }) => {
      const countOf = (state: string) => counted.find((one) => one.import_id === id && one.state === state)?.count ?? 0
      const counts = Object.fromEntries(rowStates.map((state) => [state, countOf(state)])) as ImportAnswer['counts']
      return {
        ...{ id, file_name, notes, counts },
        total: Object.values(counts).reduce((sum, count) => sum + count, 0),
        missing_photos: await countMissingPhotos(ctx, id),
        created_at_utc: created_at.toISOString(),
        ends_at_utc: new Date(changed_at.getTime() + importDays * day).toISOString(),
      }
    }),
  )
}

export async function serializeImport(ctx: Context, row: ImportRow): Promise<ImportAnswer> {
  const [answer] = await serializeImports(ctx, [row])
  return answer as ImportAnswer
}
