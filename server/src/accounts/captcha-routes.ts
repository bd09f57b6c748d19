import type { FastifyInstance } from 'fastify'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, holdTo, type Limits, personOf } from '#platform/http'
import { makeTask } from './captcha/embedded-task.ts'

/** A form that is opened again and again, by a whole care home behind one address. */
const taskLimit = { name: 'captchas', most: 60, milliseconds: 15 * minute }

export function captchaRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'getCaptcha', async ({ request }) => {
    holdTo(limits, [taskLimit], personOf(ctx.config, request))
    return { data: { ...(await makeTask(ctx)) } }
  })
}
