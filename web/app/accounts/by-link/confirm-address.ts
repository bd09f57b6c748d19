import type { User } from '@reable/contract/accounts/operations'
import { browserApi } from '../../api.ts'
import { storedUser, storeUser } from '../user-store.ts'
import { oncePer } from './once-per.ts'

const confirm = oncePer((token) => browserApi('confirm', { query: { confirmation_token: token } }))

/**
 * `welcome`: signed in on this device, `anew` where the account was made in another browser. `confirmed`: done before, and nobody is
 * signed in by it. `password`: nothing is done yet, since this browser is not the one that the account was made in.
 */
export type Confirmed =
  | { is: 'welcome'; personId: number; returnTo: string | null; anew: boolean }
  | { is: 'confirmed'; returnTo: string | null }
  | { is: 'password'; email: string; returnTo: string | null }
  | { is: 'bad'; flowId?: string }
  | { is: 'failed'; sentence: string }

/** Confirms an address with the token of its link; as often as one likes, with one effect. (AUTH-13) */
export async function confirmAddress(token: string): Promise<Confirmed> {
  if (!token) return { is: 'bad' }
  const reply = await confirm(token)
  if (reply.ok) {
    const { data, return_to: returnTo } = reply.answer
    return data.confirmed ? keepConfirmed(data, returnTo) : { is: 'password', email: data.email, returnTo }
  }
  const { error, flow_id: flowId } = reply.failure
  return reply.status === 422 ? { is: 'bad', flowId } : { is: 'failed', sentence: error }
}

/** Whether the person is signed in on this device then: by this confirmation, or before. */
export function keepConfirmed(user: User, returnTo: string | null, anew = false): Confirmed {
  const stored = storedUser()
  const own = stored?.user_id === user.user_id ? stored.auth_token : null
  const auth_token = user.auth_token ?? own
  storeUser({ ...user, auth_token }, { justSignedUp: false, success: true })
  return auth_token === null ? { is: 'confirmed', returnTo } : { is: 'welcome', personId: user.user_id, returnTo, anew }
}
