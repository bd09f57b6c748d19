import { browserApi } from '../../api.ts'
import { storedUser, storeUser } from '../user-store.ts'
import { endSession } from './end-session.ts'

/** Statuses that say nothing about the person: no answer, too many requests, too busy. (docs/decisions/0008) */
const inconclusiveStatuses = [0, 429, 503]

/** Fetches the stored user anew from the API. A failure clears the user. (AUTH-12) */
export async function refreshUser(): Promise<void> {
  const before = storedUser()
  if (!before) return
  const reply = await browserApi('getUser', {})
  // Someone signed in or out during the request, or confirmed their address: the answer may be older.
  const now = storedUser()
  if (now?.auth_token !== before.auth_token || now.confirmed !== before.confirmed) return
  if (reply.ok) storeUser(reply.data)
  else if (!inconclusiveStatuses.includes(reply.status)) endSession()
}
