import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, holdTo, type Limits, networkOf, personOf } from '#platform/http'
import { makeTask } from './embedded-task.ts'

/** Per visitor: enough for a form that is opened again and again. */
const taskLimit = { name: 'captchas', most: 60, milliseconds: 15 * minute }
/** Per network: a browser without its cookie is a new visitor each time. */
const networkTaskLimit = { name: 'captchas of a network', most: 300, milliseconds: 15 * minute }

export function captchaRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limitTasks = async (request: FastifyRequest) => {
    holdTo(limits, [taskLimit], personOf(ctx.config, request))
    holdTo(limits, [networkTaskLimit], networkOf(request))
  }
  bind(api, 'getCaptcha', async () => ({ data: { ...(await makeTask(ctx)) } }), { hold: limitTasks })
}
