import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { type Admit, actorOf } from '#accounts'
import type { Context } from '#platform/context'
import {
  bind,
  enforceLimitsExactly,
  enforceNetworkLimitsExactly,
  findUsesLeft,
  type Limits,
  personOf,
  serializeLimit,
  siteOf,
} from '#platform/http'
import { caseRoutes } from './cases/case-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { networkReportLimits, reportLimits } from './report-limits.ts'
import { reportListing } from './report-listing.ts'
import { reporterOf } from './reporter.ts'
import { screeningRoutes } from './screening/screening-routes.ts'

export function moderationRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'reportListing', async ({ params, body, request }) => {
    const person = await actorOf(ctx, request)
    const [visitor, network] = [personOf(ctx.config, request), siteOf(request)]
    const by = reporterOf(ctx, { person, visitor, network })
    const admit: Admit = async (ctx) => {
      await enforceLimitsExactly(ctx, limits, reportLimits, person ? `person ${person.id}` : visitor)
      await enforceNetworkLimitsExactly(ctx, limits, networkReportLimits, request)
    }
    const listingId = readId(params.id)
    await reportListing(ctx, { listingId, by, ...body.reasons, wantsOutcome: body.notify_me, admit })
    return { data: null }
  })
  bind(api, 'getReportLimit', async ({ request }) => {
    const person = await actorOf(ctx, request)
    const reporter = person ? `person ${person.id}` : personOf(ctx.config, request)
    return serializeLimit([
      ...(await findUsesLeft(ctx, limits, reportLimits, reporter)),
      ...(await findUsesLeft(ctx, limits, networkReportLimits, request)),
    ])
  })
  caseRoutes(api, ctx)
  peopleRoutes(api, ctx, limits)
  screeningRoutes(api, ctx)
}
