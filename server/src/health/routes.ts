import { metricsPath } from '@reable/contract/paths'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { getHealth } from './get-health.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { mayReadMetrics } from './metrics/may-read-metrics.ts'
import { writeMetrics } from './metrics/write-metrics.ts'

export function healthRoutes(api: FastifyInstance, ctx: Context, metrics: Metrics): void {
  bind(api, 'getHealth', async ({ request }) => ({
    data: await getHealth(ctx, { volunteer: await actorOf(ctx, request), metrics }),
  }))
}

/** Serves the figures to Prometheus; for everyone else there is nothing here. */
export function metricsRoutes(app: FastifyInstance, ctx: Context, metrics: Metrics): void {
  app.get(metricsPath, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayReadMetrics(ctx.config, request.raw)) return reply.callNotFound()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await writeMetrics(ctx, metrics))
  })
}
