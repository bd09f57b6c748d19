import { randomBytes } from 'node:crypto'
import type { SocialProvider } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'
import { noteTrouble } from './note-trouble.ts'
import { sealErrand } from './sealed-errand.ts'
import { SocialFault } from './social-fault.ts'
import { socialLoginOf } from './social-logins.ts'

type Beginning = {
  provider: SocialProvider
  /** Our address that the provider sends the browser back to. */
  callback: string
}

const secret = () => randomBytes(32).toString('base64url')

/** Where the browser goes, and what it keeps until it comes back. Throws SocialFault. */
export async function beginSocialLogin(
  ctx: Context,
  { provider, callback }: Beginning,
): Promise<{ address: string; kept: string }> {
  const login = socialLoginOf(ctx, provider)
  if (!login) throw new SocialFault('unavailable')
  const errand = { provider, state: secret(), nonce: secret(), verifier: secret() }
  const address = await login.begin(ctx, { errand, callback }).catch((error) => noteTrouble(ctx, provider, error))
  return { address, kept: sealErrand(ctx, errand) }
}
