import { useSyncExternalStore } from 'react'

export type SignInTab = 'login' | 'signup'

/** What the modal was opened for: its first tab, and what goes on once someone is signed in. */
export type SignInAsked = {
  tab: SignInTab
  /** On the page that stays. `isNew`: they have made an account, rather than logged in. */
  afterwards?: (isNew: boolean) => void
  /** Where on that page they were, for the link that confirms a newcomer's address. */
  returnTo?: string
  /** A path of ours to go on to. */
  leadsTo?: string
  /** What happens when it is closed with nobody signed in, unless a way in it leads elsewhere. */
  givenUp?: () => void
}

let asked: SignInAsked | undefined
const listeners = new Set<() => void>()

/** Opens the log-in/sign-up modal over the page: `openSignIn({ afterwards: () => send(message) })`. */
export const openSignIn = ({ tab = 'login', ...rest }: Partial<SignInAsked> = {}): void => tell({ tab, ...rest })

export const closeSignIn = (): void => tell(undefined)

/** Why the modal is open; undefined while it is not. */
export const useSignInAsked = (): SignInAsked | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )

function tell(next: SignInAsked | undefined): void {
  asked = next
  for (const hear of listeners) hear()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
