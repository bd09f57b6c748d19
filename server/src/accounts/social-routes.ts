import { socialProviders } from '@reable/contract/accounts-rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { apiBase, bind, type Limits, personOf } from '#platform/http'
import { offerCaptcha } from './captcha/offer-captcha.ts'
import { beginSocialLogin } from './social/begin-social-login.ts'
import { finishSocialLogin } from './social/finish-social-login.ts'
import { errandLifetime } from './social/sealed-errand.ts'
import { SocialFault } from './social/social-fault.ts'
import { socialOffers } from './social/social-logins.ts'

const beginLimit = { name: 'social logins', most: 30, milliseconds: 15 * minute }

/** Browsers alone come here, so they are no operations. A HEAD request, as a scanner of links sends it, begins and ends nothing. */
const browsersAlone = { schema: { hide: true }, exposeHeadRoute: false }

const pathOf = (provider: string) => `${apiBase}/auth/${provider}`

export function socialRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const { publicUrl } = ctx.config.http

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
        reply.header('set-cookie', cookie(publicUrl, path, kept, errandLifetime / 1000))
        return address
      }),
    )

    api.get(`/auth/${provider}/callback`, browsersAlone, (request, reply) =>
      lead(ctx, request, reply, async () => {
        reply.header('set-cookie', cookie(publicUrl, path, '', 0))
        const query = new URL(request.url, publicUrl).searchParams
        const { code, email } = await finishSocialLogin(ctx, { provider, callback, query, kept: keptBy(request) })
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

/** Lax: the provider's redirect brings it back, a form or a picture of another site does not. */
function cookie(publicUrl: string, path: string, kept: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `social_login=${kept}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

const keptBy = ({ headers }: FastifyRequest): string =>
  /(?:^|;\s*)social_login=([\w-]+)(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? ''
