import { randomBytes } from 'node:crypto'
import { emailError, type SocialProvider, socialProviders } from '@reable/contract/accounts/rules'
import { paths } from '@reable/contract/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { apiBase, bind, cookieHeader, type Limits, personOf } from '#platform/http'
import { ProviderError } from '#platform/outbound'
import { seal, unseal } from '#platform/seal'
import { socialLogInLimit } from '../account-limits.ts'
import { offerCaptcha } from '../captcha/offer-captcha.ts'
import { sendConfirmation } from '../confirm/send-confirmation.ts'
import { issueToken } from '../link-tokens.ts'
import type { Person } from '../people/people.ts'
import { insertPerson } from '../people/people-queries.ts'
import { type LoginCookie, readLoginCookie } from './browser-cookie.ts'
import { socialLoginOf, socialOffers } from './configured-logins.ts'
import { findPersonOfProvider, insertProviderAccount } from './provider-accounts-queries.ts'
import { isSameSecret } from './same-secret.ts'
import { sealCode } from './sealed-code.ts'
import type { Identity, OAuthState } from './social-login.ts'

/** Only browsers request these, so they are no operations. A HEAD request, as a scanner of links sends it, has no effect. */
const browserOnly = { schema: { hide: true }, exposeHeadRoute: false }

/** The path where the code is exchanged for a session. */
const codeExchangePath = `${apiBase}${paths.getUser.path}`

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

type BeginInput = {
  provider: SocialProvider
  /** Our address to which the provider redirects the browser. */
  callback: string
}

const secret = () => randomBytes(32).toString('base64url')

/** Returns the address where the browser goes, and the cookie that it keeps until it comes back. Throws SocialLoginError. */
async function beginSocialLogin(
  ctx: Context,
  { provider, callback }: BeginInput,
): Promise<{ address: string; sealedState: string }> {
  const login = socialLoginOf(ctx, provider)
  if (!login) throw new SocialLoginError('unavailable')
  const oauthState = { provider, state: secret(), nonce: secret(), verifier: secret() }
  const address = await login
    .begin(ctx, { oauthState, callback })
    .catch((error) => rethrowAsLoginError(ctx, provider, error))
  return { address, sealedState: sealOAuthState(ctx, oauthState) }
}

type FinishInput = {
  provider: SocialProvider
  callback: string
  query: URLSearchParams
  /** The cookie that the browser was given when it left. */
  sealedState: string
}

/** In milliseconds: how long the redirect to /oauth and its call may take. */
const codeLifetime = minute

/**
 * Returns a single-use code, valid for a minute, which GET /api/user exchanges for a session, together with the e-mail, in the browser
 * that has `sealedCode` as its cookie. Throws SocialLoginError.
 */
export async function finishSocialLogin(
  ctx: Context,
  { provider, callback, query, sealedState }: FinishInput,
): Promise<{ code: string; email: string; sealedCode: string }> {
  const login = socialLoginOf(ctx, provider)
  const oauthState = unsealOAuthState(ctx, sealedState)
  if (!login || !oauthState || !isOf(oauthState, provider, query)) throw new SocialLoginError('expired')
  if (query.has('error')) throw new SocialLoginError(query.get('error') === 'access_denied' ? 'denied' : 'failed')
  const identity = await login
    .finish(ctx, { oauthState, callback, query })
    .catch((error) => rethrowAsLoginError(ctx, provider, error))
  const person = await resolveIdentity(ctx, { provider, identity })
  const code = await issueToken(ctx, { personId: person.id, purpose: 'social_login', lifetime: codeLifetime })
  return { code, email: person.email, sealedCode: sealCode(ctx, code) }
}

/** Whether this browser started this login, with this provider. */
const isOf = (oauthState: OAuthState, provider: SocialProvider, query: URLSearchParams): boolean =>
  oauthState.provider === provider && isSameSecret(query.get('state') ?? '', oauthState.state)

type ProviderLogin = { provider: SocialProvider; identity: Identity }

/**
 * Returns the person of a provider's account, created at their first login. An address that belongs to an account already gives no access
 * to it: anybody may claim an address at some provider.
 */
function resolveIdentity(ctx: Context, { provider, identity }: ProviderLogin): Promise<Person> {
  const account = { provider, subject: identity.subject }
  return inTransaction(ctx, async (ctx) => {
    const existing = await findPersonOfProvider(ctx, account)
    if (existing) return existing
    const email = identity.email?.trim()
    if (!email || emailError(email)) throw new SocialLoginError('no_email')
    const created = await insertPerson(ctx, { email, passwordHash: null, provider, confirmed: identity.verified })
    // The same login twice at the same moment: the other one created the person.
    if (!created) return (await findPersonOfProvider(ctx, account)) ?? refuseExistingAccount()
    await insertProviderAccount(ctx, { ...account, personId: created.id })
    if (!created.confirmed) await sendConfirmation(ctx, { personId: created.id, email: created.email })
    return created
  })
}

function refuseExistingAccount(): never {
  throw new SocialLoginError('account_exists')
}

/** Throws a SocialLoginError in place of whatever a provider's protocol threw, and logs it without naming anybody. */
function rethrowAsLoginError(ctx: Context, provider: SocialProvider, error: unknown): never {
  const reason = isProviderDown(error) ? 'unavailable' : 'failed'
  // The protocol's own error, such as invalid_client, distinguishes a wrong key from a code that was used before.
  const { name, code, error: protocolError } = error as { name?: string; code?: unknown; error?: unknown }
  ctx.log.warn({ provider, reason, error: name, code, said: protocolError }, 'social login failed')
  throw new SocialLoginError(reason, error)
}

/** Looks at causes too, since a library wraps what its calls throw. */
const isProviderDown = (error: unknown): boolean =>
  error instanceof ProviderError || (error instanceof Error && error.cause !== undefined && isProviderDown(error.cause))

/** In milliseconds: how long someone may take at the provider. */
const oauthStateLifetime = 10 * minute

const sealed = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})

/** The OAuth state as a cookie, which the browser can neither read nor change. */
const sealOAuthState = (ctx: Context, oauthState: OAuthState): string =>
  seal(ctx.config.keys.socialLogin, { ...oauthState, until: ctx.clock.now().getTime() + oauthStateLifetime })

/** Undefined if it is not one of ours, or has expired. */
function unsealOAuthState(ctx: Context, sealedState: string): OAuthState | undefined {
  const unsealed = unseal(ctx.config.keys.socialLogin, sealedState, sealed)
  if (!unsealed) return undefined
  const { until, ...oauthState } = unsealed
  return until > ctx.clock.now().getTime() ? oauthState : undefined
}

/** The reason why a social login failed. `account_exists` has a text of its own on /auth; the others share one and are for the log. */
type SocialLoginErrorCode =
  | 'account_exists'
  | 'denied'
  | 'expired'
  | 'failed'
  | 'fault'
  | 'no_email'
  | 'too_many'
  | 'unavailable'

/** A failed social login, which leads back to /auth with its code; nothing was stored. */
class SocialLoginError extends Error {
  readonly code: SocialLoginErrorCode

  constructor(code: SocialLoginErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
