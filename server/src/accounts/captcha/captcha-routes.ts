import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, enforceLimits, type Limits, networkOf, personOf } from '#platform/http'
import { makeTask } from './embedded-task.ts'

/** Per visitor: enough for a form that is opened again and again. */
const taskLimit = { name: 'captchas', max: 60, milliseconds: 15 * minute }
/** Per network: a browser without its cookie is a new visitor each time. */
const networkTaskLimit = { name: 'captchas of a network', max: 300, milliseconds: 15 * minute }

export function captchaRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limitTasks = async (request: FastifyRequest) => {
    enforceLimits(limits, [taskLimit], personOf(ctx.config, request))
    enforceLimits(limits, [networkTaskLimit], networkOf(request))
  }
  bind(api, 'getCaptcha', async () => ({ data: { ...(await makeTask(ctx)) } }), { limit: limitTasks })
}
