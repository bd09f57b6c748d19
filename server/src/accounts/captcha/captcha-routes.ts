import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { bind, enforceLimits, enforceNetworkLimits, type Limits, personOf } from '#platform/http'
import { captchaLimits, networkCaptchaLimits } from '../account-limits.ts'
import { makeTask } from './embedded-task.ts'

export function captchaRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limitTasks = async (request: FastifyRequest) => {
    enforceLimits(limits, captchaLimits, personOf(ctx.config, request))
    enforceNetworkLimits(limits, networkCaptchaLimits, request)
  }
  bind(api, 'getCaptcha', async () => ({ data: { ...(await makeTask(ctx)) } }), { limit: limitTasks })
}
