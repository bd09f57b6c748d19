import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { closeSignIn, openSignIn } from '../../accounts/sign-in/sign-in-store.ts'
import { useUser } from '../../accounts/user-store.ts'
import { addresses } from '../../shell/addresses.ts'

/** In milliseconds: a person who logs out is on the way to another page by then. */
const delay = 100

/** While nobody is signed in, keeps the sign-in modal open over the wizard; closing it leads to the list. (WIZ-02) */
export function useGuestModal(afterwards: () => void): void {
  const isGuest = useUser() === undefined
  const isLeaving = useNavigation().state !== 'idle'
  const navigate = useNavigate()
  const onSignedIn = useEffectEvent(() => afterwards())
  const onCancelled = useEffectEvent(() => void navigate(addresses.listings))
  useEffect(() => {
    if (!isGuest || isLeaving) return
    const open = () => openSignIn({ onSignedIn: () => onSignedIn(), onCancelled: () => onCancelled() })
    const timer = setTimeout(open, delay)
    return () => clearTimeout(timer)
  }, [isGuest, isLeaving])
  useEffect(() => closeSignIn, [])
}
