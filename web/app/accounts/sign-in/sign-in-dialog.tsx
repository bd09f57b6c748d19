import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { loadSignInOptions, type SignInOptions } from './load-sign-in-options.ts'
import { SignIn } from './sign-in.tsx'
import { closeSignIn, type SignInRequest } from './sign-in-store.ts'

/** Log-in and sign-up over a page that stays; once closed, calls the callbacks of the request. (AUTH-01) */
export function SignInDialog({ request }: { request: SignInRequest }) {
  const [shown, setShown] = useState(request.tab)
  const [options, setOptions] = useState<SignInOptions>()
  const content = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    loadSignInOptions(browserApi).then(setOptions)
  }, [])

  const outcome = useRef<Outcome>('cancelled')
  const end = (result: Outcome) => {
    outcome.current = result
    content.current?.closest('dialog')?.close()
  }
  return (
    <Dialog title="Log in or sign up" onClose={() => finish(request, outcome.current)}>
      <div ref={content}>
        {options ? (
          <SignIn
            {...{ options, shown }}
            inDialog
            onShow={setShown}
            showAlert={(alert) => alerts.show(alert)}
            returnTo={request.returnTo ?? pathname + search}
            onSignedIn={(isNew) => end(isNew ? 'signedUp' : 'loggedIn')}
            onLeave={() => end('elsewhere')}
          />
        ) : (
          <p role="status">Loading…</p>
        )}
      </div>
    </Dialog>
  )
}

/** How the dialog ends. `elsewhere`: a link in it leads to another page. */
type Outcome = 'signedUp' | 'loggedIn' | 'cancelled' | 'elsewhere'

function finish(request: SignInRequest, outcome: Outcome): void {
  closeSignIn()
  if (outcome === 'cancelled') request.onCancelled?.()
  if (outcome === 'loggedIn' || outcome === 'signedUp') request.onSignedIn?.(outcome === 'signedUp')
}
