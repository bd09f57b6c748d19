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
export function GoOn({ alert }: { alert: AlertWords }) {
  const navigate = useNavigate()
  const [told] = useState(alert)
  useEffect(() => {
    alerts.showOnNextPage(told)
    navigate(addresses.listings, { replace: true })
  }, [told, navigate])
  return null
}

type NoProps = {
  /** What the link is for. */
  title: string
  reply: Failed
  inWords: (reply: Failed) => AlertWords
  onRetry: () => void
}

/**
 * The no to a link. A bad one goes on with the failure's words (LINK-03); of what stands against a good one the reason is
 * told; anything else says nothing against it.
 */
export function LinkRefused({ title, reply, inWords, onRetry }: NoProps) {
  if (reply.status === 422) return <GoOn alert={inWords(reply)} />
  if ([403, 409].includes(reply.status)) return <Stands title={title} reply={reply} inWords={inWords} />
  return <Waiting title={title} failure={reply.failure.error} onRetry={onRetry} />
}

function Stands({ title, reply, inWords }: Omit<NoProps, 'onRetry'>) {
  useEffect(() => alerts.show(inWords(reply)), [reply, inWords])
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
