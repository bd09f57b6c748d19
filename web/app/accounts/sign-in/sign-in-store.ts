import { useSyncExternalStore } from 'react'

export type SignInTab = 'login' | 'signup'

/** How the modal was opened: its first tab, and what happens once someone is signed in. */
export type SignInRequest = {
  tab: SignInTab
  /** Called on the page that stays. `isNew`: they have made an account, rather than logged in. */
  onSignedIn?: (isNew: boolean) => void
  /** The place on that page to which the link that confirms a new account's address leads back. */
  returnTo?: string
  /** A path of this site to navigate to. */
  redirectTo?: string
  /** Called when it is closed with nobody signed in, unless a link in it leads elsewhere. */
  onCancelled?: () => void
}

let request: SignInRequest | undefined
const listeners = new Set<() => void>()

/** Opens the log-in/sign-up modal over the page: `openSignIn({ afterwards: () => send(message) })`. */
export const openSignIn = ({ tab = 'login', ...rest }: Partial<SignInRequest> = {}): void =>
  setRequest({ tab, ...rest })

export const closeSignIn = (): void => setRequest(undefined)

/** The request with which the modal is open; undefined while it is closed. */
export const useSignInRequest = (): SignInRequest | undefined =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  )

function setRequest(next: SignInRequest | undefined): void {
  request = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
