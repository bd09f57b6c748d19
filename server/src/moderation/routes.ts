import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import { readId } from '#listings'
import type { Context } from '#platform/context'
import { bind, holdTo, type Limits, networkOf, personOf } from '#platform/http'
import { networkReportLimits, reportLimits } from './report-limits.ts'
import { reportListing } from './report-listing.ts'
import { reporterOf } from './reporter.ts'

export function moderationRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'reportListing', async ({ params, body, request }) => {
    const person = await actorOf(ctx, request)
    const [visitor, network] = [personOf(ctx.config, request), networkOf(request)]
    const by = reporterOf(ctx, { person, visitor, network })
    const admit = () => {
      holdTo(limits, reportLimits, person ? `person ${person.id}` : visitor)
      holdTo(limits, networkReportLimits, network)
    }
    await reportListing(ctx, { listingId: readId(params.id), by, ...body.reasons, admit })
    return { data: null }
  })
}
