import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { askNewsletter } from '../newsletter-asked.ts'
import { privateMeta } from '../page/private-meta.ts'
import { cameIn, unconfirmed } from '../sign-in/auth-alerts.ts'
import { storedUser } from '../user-store.ts'
import { privateHeaders } from './private-headers.ts'
import { tradeCode } from './trade-code.ts'
import { useBrought } from './use-brought.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

export const meta = () => privateMeta('Logging you in')

/** Where a social login comes back to. (AUTH-17) */
export default function OauthPage() {
  const code = useBrought('auth_token')
  const email = useBrought('email')
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (code === undefined || email === undefined) return
    let left = false
    setFailure(undefined)
    tradeCode(code, email).then((traded) => {
      if (left) return
      if (typeof traded === 'object') setFailure(traded.failure)
      else if (traded === 'refused') navigate(afterRefusal(), { replace: true })
      else {
        alerts.showOnNextPage(cameIn)
        if (traded === 'unconfirmed') alerts.showOnNextPage(unconfirmed)
        navigate(addresses.listings, { replace: true, state: askNewsletter })
      }
    })
    return () => {
      left = true
    }
  }, [code, email, tries, navigate])
  return <Waiting title="Logging you in" failure={failure} again={tries > 0} onRetry={() => setTries(tries + 1)} />
}

/** A code that was traded before, as after going back, leads on whom it signed in. */
const afterRefusal = () => (storedUser() ? addresses.listings : '/auth?error=social_login')
