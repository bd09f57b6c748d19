import { isReturnAddress } from '@reable/contract/accounts/rules'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { returning } from '../returning.ts'
import { signInFor } from '../session/guarded-paths.ts'
import { confirmationFailed, confirmed, confirmedAs, confirmedInOtherBrowser } from '../sign-in/auth-alerts.ts'
import { type ConfirmationOutcome, confirmAddress, rememberOpenedLink } from './confirm-address.ts'
import { Actions, LinkPage } from './link-page.tsx'
import { privateHeaders } from './private-headers.ts'
import { useLinkParam } from './use-link-param.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

export const meta = () => privateMeta('Confirm your e-mail address')

/**
 * The page behind the link of a confirmation email, in whichever browser. Its API call confirms, not the opening itself: programs that
 * check emails for viruses open links, too. (AUTH-13)
 */
export default function ConfirmationPage() {
  const { outcome, isRetry, retry } = useConfirmation()
  if (outcome?.kind === 'bad') return <BadLink />
  if (outcome?.kind === 'confirmed') return <AlreadyConfirmed returnTo={outcome.returnTo} />
  const failure = outcome?.kind === 'failed' ? outcome.sentence : undefined
  return <Waiting title="Confirming your e-mail address" failure={failure} isRetry={isRetry} onRetry={retry} />
}

function useConfirmation() {
  const token = useLinkParam('confirmation_token')
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<ConfirmationOutcome>()
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    if (token === undefined) return
    let cancelled = false
    setOutcome(undefined)
    confirmAddress(token).then((outcome) => {
      if (!cancelled) conclude(outcome)
    })
    return () => {
      cancelled = true
    }
  }, [token, attempts, navigate])
  const conclude = async (outcome: ConfirmationOutcome) => {
    setOutcome(outcome)
    if (outcome.kind === 'bad') alerts.show(confirmationFailed(outcome.flowId))
    if (outcome.kind === 'confirmed') rememberOpenedLink(token ?? '')
    if (outcome.kind !== 'welcome') return
    const { returnTo, personId, inOtherBrowser, replaced } = outcome
    const address = await returnAddress(returnTo, personId)
    if (replaced) alerts.showOnNextPage(confirmedAs(replaced))
    else alerts.showOnNextPage(inOtherBrowser && mayContainInput(returnTo) ? confirmedInOtherBrowser : confirmed)
    navigate(address, { replace: true, state: returning })
  }
  return { outcome, isRetry: attempts > 0, retry: () => setAttempts(attempts + 1) }
}

function BadLink() {
  return (
    <LinkPage title="Confirm your e-mail address" takesFocus>
      <p>A confirmation link works for 7 days. We can send you a new one.</p>
      <Actions>
        <Button variant="next" to={addresses.newConfirmation}>
          Send a new link
        </Button>
      </Actions>
    </LinkPage>
  )
}

function AlreadyConfirmed({ returnTo }: { returnTo: string | null }) {
  return (
    <LinkPage title="Your e-mail address is confirmed" takesFocus>
      <p>Your email address was confirmed before. You can log in.</p>
      <Actions>
        <Button variant="next" to={returnTo ? signInFor(returnTo) : addresses.signIn}>
          Log In
        </Button>
      </Actions>
    </LinkPage>
  )
}

/** The address to which a confirmation link leads: where somebody signed up, such as their draft, or else the list. (AUTH-13) */
async function returnAddress(returnTo: string | null, personId: number): Promise<string> {
  if (!returnTo || !isReturnAddress(returnTo)) return addresses.listings
  if (!returnTo.startsWith(addresses.createListing)) return returnTo
  return import('../../listings/wizard/draft/resume-draft.ts').then(
    ({ resumeDraft: takeUpDraft }) => takeUpDraft(personId),
    // The wizard offers the draft itself.
    () => addresses.createListing,
  )
}

/** Whether the page to which it leads back has a form in which something may have been typed. */
const mayContainInput = (returnTo: string | null): boolean => /^\/(posts|wizard)\b/.test(returnTo ?? '')
