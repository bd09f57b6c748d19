import type { MouseEvent } from 'react'
import { openSignIn, type SignInTab } from '../accounts/sign-in/sign-in-store.ts'
import { listingAddress } from '../listings/listing-address.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { isPlainPress } from '../ui/link/is-plain-press.ts'
import { Link } from '../ui/link/link.tsx'
import styles from './contact-seller.module.css'

type Props = { listingId: number; onSignedIn: (isNew: boolean) => void }

/** Lets guests sign in in a dialog over the page, which keeps its input. These are real links, which can be opened in another tab. */
export function SignInFirst({ listingId, onSignedIn }: Props) {
  const signInLink = (tab: SignInTab) => ({
    to: `${addresses.auth}?redirect=${encodeURIComponent(listingAddress(listingId))}#${tab}`,
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      openSignIn({ tab, onSignedIn, returnTo: `${listingAddress(listingId)}#contact-seller` })
    },
  })
  return (
    <>
      <Button variant="next" wide {...signInLink('login')}>
        Log in to message the seller
      </Button>
      <p className={styles.signUp}>
        New here? <Link {...signInLink('signup')}>Sign up, it is free</Link>
      </p>
    </>
  )
}
