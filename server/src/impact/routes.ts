import { impactFile } from '@reable/contract/impact/rules'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, repeatWhileListening } from '#platform/http'
import { remember } from '#platform/remember'
import { getImpact } from './get-impact.ts'
import { getVolunteerImpact } from './get-volunteer-impact.ts'
import { impactCsv } from './impact-csv.ts'
import { storeMissedSearches } from './store-missed-searches.ts'

/** Searches that found nothing are counted in memory and stored this often: what a kill loses is the count of so long, and no more. */
const storedEvery = minute

const fileOf = remember([], async (ctx) => impactCsv(await getImpact(ctx)), { longest: 10 * minute })

export function impactRoutes(api: FastifyInstance, ctx: Context): void {
  repeatWhileListening(api, { every: storedEvery, run: () => storeMissedSearches(ctx) })
  bind(api, 'getImpact', async () => ({ data: await getImpact(ctx) }))
  bind(api, 'getVolunteerImpact', async ({ request }) => ({
    data: await getVolunteerImpact(ctx, { volunteer: await actorOf(ctx, request) }),
  }))
}

/** Serves all figures as a file. */
export function impactFileRoutes(app: FastifyInstance, ctx: Context): void {
  app.get(impactFile, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="impact.csv"')
      .header('cache-control', 'public, max-age=600')
      .send(await fileOf(ctx)),
  )
}
