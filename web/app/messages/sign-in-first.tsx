import type { MouseEvent } from 'react'
import { openSignIn, type SignInTab } from '../accounts/sign-in/sign-in-store.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { isPlainPress } from '../ui/link/is-plain-press.ts'
import { Link } from '../ui/link/link.tsx'
import styles from './contact-seller.module.css'

type Props = { listingId: number; afterwards: (isNew: boolean) => void }

/** A guest signs in over the page, which stays with all that stands in it. Real links, for whoever opens them elsewhere. */
export function SignInFirst({ listingId, afterwards }: Props) {
  const way = (tab: SignInTab) => ({
    to: `${addresses.auth}?redirect=${encodeURIComponent(`/posts/${listingId}`)}#${tab}`,
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      openSignIn({ tab, afterwards, returnTo: `/posts/${listingId}#contact-seller` })
    },
  })
  return (
    <>
      <Button variant="next" wide {...way('login')}>
        Log in to message the seller
      </Button>
      <p className={styles.signUp}>
        New here? <Link {...way('signup')}>Sign up, it is free</Link>
      </p>
    </>
  )
}
