import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { vi } from 'vitest'

type Account = { email?: string; email_verified?: boolean }

type GrantContext = { oidc: { client: { clientId: string }; session: { accountId: string } } }

/**
 * An OpenID Connect provider in Google's place, to be set by `GOOGLE_ISSUER`. Whoever logs in is `state.who` without a prompt,
 * or denies with `state.denies`. It requires PKCE and accepts each code once.
 */
export async function googleServer(callback: string) {
  // It warns at length that it is configured for a test.
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
  const state = {
    who: '',
    denies: false,
    mode: 'up' as 'up' | 'broken' | 'hangs',
    accounts: new Map<string, Account>(),
    /** How often somebody asked where its endpoints are. */
    timesDescribed: 0,
  }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = new Provider(issuer, {
    ...settings(callback),
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...state.accounts.get(accountId) }),
    }),
    loadExistingGrant: async ({ oidc }: GrantContext) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (state.mode === 'hangs') return
    if (state.mode === 'broken') return response.writeHead(503).end()
    if (request.url === '/.well-known/openid-configuration') {
      state.timesDescribed += 1
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(descriptionOf(issuer)))
    }
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const result = state.denies ? { error: 'access_denied' } : { login: { accountId: state.who } }
    return provider.interactionFinished(request, response, result)
  })
  return {
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'reable', GOOGLE_CLIENT_SECRET: 'google secret' },
    state,
    close: () => server.close().closeAllConnections(),
  }
}

/** As Google has it: whoever logs in goes to one host, and we ask others. */
function descriptionOf(issuer: string) {
  const elsewhere = issuer.replace('127.0.0.1', 'localhost')
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${elsewhere}/token`,
    jwks_uri: `${elsewhere}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

const settings = (callback: string) => ({
  clients: [
    {
      client_id: 'reable',
      client_secret: 'google secret',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  // Google sends the address in the ID token itself.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['of the test'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
})
