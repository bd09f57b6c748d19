import { z } from 'zod'
import type { Config } from '#platform/config'
import { googleClient } from './google-client.ts'
import type { SocialLogin } from './social-login.ts'

type Google = NonNullable<Config['providers']['google']>

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().catch(false),
})

/** Google by OpenID Connect: the authorization code flow with PKCE, state and nonce; the ID token's signature is checked. */
export const googleLogin = (google: Google): SocialLogin => ({
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
