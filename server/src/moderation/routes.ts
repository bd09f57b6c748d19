import { readId } from '@reable/contract/ids'
import { decidedListingsPerPage } from '@reable/contract/moderation/rules'
import type { FastifyInstance } from 'fastify'
import { type Admit, actorOf } from '#accounts'
import type { Context } from '#platform/context'
import {
  type BoundRequest,
  bind,
  enforceLimitsExactly,
  enforceNetworkLimitsExactly,
  findUsesLeft,
  type Limits,
  personOf,
  serializeLimit,
  setPaginationHeader,
  siteOf,
} from '#platform/http'
import { admitVolunteers } from '#volunteers'
import { caseRoutes } from './cases/case-routes.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { listDecidedListings } from './list-decided-listings.ts'
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
  bind(api, 'listDecidedListings', async ({ query, request, reply }) => {
    const { listings, total } = await listDecidedListings(ctx, { volunteer: await actorOf(ctx, request), ...query })
    setPaginationHeader(reply, query.page, decidedListingsPerPage, total)
    return { data: listings }
  })
  const decide = async ({ params, body, request }: BoundRequest<'decideOnListing'>) => {
    const volunteer = await actorOf(ctx, request)
    await decideOnListing(ctx, { volunteer, listingId: readId(params.id), ...body })
    return { data: null }
  }
  bind(api, 'decideOnListing', decide, { authorize: admitVolunteers(ctx, 'decide_on_listing') })
  caseRoutes(api, ctx)
  peopleRoutes(api, ctx, limits)
  screeningRoutes(api, ctx)
}
