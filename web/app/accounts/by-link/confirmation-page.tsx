import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { signInFor } from '../session/guarded-paths.ts'
import { confirmationFailed, confirmed, confirmedAnew } from '../sign-in/auth-alerts.ts'
import { type Confirmed, confirmAddress } from './confirm-address.ts'
import { ConfirmWithPassword } from './confirm-with-password.tsx'
import { PageOfLink, Ways } from './page-of-link.tsx'
import { privateHeaders } from './private-headers.ts'
import { mayHoldTyped, returnAddress, returning } from './return-address.ts'
import { useBrought } from './use-brought.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

export const meta = () => privateMeta('Confirm your e-mail address')

/**
 * Where the link of a confirmation mail leads. Its being opened alone confirms nothing: in the browser that signed up the page's own
 * call does, in any other one whoever types a password and presses. (AUTH-13)
 */
export default function ConfirmationPage() {
  const { token, outcome, again, tryAgain, conclude } = useConfirmation()
  if (outcome?.is === 'password') return <ConfirmWithPassword {...{ token, ...outcome }} onConfirmed={conclude} />
  if (outcome?.is === 'bad') return <BadLink />
  if (outcome?.is === 'confirmed') return <AlreadyConfirmed returnTo={outcome.returnTo} />
  const failure = outcome?.is === 'failed' ? outcome.sentence : undefined
  return <Waiting title="Confirming your e-mail address" failure={failure} again={again} onRetry={tryAgain} />
}

function useConfirmation() {
  const token = useBrought('confirmation_token')
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Confirmed>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (token === undefined) return
    let left = false
    setOutcome(undefined)
    confirmAddress(token).then((outcome) => {
      if (!left) conclude(outcome)
    })
    return () => {
      left = true
    }
  }, [token, tries, navigate])
  const conclude = async (outcome: Confirmed) => {
    setOutcome(outcome)
    if (outcome.is === 'bad') alerts.show(confirmationFailed(outcome.flowId))
    if (outcome.is !== 'welcome') return
    const { returnTo, personId, anew } = outcome
    const address = await returnAddress(returnTo, personId)
    alerts.showOnNextPage(anew && mayHoldTyped(returnTo) ? confirmedAnew : confirmed)
    navigate(address, { replace: true, state: returning })
  }
  return { token: token ?? '', outcome, again: tries > 0, tryAgain: () => setTries(tries + 1), conclude }
}

function BadLink() {
  return (
    <PageOfLink title="Confirm your e-mail address" isNews>
      <p>A confirmation link works for 7 days. We can send you a new one.</p>
      <Ways>
        <Button variant="next" to={addresses.newConfirmation}>
          Send a new link
        </Button>
      </Ways>
    </PageOfLink>
  )
}

function AlreadyConfirmed({ returnTo }: { returnTo: string | null }) {
  return (
    <PageOfLink title="Your e-mail address is confirmed" isNews>
      <p>This link has done its work already. You can log in.</p>
      <Ways>
        <Button variant="next" to={returnTo ? signInFor(returnTo) : addresses.signIn}>
          Log In
        </Button>
      </Ways>
    </PageOfLink>
  )
}
