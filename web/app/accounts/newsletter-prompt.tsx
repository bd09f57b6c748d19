import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import styles from './newsletter-prompt.module.css'
import { isNewsletterPromptRequested } from './newsletter-prompt-state.ts'
import { storeUserNotes, useUser } from './user-store.ts'

/** Offers the newsletter once after a social login, when no other dialog is open; not to subscribers. (AUTH-19) */
export function NewsletterPrompt() {
  const { state, pathname, search } = useLocation()
  const user = useUser()
  const navigate = useNavigate()
  if (!user || user.newsletter_subscribed || user.justSignedUp || !isNewsletterPromptRequested(state)) return null

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
  return (
    <Dialog
      short
      title="Our e-newsletter"
      onClose={clearPromptState}
      foot={(close) => (
        <>
          <Button onClick={close}>Not now</Button>
          <Button variant="next" onClick={subscribe}>
            Subscribe
          </Button>
        </>
      )}
    >
      <p className={styles.words}>
        News about equipment, exchange days and safety, by e-mail. You switch it on in your account settings, and off
        again at any time.
      </p>
    </Dialog>
  )
}
