import type { SocialProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { ProviderError } from '#platform/outbound'
import { SocialLoginError } from './social-login-error.ts'

/** Throws a SocialLoginError in place of whatever a provider's protocol threw, and logs it without naming anybody. */
export function rethrowAsLoginError(ctx: Context, provider: SocialProvider, error: unknown): never {
  const reason = isProviderDown(error) ? 'unavailable' : 'failed'
  // The protocol's own error, such as invalid_client, distinguishes a wrong key from a code that was used before.
  const { name, code, error: protocolError } = error as { name?: string; code?: unknown; error?: unknown }
  ctx.log.warn({ provider, reason, error: name, code, said: protocolError }, 'social login failed')
  throw new SocialLoginError(reason, error)
}

/** Looks at causes too, since a library wraps what its calls throw. */
const isProviderDown = (error: unknown): boolean =>
  error instanceof ProviderError || (error instanceof Error && error.cause !== undefined && isProviderDown(error.cause))
