import { createHmac } from 'node:crypto'
import { type SocialProvider, socialProviders } from '@reable/contract/accounts/rules'
import { trimEndOf } from '@reable/contract/text/trim-end-of'
import type { Configuration, CustomFetch } from 'openid-client'
import { z } from 'zod'
import { hour } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { memoizePerConfig, type OutboundRequest, ProviderClient } from '#platform/outbound'
import type { SocialLogin } from './social-login.ts'

type GoogleClientGoogle = NonNullable<Config['providers']['google']>

/** The provider's metadata: fetched when first needed, cached for a day, and fetched again after an error. */
const cacheOf = memoizePerConfig(({ providers: { google } }) => {
  const origins = new Set(google ? [new URL(google.issuer).origin] : [])
  return {
    origins,
    provider: new ProviderClient({ name: 'Google', origins }),
    client: undefined as CachedClient | undefined,
  }
})

type CachedClient = { expiresAt: number; configuration: Promise<Configuration> }

const lifetime = 24 * hour

/** The OpenID Connect client of this configuration. Throws OutsideTrouble if the provider does not answer. */
function googleClient(ctx: Context, google: GoogleClientGoogle): Promise<Configuration> {
  const cache = cacheOf(ctx)
  const now = ctx.clock.now().getTime()
  if (cache.client && now < cache.client.expiresAt) return cache.client.configuration
  // The last good copy stays in use if the provider does not answer a day later.
  const previous = cache.client?.configuration
  const configuration = discover(ctx, google).catch((error) => previous ?? Promise.reject(error))
  const client = { expiresAt: now + lifetime, configuration }
  cache.client = client
  client.configuration.catch(() => {
    if (cache.client === client) cache.client = undefined
  })
  return client.configuration
}

async function discover(ctx: Context, google: GoogleClientGoogle): Promise<Configuration> {
  const openid = await import('openid-client')
  const issuer = new URL(google.issuer)
  const execute = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []
  const client = await openid.discovery(issuer, google.clientId, google.clientSecret, undefined, {
    execute: [...execute, openid.enableNonRepudiationChecks],
    [openid.customFetch]: boundedFetch(ctx),
  })
  // Google's endpoints are on several hosts: those that its metadata names, and no other.
  const { token_endpoint, jwks_uri } = client.serverMetadata()
  for (const address of [token_endpoint, jwks_uri]) if (address) cacheOf(ctx).origins.add(new URL(address).origin)
  return client
}

/** The library's calls have the same limits as all our calls to providers. */
const boundedFetch =
  (ctx: Context): CustomFetch =>
  async (address, { method, headers, body }) =>
    cacheOf(ctx).provider.request(ctx, {
      address: new URL(address),
      method,
      headers,
      ...(body != null && { body: String(body) }),
      read: ({ status, headers, text }) => new Response(text, { status, headers }),
    })

/** Undefined if the provider is not configured. */
export function socialLoginOf(
  { config: { providers: outside } }: Context,
  provider: SocialProvider,
): SocialLogin | undefined {
  const logins = {
    google: outside.google && googleLogin(outside.google),
    facebook: outside.facebook && facebookLogin(outside.facebook),
  }
  return logins[provider]
}

/** The social logins that are configured, with the names that their buttons show. */
export const socialOffers = (ctx: Context): { provider: SocialProvider; name: string }[] =>
  socialProviders.flatMap((provider) => {
    const login = socialLoginOf(ctx, provider)
    return login ? [{ provider, name: login.name }] : []
  })

type Facebook = NonNullable<Config['providers']['facebook']>

const facebookClient = memoizePerConfig(({ providers: { facebook } }) => {
  const origins = new Set(facebook ? [new URL(facebook.graphAddress).origin] : [])
  return new ProviderClient({ name: 'Facebook', origins })
})

const grant = z.object({ access_token: z.string() })
const profile = z.object({ id: z.string().min(1).max(255), email: z.string().optional() })
const refusal = z.object({ error: z.object({ code: z.number().optional() }) })

/** Facebook's OAuth 2 and its Graph API. It does not state whether an address is verified. */
const facebookLogin = (facebook: Facebook): SocialLogin => ({
  name: 'Facebook',

  async begin(_ctx, { oauthState, callback }) {
    const address = new URL(facebook.dialogAddress)
    const parameters = { client_id: facebook.appId, redirect_uri: callback, response_type: 'code', scope: 'email' }
    address.search = new URLSearchParams({ ...parameters, state: oauthState.state }).toString()
    return address.href
  },

  async finish(ctx, { query, callback }) {
    const parameters = { client_id: facebook.appId, client_secret: facebook.appSecret, redirect_uri: callback }
    const { access_token } = await requestGraph(ctx, grant, graphUrl(facebook, '/oauth/access_token'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...parameters, code: query.get('code') ?? '' }).toString(),
    })
    // Proves that the request comes from us, and not from someone who found the token.
    const appsecret_proof = createHmac('sha256', facebook.appSecret).update(access_token).digest('hex')
    const me = graphUrl(facebook, '/me', { fields: 'id,email', appsecret_proof })
    const { id, email } = await requestGraph(ctx, profile, me, { headers: { authorization: `Bearer ${access_token}` } })
    return { subject: id, email, verified: false }
  },
})

function graphUrl({ graphAddress }: Facebook, path: string, query: Record<string, string> = {}): URL {
  const address = new URL(trimEndOf(graphAddress, '/') + path)
  address.search = new URLSearchParams(query).toString()
  return address
}

/** An error answer, such as to a code that was used before, is an answer like others and does not count against Facebook's availability. */
async function requestGraph<Shape extends z.ZodType>(
  ctx: Context,
  shape: Shape,
  address: URL,
  question: OutboundRequest,
) {
  const result = await facebookClient(ctx).request(ctx, {
    ...question,
    address,
    read: ({ status, text }) => {
      const body: unknown = JSON.parse(text)
      return status === 200 ? { value: shape.parse(body) } : { errorCode: refusal.parse(body).error.code }
    },
  })
  if ('errorCode' in result) throw Object.assign(new Error('Facebook says no'), { code: result.errorCode })
  return result.value
}

type Google = NonNullable<Config['providers']['google']>

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().catch(false),
})

/** Google by OpenID Connect: the authorization code flow with PKCE, state and nonce; the ID token's signature is checked. */
const googleLogin = (google: Google): SocialLogin => ({
  name: 'Google',

  async begin(ctx, { oauthState, callback }) {
    const client = await googleClient(ctx, google)
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
    return buildAuthorizationUrl(client, {
      redirect_uri: callback,
      scope: 'openid email',
      state: oauthState.state,
      nonce: oauthState.nonce,
      code_challenge: await calculatePKCECodeChallenge(oauthState.verifier),
      code_challenge_method: 'S256',
    }).href
  },

  async finish(ctx, { oauthState, callback, query }) {
    const client = await googleClient(ctx, google)
    const { authorizationCodeGrant } = await import('openid-client')
    const granted = await authorizationCodeGrant(client, new URL(`${callback}?${query}`), {
      pkceCodeVerifier: oauthState.verifier,
      expectedState: oauthState.state,
      expectedNonce: oauthState.nonce,
      idTokenExpected: true,
    })
    const { sub, email, email_verified } = claims.parse(granted.claims())
    return { subject: sub, email, verified: email_verified }
  },
})
