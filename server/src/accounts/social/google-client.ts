import type { Configuration, CustomFetch } from 'openid-client'
import { hour } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { memoizePerConfig, ProviderClient } from '#platform/outbound'

type Google = NonNullable<Config['providers']['google']>

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
export function googleClient(ctx: Context, google: Google): Promise<Configuration> {
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

async function discover(ctx: Context, google: Google): Promise<Configuration> {
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
