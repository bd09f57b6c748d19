import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { loadSignInOptions, type SignInOptions } from './load-sign-in-options.ts'
import { SignIn } from './sign-in.tsx'
import styles from './sign-in-dialog.module.css'
import { closeSignIn, type SignInAsked } from './sign-in-store.ts'

/** Log-in and sign-up over a page that stays; afterwards goes on what waits behind it. (AUTH-01) */
export function SignInDialog({ asked }: { asked: SignInAsked }) {
  const [shown, setShown] = useState(asked.tab)
  const [options, setOptions] = useState<SignInOptions>()
  const content = useRef<HTMLDivElement>(null)
  const goOn = useGoingOn(asked)
  const { pathname, search } = useLocation()
  useEffect(() => {
    loadSignInOptions(browserApi).then(setOptions)
  }, [])

  const outcome = useRef<Outcome>('givenUp')
  const end = (how: Outcome) => {
    outcome.current = how
    content.current?.closest('dialog')?.close()
  }
  return (
    <Dialog title="Log in or sign up" onClose={() => goOn(outcome.current)}>
      <div ref={content} className={styles.content}>
        {options ? (
          <SignIn
            {...{ options, shown }}
            inDialog
            onShow={setShown}
            tell={(alert) => (asked.leadsTo ? alerts.showOnNextPage(alert) : alerts.show(alert))}
            returnTo={asked.returnTo ?? asked.leadsTo ?? pathname + search}
            onIn={(isNew) => end(isNew ? 'isNew' : 'isIn')}
            onLeave={() => end('elsewhere')}
          />
        ) : (
          <p role="status">Loading…</p>
        )}
      </div>
    </Dialog>
  )
}

/** `elsewhere`: a way in it leads to another page. */
type Outcome = 'isNew' | 'isIn' | 'givenUp' | 'elsewhere'

function useGoingOn(asked: SignInAsked) {
  const navigate = useNavigate()
  return (outcome: Outcome) => {
    closeSignIn()
    if (outcome === 'givenUp') asked.givenUp?.()
    if (outcome !== 'isIn' && outcome !== 'isNew') return
    asked.afterwards?.(outcome === 'isNew')
    if (asked.leadsTo) navigate(asked.leadsTo)
  }
}
