import type { SocialProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { OutsideTrouble } from '#platform/outbound'
import { SocialFault } from './social-fault.ts'

/** Turns whatever a provider's protocol threw into a SocialFault, with a line in the log that names nobody. */
export function noteTrouble(ctx: Context, provider: SocialProvider, error: unknown): never {
  const word = isTrouble(error) ? 'unavailable' : 'failed'
  // The protocol's own word, such as invalid_client, tells a wrong key from a code that was used before.
  const { name, code, error: said } = error as { name?: string; code?: unknown; error?: unknown }
  ctx.log.warn({ provider, word, fault: name, code, said }, 'social login failed')
  throw new SocialFault(word, error)
}

/** A library wraps what its calls throw. */
const isTrouble = (error: unknown): boolean =>
  error instanceof OutsideTrouble || (error instanceof Error && error.cause !== undefined && isTrouble(error.cause))
