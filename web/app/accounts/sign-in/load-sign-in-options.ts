import type { Answer, Client } from '@reable/contract/client'

export type SignInOptions = Answer<'getSignInOptions'>

/** Which check sign-up asks for, and which social logins there are; without an answer our own check, and none. */
export async function loadSignInOptions(api: Client): Promise<SignInOptions> {
  const reply = await api('getSignInOptions', {})
  return reply.ok ? reply.data : { captcha: { kind: 'embedded' }, social: [] }
}
