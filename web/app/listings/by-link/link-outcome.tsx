import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { addresses } from '../../shell/addresses.ts'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { Button } from '../../ui/button/button.tsx'

/** Redirects to the listings, where an alert tells the result of the link. */
export function RedirectWithAlert({ alert }: { alert: AlertMessage }) {
  const navigate = useNavigate()
  const [firstAlert] = useState(alert)
  useEffect(() => {
    alerts.showOnNextPage(firstAlert)
    navigate(addresses.listings, { replace: true })
  }, [firstAlert, navigate])
  return null
}

type LinkRefusedProps = {
  /** The page's title: the purpose of the link. */
  title: string
  reply: FailedReply
  toAlert: (reply: FailedReply) => AlertMessage
  onRetry: () => void
}

/**
 * The refusal of a link. A bad one redirects with the failure's message (LINK-03); for a good one the reason is
 * shown; any other failure can be retried.
 */
export function LinkRefused({ title, reply, toAlert, onRetry }: LinkRefusedProps) {
  if (reply.status === 422) return <RedirectWithAlert alert={toAlert(reply)} />
  if ([403, 409].includes(reply.status)) return <RefusedWithReason title={title} reply={reply} toAlert={toAlert} />
  return <Waiting title={title} failure={reply.failure.error} onRetry={onRetry} />
}

function RefusedWithReason({ title, reply, toAlert }: Omit<LinkRefusedProps, 'onRetry'>) {
  useEffect(() => alerts.show(toAlert(reply)), [reply, toAlert])
  return (
    <LinkPage title={title} takesFocus>
      <p>{reply.failure.error}</p>
      <Actions>
        <Button variant="next" to={addresses.myListings}>
          My Listings
        </Button>
      </Actions>
    </LinkPage>
  )
}
