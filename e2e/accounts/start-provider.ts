import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

type GrantContext = { oidc: { client: { clientId: string }; session: { accountId: string } } }

const client = { id: 'reable', secret: 'google secret' }

/**
 * Starts an OpenID Connect provider in Google's place. It asks for an e-mail address and signs in with it. An address that
 * begins with `unsure` is not verified. The button Cancel denies the access.
 */
export async function startProvider(callback: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = quietly(() => new Provider(issuer, settings(callback, grant)))

  // Whoever signs in agrees.
  async function grant({ oidc }: GrantContext) {
    const newGrant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
    newGrant.addOIDCScope('openid email')
    await newGrant.save()
    return newGrant
  }

  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(signIn)
    const email = await sentEmail(request)
    const result = email ? { login: { accountId: email } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result)
  })
  return {
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret },
    close: () => server.close().closeAllConnections(),
  }
}

const signIn = `<!doctype html><html lang="en"><title>The provider</title><body><h1>Sign in with the provider</h1>
<form method="post"><label>Email <input name="email"></label><button>Continue</button></form>
<form method="post"><button>Cancel</button></form>`

const sentEmail = async (request: IncomingMessage) => new URLSearchParams(await text(request)).get('email')

const settings = (callback: string, loadExistingGrant: (context: GrantContext) => Promise<unknown>) => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [callback],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  findAccount: (_context: unknown, email: string) => ({
    accountId: email,
    claims: () => ({ sub: email, email, email_verified: !email.startsWith('unsure') }),
  }),
  loadExistingGrant,
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  // Google tells the address in the ID token itself.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['of the visits'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
})

/** Runs `make` without the provider's long notes about its use in tests. */
function quietly<Result>(make: () => Result): Result {
  const { info, warn } = console
  Object.assign(console, { info: () => {}, warn: () => {} })
  try {
    return make()
  } finally {
    Object.assign(console, { info, warn })
  }
}
