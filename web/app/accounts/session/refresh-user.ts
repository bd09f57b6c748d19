import { browserApi } from '../../api.ts'
import { storedUser, storeUser } from '../user-store.ts'
import { endSession } from './end-session.ts'

/** Answers that say nothing about the person: none at all, too many calls, too busy. (docs/decisions/0008) */
const saysNothing = [0, 429, 503]

/** Asks who the stored user is today. A failed answer clears the user. (AUTH-12) */
export async function refreshUser(): Promise<void> {
  const before = storedUser()
  if (!before) return
  const reply = await browserApi('getUser', {})
  // Someone signed in or out while this was asked.
  if (storedUser()?.auth_token !== before.auth_token) return
  if (reply.ok) storeUser(reply.data)
  else if (!saysNothing.includes(reply.status)) endSession()
}
