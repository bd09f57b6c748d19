import type { Answer, Client } from '@reable/contract/client'

export type SignInOptions = Answer<'getSignInOptions'>

/** Loads which captcha sign-up uses and which social logins there are; without an answer our own captcha, and none. */
export async function loadSignInOptions(api: Client): Promise<SignInOptions> {
  const reply = await api('getSignInOptions', {})
  return reply.ok ? reply.data : { captcha: { kind: 'embedded' }, social: [] }
}
