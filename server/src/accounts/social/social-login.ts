import type { SocialProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'

/** What a browser is given when it leaves for a provider, and brings back: it ties the return to the beginning. */
export type OAuthState = { provider: SocialProvider; state: string; nonce: string; verifier: string }

/** Who came back, as the provider knows them. */
export type Identity = {
  /** The provider's own name for the person, which never changes. */
  subject: string
  /** As the provider tells it; none when the person keeps it back. */
  email: string | undefined
  /** Whether the provider says that it has seen the person read mail at this address. */
  verified: boolean
}

type LoginStart = {
  oauthState: OAuthState
  /** Our address that the provider sends the browser back to. */
  callback: string
}

type LoginReturn = LoginStart & { query: URLSearchParams }

/** One provider's protocol. Both may throw OutsideTrouble. */
export type SocialLogin = {
  /** What its button says after 'Continue with'. */
  name: string
  /** The address that the browser goes to. */
  begin(ctx: Context, start: LoginStart): Promise<string>
  /** Trades what the browser brought back, whose state is checked already. Throws when it is not good. */
  finish(ctx: Context, back: LoginReturn): Promise<Identity>
}
