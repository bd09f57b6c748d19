import { Actions, LinkPage } from '../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../accounts/by-link/private-headers.ts'
import { Waiting } from '../accounts/by-link/waiting.tsx'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { useLinkCall } from '../listings/by-link/use-link-call.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { stopSavedMails } from './stop-saved-mails.ts'

export const headers = () => privateHeaders

const title = 'Stop e-mails about saved listings'

export const meta = () => privateMeta(title)

/** The page behind the link that stops mails about saved listings. Idempotent. */
export default function StopSavedMailsPage() {
  const { reply, again, tryAgain } = useLinkCall('token', stopSavedMails)
  if (!reply) return <Waiting title={title} isRetry={again} />
  if (!reply.ok && reply.status !== 422)
    return <Waiting title={title} failure={reply.failure.error} onRetry={tryAgain} />
  return (
    <LinkPage
      key={String(reply.ok)}
      title={reply.ok ? 'You get no more e-mails about what you saved.' : 'Nothing was stopped'}
      takesFocus
    >
      <p>
        {reply.ok
          ? 'Your saved listings stay where they are. You can turn the e-mails on again there.'
          : reply.failure.error}
      </p>
      <Actions>
        <Button variant="next" to={addresses.saved}>
          My saved listings
        </Button>
        <Button to={addresses.listings}>Go on to the listings</Button>
      </Actions>
    </LinkPage>
  )
}
