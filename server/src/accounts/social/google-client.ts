import type { Configuration, CustomFetch } from 'openid-client'
import { hour } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { Outside, oncePerProgram } from '#platform/outbound'

type Google = NonNullable<Config['outside']['google']>

/** What the provider says of itself, asked when it is first needed, kept for a day, and asked again after a trouble. */
const kept = oncePerProgram(({ outside: { google } }) => {
  const origins = new Set(google ? [new URL(google.issuer).origin] : [])
  return { origins, outside: new Outside({ name: 'Google', origins }), client: undefined as Kept | undefined }
})

type Kept = { until: number; discovered: Promise<Configuration> }

const lifetime = 24 * hour

/** The OpenID Connect client of this configuration. Throws OutsideTrouble when the provider does not answer. */
export function googleClient(ctx: Context, google: Google): Promise<Configuration> {
  const own = kept(ctx)
  const now = ctx.clock.now().getTime()
  if (own.client && now < own.client.until) return own.client.discovered
  // The last good copy serves on when the provider does not answer a day later.
  const before = own.client?.discovered
  const discovered = discover(ctx, google).catch((error) => before ?? Promise.reject(error))
  const client = { until: now + lifetime, discovered }
  own.client = client
  client.discovered.catch(() => {
    if (own.client === client) own.client = undefined
  })
  return client.discovered
}

async function discover(ctx: Context, google: Google): Promise<Configuration> {
  const openid = await import('openid-client')
  const issuer = new URL(google.issuer)
  const execute = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []
  const client = await openid.discovery(issuer, google.clientId, google.clientSecret, undefined, {
    execute: [...execute, openid.enableNonRepudiationChecks],
    [openid.customFetch]: boundedFetch(ctx),
  })
  // Google answers on several hosts: those that it names itself, and no other.
  const { token_endpoint, jwks_uri } = client.serverMetadata()
  for (const address of [token_endpoint, jwks_uri]) if (address) kept(ctx).origins.add(new URL(address).origin)
  return client
}

/** The library's calls go out like every other of ours. */
const boundedFetch =
  (ctx: Context): CustomFetch =>
  async (address, { method, headers, body }) =>
    kept(ctx).outside.ask(ctx, {
      address: new URL(address),
      method,
      headers,
      ...(body != null && { body: String(body) }),
      read: ({ status, headers, text }) => new Response(text, { status, headers }),
    })
