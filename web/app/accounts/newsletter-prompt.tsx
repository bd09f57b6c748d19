import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { isNewsletterAsked } from './newsletter-asked.ts'
import styles from './newsletter-prompt.module.css'
import { noteOfUser, useUser } from './user-store.ts'

/** Asks once after a social login, when nothing else is asked; whoever has the newsletter is not asked. (AUTH-19) */
export function NewsletterPrompt() {
  const { state, pathname, search } = useLocation()
  const user = useUser()
  const navigate = useNavigate()
  if (!user || user.newsletter_subscribed || user.justSignedUp || !isNewsletterAsked(state)) return null

  // Whoever comes back to this page is not asked again, nor who loads it anew while the router is still on its way.
  const forget = () => {
    history.replaceState({ ...history.state, usr: null }, '')
    return navigate(pathname + search, { replace: true, preventScrollReset: true })
  }
  const subscribe = async () => {
    noteOfUser({ subscribe_clicked: true })
    await forget()
    await navigate(addresses.accountSettings)
  }
  return (
    <Dialog
      short
      title="Our e-newsletter"
      onClose={forget}
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
