import { accountsPaths } from '@reable/contract/accounts/paths'
import { socialProviders } from '@reable/contract/accounts/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { apiBase, bind, cookieHeader, type Limits, personOf } from '#platform/http'
import { socialLogInLimit } from '../account-limits.ts'
import { offerCaptcha } from '../captcha/offer-captcha.ts'
import { beginSocialLogin } from './begin-social-login.ts'
import { type LoginCookie, readLoginCookie } from './browser-cookie.ts'
import { socialOffers } from './configured-logins.ts'
import { codeLifetime, finishSocialLogin } from './finish-social-login.ts'
import { oauthStateLifetime } from './sealed-oauth-state.ts'
import { SocialLoginError } from './social-login-error.ts'

/** Only browsers request these, so they are no operations. A HEAD request, as a scanner of links sends it, has no effect. */
const browserOnly = { schema: { hide: true }, exposeHeadRoute: false }

/** The path where the code is exchanged for a session. */
const codeExchangePath = `${apiBase}${accountsPaths.getUser.path}`

const pathOf = (provider: string) => `${apiBase}/auth/${provider}`

export function socialRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const { publicUrl } = ctx.config.http
  const setCookie = (reply: FastifyReply, cookie: LoginCookie) =>
    reply.header('set-cookie', cookieHeader(publicUrl, cookie))

  bind(api, 'getSignInOptions', async () => {
    const social = socialOffers(ctx).map((offer) => ({ ...offer, address: pathOf(offer.provider) }))
    return { data: { captcha: offerCaptcha(ctx), social } }
  })

  for (const provider of socialProviders) {
    const path = pathOf(provider)
    const callback = `${publicUrl}${path}/callback`

    api.get(`/auth/${provider}`, browserOnly, (request, reply) =>
      redirectTo(ctx, request, reply, async () => {
        if (limits.use(socialLogInLimit, personOf(ctx.config, request))) throw new SocialLoginError('too_many')
        const { address, sealedState } = await beginSocialLogin(ctx, { provider, callback })
        setCookie(reply, { name: 'social_login', path, value: sealedState, seconds: oauthStateLifetime / 1000 })
        return address
      }),
    )

    api.get(`/auth/${provider}/callback`, browserOnly, (request, reply) =>
      redirectTo(ctx, request, reply, async () => {
        setCookie(reply, { name: 'social_login', path, value: '', seconds: 0 })
        const query = new URL(request.url, publicUrl).searchParams
        const sealedState = readLoginCookie(request.headers.cookie, 'social_login')
        const arrival = { provider, callback, query, sealedState }
        const { code, email, sealedCode } = await finishSocialLogin(ctx, arrival)
        const seconds = codeLifetime / 1000
        setCookie(reply, { name: 'social_code', path: codeExchangePath, value: sealedCode, seconds })
        return `${publicUrl}/oauth?auth_token=${code}&email=${encodeURIComponent(email)}`
      }),
    )
  }
}

/** Redirects the browser, after an error back to /auth with its code: it never shows a bare error. */
async function redirectTo(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  findAddress: () => Promise<string>,
) {
  const address = await findAddress().catch((error) => {
    if (!(error instanceof SocialLoginError))
      request.log.error({ err: error, route: request.routeOptions.url }, 'fault')
    const code = error instanceof SocialLoginError ? error.code : 'fault'
    return `${ctx.config.http.publicUrl}/auth?error=${code}`
  })
  return reply.header('referrer-policy', 'no-referrer').redirect(address)
}
