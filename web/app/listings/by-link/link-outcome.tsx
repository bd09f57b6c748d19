import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageOfLink, Ways } from '../../accounts/by-link/page-of-link.tsx'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { addresses } from '../../shell/addresses.ts'
import type { AlertWords } from '../../shell/alerts/alert-words.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { Failed } from '../../shell/alerts/catalogue.ts'
import { Button } from '../../ui/button/button.tsx'

/** Goes on to the listings, where an alert tells what the link did. */
export function RedirectWithAlert({ alert }: { alert: AlertWords }) {
  const navigate = useNavigate()
  const [firstAlert] = useState(alert)
  useEffect(() => {
    alerts.showOnNextPage(firstAlert)
    navigate(addresses.listings, { replace: true })
  }, [firstAlert, navigate])
  return null
}

type LinkRefusedProps = {
  /** What the link is for. */
  title: string
  reply: Failed
  toAlert: (reply: Failed) => AlertWords
  onRetry: () => void
}

/**
 * The no to a link. A bad one goes on with the failure's words (LINK-03); of what stands against a good one the reason is
 * told; anything else says nothing against it.
 */
export function LinkRefused({ title, reply, toAlert, onRetry }: LinkRefusedProps) {
  if (reply.status === 422) return <RedirectWithAlert alert={toAlert(reply)} />
  if ([403, 409].includes(reply.status)) return <RefusedWithReason title={title} reply={reply} toAlert={toAlert} />
  return <Waiting title={title} failure={reply.failure.error} onRetry={onRetry} />
}

function RefusedWithReason({ title, reply, toAlert }: Omit<LinkRefusedProps, 'onRetry'>) {
  useEffect(() => alerts.show(toAlert(reply)), [reply, toAlert])
  return (
    <PageOfLink title={title} isNews>
      <p>{reply.failure.error}</p>
      <Ways>
        <Button variant="next" to={addresses.myListings}>
          My Listings
        </Button>
      </Ways>
    </PageOfLink>
  )
}
