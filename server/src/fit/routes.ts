import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import {
  bind,
  cachedAnswers,
  enforceLimits,
  enforceNetworkLimits,
  type Limits,
  personOf,
  type ServerState,
} from '#platform/http'
import { countMissingMeasure, listMissingMeasures } from './count-missing.ts'
import { missingLimits, networkMissingLimits } from './fit-limits.ts'
import { listMeasures } from './list-measures.ts'

/** Bytes of the pages of measures that are cached: some dozens of them. */
const maxCachedBytes = 8_000_000

export function fitRoutes(api: FastifyInstance, ctx: Context, limits: Limits, serverState: ServerState): void {
  const answer = cachedAnswers(ctx, serverState, maxCachedBytes)
  bind(api, 'listMeasures', ({ query, request, reply }) => {
    const typeIds = [...new Set(query.equipment_type)].sort((one, other) => one - other)
    const after = query.after ?? 0
    return answer(request, reply, `${typeIds} ${after}`, () => listMeasures(ctx, { typeIds, after }))
  })
  const limitMissing = async (request: FastifyRequest) => {
    enforceLimits(limits, missingLimits, personOf(ctx.config, request))
    enforceNetworkLimits(limits, networkMissingLimits, request)
  }
  const countMissing = async ({ body }: { body: { equipment_type_id: number; field_name: string } }) => {
    await countMissingMeasure(ctx, { typeId: body.equipment_type_id, fieldName: body.field_name })
    return { data: null }
  }
  bind(api, 'countMissingMeasure', countMissing, { limit: limitMissing })
  bind(api, 'listMissingMeasures', async ({ query }) => ({
    data: await listMissingMeasures(ctx, { typeId: query.equipment_type }),
  }))
}
