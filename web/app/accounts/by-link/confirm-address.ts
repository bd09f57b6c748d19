import type { User } from '@reable/contract/accounts/operations'
import { browserApi } from '../../api.ts'
import { refreshUser } from '../session/refresh-user.ts'
import { storedUser, storeUser, storeUserNotes } from '../user-store.ts'
import { memoizeByKey } from './memoize-by-key.ts'

const confirm = memoizeByKey((token) => browserApi('confirm', { query: { confirmation_token: token } }))

/**
 * The result of following a confirmation link. `welcome`: signed in on this device; `inOtherBrowser` where the account was made in another
 * browser, `replaced` where somebody else was signed in here before. `confirmed`: done before, and nobody is signed in by the link.
 */
export type ConfirmationOutcome =
  | { kind: 'welcome'; personId: number; returnTo: string | null; inOtherBrowser: boolean; replaced?: string }
  | { kind: 'confirmed'; returnTo: string | null }
  | { kind: 'bad'; flowId?: string }
  | { kind: 'failed'; sentence: string }

/** Confirms an address with the token of its link. Idempotent. (AUTH-13) */
export async function confirmAddress(token: string): Promise<ConfirmationOutcome> {
  if (!token) return { kind: 'bad' }
  const reply = await confirm(token)
  if (reply.ok) return storeConfirmed(reply.data, reply.answer.return_to)
  const { error, flow_id: flowId } = reply.failure
  return reply.status === 422 ? { kind: 'bad', flowId } : { kind: 'failed', sentence: error }
}

async function storeConfirmed(user: User, returnTo: string | null): Promise<ConfirmationOutcome> {
  const before = storedUser()
  const isSame = before?.user_id === user.user_id
  const welcome = {
    kind: 'welcome',
    personId: user.user_id,
    returnTo,
    inOtherBrowser: user.sign_up !== undefined,
  } as const
  if (user.auth_token !== null) {
    storeUser(user, { justSignedUp: false, success: true })
    return before && !isSame ? { ...welcome, replaced: user.email } : welcome
  }
  if (!isSame) return { kind: 'confirmed', returnTo }
  // The answer is nobody's: what this browser may do only its own session says.
  storeUserNotes({ justSignedUp: false, success: true })
  await refreshUser()
  return storedUser() ? welcome : { kind: 'confirmed', returnTo }
}

let openedLink: string | undefined

/** Keeps the token of a link that was opened here while nobody was signed in, until somebody logs in or leaves the page. */
export const rememberOpenedLink = (token: string): void => {
  openedLink = token
}

/** Opens that link again for whoever has just logged in: with their password, it shows that the sign-up was theirs. */
export async function openLinkAgain(): Promise<void> {
  if (!openedLink) return
  const reply = await browserApi('confirm', { query: { confirmation_token: openedLink } })
  openedLink = undefined
  if (reply.ok && reply.data.auth_token) storeUser(reply.data)
}
