import { Actions, LinkPage } from '../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../accounts/by-link/private-headers.ts'
import { Waiting } from '../accounts/by-link/waiting.tsx'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { useLinkCall } from '../listings/by-link/use-link-call.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { unsubscribeByLink } from './unsubscribe-by-link.ts'

export const headers = () => privateHeaders

const title = 'Stop e-mails about new listings'

export const meta = () => privateMeta(title)

/** The page behind the link at the end of an announcement, which ends a notification. Idempotent. (NOTI-07) */
export default function UnsubscribePage() {
  const { reply, again, tryAgain } = useLinkCall('token', unsubscribeByLink)
  if (!reply) return <Waiting title={title} isRetry={again} />
  if (reply.ok) return <Ended type={reply.data.equipment_type.name} />
  if (reply.status === 422) return <BadLink sentence={reply.failure.error} />
  return <Waiting title={title} failure={reply.failure.error} onRetry={tryAgain} />
}

const Ended = ({ type }: { type: string }) => (
  <LinkPage key="ended" title={`You will hear no more of ${type}.`} takesFocus>
    <p>If you want to hear of it again one day, ask for it anew among your notifications.</p>
    <NextActions />
  </LinkPage>
)

const BadLink = ({ sentence }: { sentence: string }) => (
  <LinkPage key="bad" title="Nothing was stopped" takesFocus>
    <p>{sentence}</p>
    <NextActions />
  </LinkPage>
)

const NextActions = () => (
  <Actions>
    <Button variant="next" to={addresses.notifications}>
      My notifications
    </Button>
    <Button to={addresses.listings}>Go on to the listings</Button>
  </Actions>
)
