import { useEffect } from 'react'
import { href, useNavigate, useNavigation } from 'react-router'
import { alerts } from '../../shell/alerts/alerts.ts'
import { type FailedReply, listingFailed } from '../../shell/alerts/catalogue.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'

/**
 * Redirects to /404 from a listing that cannot be fetched; for any reason but that there is none, an alert says so. While someone is
 * signed in, their own answer is waited for first.
 */
export function useNotFoundRedirect(failure: FailedReply | undefined): void {
  const navigate = useNavigate()
  const waiting =
    useNavigation().state !== 'idle' || (isSignedInDocument() && !document.documentElement.dataset.hydrated)
  useEffect(() => {
    if (!failure || waiting) return
    const message = listingFailed(failure)
    if (message) alerts.showOnNextPage(message)
    navigate(href('/404'), { replace: true })
  }, [failure, waiting, navigate])
}
