import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import {
  type BoundRequest,
  bind,
  enforceNetworkLimitsExactly,
  findUsesLeft,
  type Limits,
  serializeLimit,
} from '#platform/http'
import { contactLimits } from './contact-limits.ts'
import { contactUs } from './contact-us.ts'

export function contactRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limit = (request: FastifyRequest) => enforceNetworkLimitsExactly(ctx, limits, contactLimits, request)
  const send = async ({ body }: BoundRequest<'contactUs'>) => {
    const { sender_name: name, sender_email: email, recaptcha: captcha } = body
    await contactUs(ctx, { name, email, body: body.body, captcha })
    return { data: null }
  }
  bind(api, 'contactUs', send, { limit })
  bind(api, 'getContactLimit', async ({ request }) => {
    return serializeLimit(await findUsesLeft(ctx, limits, contactLimits, request))
  })
}
