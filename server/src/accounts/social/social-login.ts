import type { SocialProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'

/** The state that a browser is given when it leaves for a provider, and sends back: it ties the callback to the start of the login. */
export type OAuthState = { provider: SocialProvider; state: string; nonce: string; verifier: string }

/** The person who logged in, as the provider identifies them. */
export type Identity = {
  /** The provider's own name for the person, which never changes. */
  subject: string
  /** As the provider states it; undefined if the person does not share it. */
  email: string | undefined
  /** Whether the provider says that it has seen the person read mail at this address. */
  verified: boolean
}

type LoginStart = {
  oauthState: OAuthState
  /** Our address to which the provider redirects the browser. */
  callback: string
}

type LoginReturn = LoginStart & { query: URLSearchParams }

/** One provider's protocol. Both may throw OutsideTrouble. */
export type SocialLogin = {
  /** The text of its button after 'Continue with'. */
  name: string
  /** The address that the browser goes to. */
  begin(ctx: Context, start: LoginStart): Promise<string>
  /** Exchanges the callback's query, whose state is checked already, for the identity. Throws if it is not valid. */
  finish(ctx: Context, back: LoginReturn): Promise<Identity>
}
