import { accountsPaths } from '@reable/contract/accounts/paths'
import { socialProviders } from '@reable/contract/accounts/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { apiBase, bind, type Limits, personOf } from '#platform/http'
import { offerCaptcha } from '../captcha/offer-captcha.ts'
import { beginSocialLogin } from './begin-social-login.ts'
import { broughtBack, browserCookie, type Kept } from './browser-cookie.ts'
import { codeLifetime, finishSocialLogin } from './finish-social-login.ts'
import { errandLifetime } from './sealed-errand.ts'
import { SocialFault } from './social-fault.ts'
import { socialOffers } from './social-logins.ts'

const beginLimit = { name: 'social logins', most: 30, milliseconds: 15 * minute }

/** Browsers alone come here, so they are no operations. A HEAD request, as a scanner of links sends it, begins and ends nothing. */
const browsersAlone = { schema: { hide: true }, exposeHeadRoute: false }

/** Where the code is traded. */
const tradePath = `${apiBase}${accountsPaths.getUser.path}`

const pathOf = (provider: string) => `${apiBase}/auth/${provider}`

export function socialRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const { publicUrl } = ctx.config.http
  const keep = (reply: FastifyReply, kept: Kept) => reply.header('set-cookie', browserCookie(publicUrl, kept))

  bind(api, 'getSignInOptions', async () => {
    const social = socialOffers(ctx).map((offer) => ({ ...offer, address: pathOf(offer.provider) }))
    return { data: { captcha: offerCaptcha(ctx), social } }
  })

  for (const provider of socialProviders) {
    const path = pathOf(provider)
    const callback = `${publicUrl}${path}/callback`

    api.get(`/auth/${provider}`, browsersAlone, (request, reply) =>
      lead(ctx, request, reply, async () => {
        if (limits.use(beginLimit, personOf(ctx.config, request))) throw new SocialFault('too_many')
        const { address, kept } = await beginSocialLogin(ctx, { provider, callback })
        keep(reply, { name: 'social_login', path, value: kept, seconds: errandLifetime / 1000 })
        return address
      }),
    )

    api.get(`/auth/${provider}/callback`, browsersAlone, (request, reply) =>
      lead(ctx, request, reply, async () => {
        keep(reply, { name: 'social_login', path, value: '', seconds: 0 })
        const query = new URL(request.url, publicUrl).searchParams
        const errand = broughtBack(request.headers.cookie, 'social_login')
        const { code, email, kept } = await finishSocialLogin(ctx, { provider, callback, query, kept: errand })
        keep(reply, { name: 'social_code', path: tradePath, value: kept, seconds: codeLifetime / 1000 })
        return `${publicUrl}/oauth?auth_token=${code}&email=${encodeURIComponent(email)}`
      }),
    )
  }
}

/** Sends the browser on, or back to /auth with a word; it is never left before a fault. */
async function lead(ctx: Context, request: FastifyRequest, reply: FastifyReply, to: () => Promise<string>) {
  const address = await to().catch((error) => {
    if (!(error instanceof SocialFault)) request.log.error({ err: error, route: request.routeOptions.url }, 'fault')
    const word = error instanceof SocialFault ? error.word : 'fault'
    return `${ctx.config.http.publicUrl}/auth?error=${word}`
  })
  return reply.header('referrer-policy', 'no-referrer').redirect(address)
}
