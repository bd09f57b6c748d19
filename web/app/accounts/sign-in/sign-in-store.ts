import { createDialogStore } from '../../state/dialog-store.ts'

export type SignInTab = 'login' | 'signup'

/** How the modal was opened: its first tab, and what happens once someone is signed in. */
export type SignInRequest = {
  tab: SignInTab
  /** Called on the page that stays. `isNew`: they have made an account, rather than logged in. */
  onSignedIn?: (isNew: boolean) => void
  /** The place on that page to which the link that confirms a new account's address leads back. */
  returnTo?: string
  /** Called when it is closed with nobody signed in, unless a link in it leads elsewhere. */
  onCancelled?: () => void
}

const dialog = createDialogStore<SignInRequest>()

/** Opens the log-in/sign-up modal over the page: `openSignIn({ onSignedIn: () => send(message) })`. */
export const openSignIn = ({ tab = 'login', ...rest }: Partial<SignInRequest> = {}): void =>
  dialog.open({ tab, ...rest })

export const { close: closeSignIn, useRequest: useSignInRequest } = dialog
