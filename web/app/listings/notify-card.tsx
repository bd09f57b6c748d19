import Bell from 'lucide-react/icons/bell-ring'
import type { MouseEvent } from 'react'
import { openSignIn } from '../accounts/sign-in-store.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './notify-card.module.css'
import picture from './notify-card.svg'

/** Between the listings: whoever does not find it may be written to. */
export function NotifyCard() {
  return (
    <div className={styles.card}>
      <div className={styles.scene}>
        <img src={picture} alt="" width={370} height={244} loading="lazy" className={styles.picture} />
        <span className={styles.bell}>
          <Icon of={Bell} />
        </span>
      </div>
      <h3>Not here yet?</h3>
      <p>We e-mail you when someone lists what you need.</p>
      <NotifyMe />
    </div>
  )
}

/** Both ways are in the HTML; the document's mark says which one shows. A guest signs in over the page, and then goes on. */
export function NotifyMe() {
  const signInFirst = (event: MouseEvent) => {
    event.preventDefault()
    openSignIn({ tab: 'signup', leadsTo: addresses.notifications })
  }
  return (
    <>
      <Button
        to={`${addresses.auth}?redirect=${encodeURIComponent(addresses.notifications)}#signup`}
        onClick={signInFirst}
        className={styles.guest}
      >
        Notify Me
      </Button>
      <Button to={addresses.notifications} className={styles.member}>
        Notify Me
      </Button>
    </>
  )
}
