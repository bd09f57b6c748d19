import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind, holdExactlyTo, type Limits, networkOf } from '#platform/http'
import { contactLimits } from './contact-limits.ts'
import { contactUs } from './contact-us.ts'

export function contactRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'contactUs', async ({ body, request }) => {
    await holdExactlyTo(ctx, limits, contactLimits, networkOf(request))
    const { sender_name: name, sender_email: email, recaptcha: captcha } = body
    await contactUs(ctx, { name, email, body: body.body, captcha })
    return { data: null }
  })
}
