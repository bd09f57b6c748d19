import type { User } from '@reable/contract/accounts/operations'
import { browserApi } from '../../api.ts'
import { storedUser, storeUser } from '../user-store.ts'
import { memoizeByKey } from './memoize-by-key.ts'

const confirm = memoizeByKey((token) => browserApi('confirm', { query: { confirmation_token: token } }))

/**
 * The result of following a confirmation link. `welcome`: signed in on this device, `inOtherBrowser` where the account was made in
 * another browser. `confirmed`: done before, and nobody is signed in by the link. `password`: nothing is done yet, since this browser
 * is not the one that the account was made in.
 */
export type ConfirmationOutcome =
  | { kind: 'welcome'; personId: number; returnTo: string | null; inOtherBrowser: boolean }
  | { kind: 'confirmed'; returnTo: string | null }
  | { kind: 'password'; email: string; returnTo: string | null }
  | { kind: 'bad'; flowId?: string }
  | { kind: 'failed'; sentence: string }

/** Confirms an address with the token of its link. Idempotent. (AUTH-13) */
export async function confirmAddress(token: string): Promise<ConfirmationOutcome> {
  if (!token) return { kind: 'bad' }
  const reply = await confirm(token)
  if (reply.ok) {
    const { data, return_to: returnTo } = reply.answer
    return data.confirmed ? storeConfirmedUser(data, returnTo) : { kind: 'password', email: data.email, returnTo }
  }
  const { error, flow_id: flowId } = reply.failure
  return reply.status === 422 ? { kind: 'bad', flowId } : { kind: 'failed', sentence: error }
}

/** Stores the confirmed user. `welcome` when they are now signed in on this device, by this confirmation or from before. */
export function storeConfirmedUser(user: User, returnTo: string | null, inOtherBrowser = false): ConfirmationOutcome {
  const stored = storedUser()
  const ownToken = stored?.user_id === user.user_id ? stored.auth_token : null
  const auth_token = user.auth_token ?? ownToken
  storeUser({ ...user, auth_token }, { justSignedUp: false, success: true })
  return auth_token === null
    ? { kind: 'confirmed', returnTo }
    : { kind: 'welcome', personId: user.user_id, returnTo, inOtherBrowser }
}
