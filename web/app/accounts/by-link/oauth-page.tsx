import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { newsletterPromptState } from '../newsletter-prompt-state.ts'
import { privateMeta } from '../page/private-meta.ts'
import { loggedInByProvider, unconfirmed } from '../sign-in/auth-alerts.ts'
import { storedUser } from '../user-store.ts'
import { exchangeCode } from './exchange-code.ts'
import { privateHeaders } from './private-headers.ts'
import { useLinkParam } from './use-link-param.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

export const meta = () => privateMeta('Logging you in')

/** The page to which a social login returns. (AUTH-17) */
export default function OauthPage() {
  const code = useLinkParam('auth_token')
  const email = useLinkParam('email')
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    if (code === undefined || email === undefined) return
    let cancelled = false
    setFailure(undefined)
    exchangeCode(code, email).then((outcome) => {
      if (cancelled) return
      if (typeof outcome === 'object') setFailure(outcome.failure)
      else if (outcome === 'refused') navigate(afterRefusal(), { replace: true })
      else {
        alerts.showOnNextPage(loggedInByProvider)
        if (outcome === 'unconfirmed') alerts.showOnNextPage(unconfirmed)
        navigate(addresses.listings, { replace: true, state: newsletterPromptState })
      }
    })
    return () => {
      cancelled = true
    }
  }, [code, email, attempts, navigate])
  return (
    <Waiting
      title="Logging you in"
      failure={failure}
      isRetry={attempts > 0}
      onRetry={() => setAttempts(attempts + 1)}
    />
  )
}

/** A code that was exchanged before, as after going back, leads on the person whom it signed in. */
const afterRefusal = () => (storedUser() ? addresses.listings : '/auth?error=social_login')
