import { firstOwnId } from '@reable/contract/versions/own-ids'
import Bell from 'lucide-react/icons/bell-ring'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { openSignIn } from '../../accounts/sign-in/sign-in-store.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { isPlainPress } from '../../ui/link/is-plain-press.ts'
import { namesIn } from '../browse/browse-address.ts'
import type { FoundList } from '../browse/found-list.ts'
import styles from './notify-card.module.css'
import picture from './notify-card.svg'
import { showNotifyForm } from './notify-store.ts'

/** The one kind of thing that is searched for. */
export type SearchedKind = FoundList['kind']

type Props = { kind?: SearchedKind }

/** Of the kinds that volunteers made there is no drawing. */
const pictureOf = (kind: SearchedKind) =>
  kind && kind.pictured_type_id < firstOwnId
    ? { src: `/kinds/${kind.pictured_type_id}.svg`, width: 400, height: 300 }
    : { src: picture, width: 370, height: 244 }

/** Stands between the listings and at their end: offers a mail to somebody who does not find what they need. */
export function NotifyCard({ kind }: Props) {
  return (
    <div className={styles.card}>
      <div className={styles.scene}>
        <img {...pictureOf(kind)} alt="" loading="lazy" className={styles.picture} />
        <span className={styles.bell}>
          <Icon of={Bell} />
        </span>
      </div>
      <h3>Not here yet?</h3>
      <p>We’ll email you when someone lists what you need{kind && `: ${kind.name}`}.</p>
      <NotifyMe kind={kind} />
    </div>
  )
}

/** Where the link that confirms a new account leads back to, for whoever wanted to be notified. */
const notifyHash = '#notify'

/** Goes on where somebody had to make an account first: the form opens once they come back by the link in their mail. */
function useContinueSubscribing(openNotifyForm: () => void) {
  const go = useEffectEvent(openNotifyForm)
  useEffect(() => {
    if (location.hash !== notifyHash || !storedUser()) return
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    go()
  }, [])
}

/**
 * Both buttons are in the HTML; the document's mark decides which one shows. A guest signs in over the page first. (NOTI-05) The kind
 * that is being looked at is chosen beforehand.
 */
function NotifyMe({ kind }: Props) {
  const member = useRef<HTMLAnchorElement>(null)
  const openNotifyForm = () => {
    const names = kind ? [kind.name] : namesIn(new URLSearchParams(location.search), 'category')
    showNotifyForm({ names, closed: () => member.current?.focus() })
  }
  const signInFirst = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    const returnTo = `${location.pathname}${location.search}${notifyHash}`
    openSignIn({ tab: 'signup', onSignedIn: openNotifyForm, returnTo })
  }
  useContinueSubscribing(openNotifyForm)
  const openAsMember = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    openNotifyForm()
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
      <Button ref={member} to={addresses.notifications} onClick={openAsMember} className={styles.member}>
        Notify Me
      </Button>
    </>
  )
}
