import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { type Bound, bind, holdExactlyTo, type Limits, networkOf } from '#platform/http'
import { contactLimits } from './contact-limits.ts'
import { contactUs } from './contact-us.ts'

export function contactRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limit = (request: FastifyRequest) => holdExactlyTo(ctx, limits, contactLimits, networkOf(request))
  const send = async ({ body }: Bound<'contactUs'>) => {
    const { sender_name: name, sender_email: email, recaptcha: captcha } = body
    await contactUs(ctx, { name, email, body: body.body, captcha })
    return { data: null }
  }
  bind(api, 'contactUs', send, { hold: limit })
}
