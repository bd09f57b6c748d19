import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../shell/addresses.ts'
import { useLazy } from '../state/use-lazy.ts'
import { isNewsletterPromptRequested } from './newsletter-prompt-state.ts'
import { storeUserNotes, useUser } from './user-store.ts'

/** Offers the newsletter once after a social login, when no other dialog is open; not to subscribers. Its code comes then. (AUTH-19) */
export function NewsletterPrompt() {
  const { state, pathname, search } = useLocation()
  const user = useUser()
  const navigate = useNavigate()
  const isDue =
    user !== undefined && !user.newsletter_subscribed && !user.justSignedUp && isNewsletterPromptRequested(state)
  const Dialog = useLazy(isDue, loadDialog)
  if (!isDue || !Dialog) return null

  // Clears the router's history state too, so that neither going back nor a reload opens the prompt again.
  const clearPromptState = () => {
    history.replaceState({ ...history.state, usr: null }, '')
    return navigate(pathname + search, { replace: true, preventScrollReset: true })
  }
  const subscribe = async () => {
    storeUserNotes({ subscribe_clicked: true })
    await clearPromptState()
    await navigate(addresses.accountSettings)
  }
  return <Dialog onClose={clearPromptState} onSubscribe={subscribe} />
}

/** An offer that cannot be loaded is left out: the newsletter is in the account settings, too. */
const loadDialog = () =>
  import('./newsletter-dialog.tsx').then(({ NewsletterDialog }) => NewsletterDialog).catch(() => undefined)
