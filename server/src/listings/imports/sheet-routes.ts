import { readId } from '@reable/contract/ids'
import { emptySheetPath } from '@reable/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { sheetName, sheetOf } from '../import/sheets/sheet.ts'

/** Serves the empty sheet of each equipment type as a file, of the questions as they stand. */
export function sheetRoutes(api: FastifyInstance, ctx: Context): void {
  api.get<{ Params: { id: string } }>(emptySheetPath, { schema: { hide: true } }, async ({ params }, reply) => {
    const { catalogue } = await referenceListsOf(ctx)
    const type = catalogue.types.get(readId(params.id))
    if (!type) throw new Refusal('not_found', 'There is no such kind of equipment.')
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${sheetName(type)}"`)
      .send(sheetOf(type))
  })
}
