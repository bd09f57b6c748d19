import { useState } from 'react'
import { Actions, LinkPage } from '../accounts/by-link/link-page.tsx'
import { PressForm } from '../accounts/by-link/press-form.tsx'
import { privateHeaders } from '../accounts/by-link/private-headers.ts'
import { useLinkParam } from '../accounts/by-link/use-link-param.ts'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'

export const headers = () => privateHeaders

const title = 'Stop emails about new listings?'

export const meta = () => privateMeta(title)

/**
 * The page behind the link at the end of an announcement. A press ends the notification; opening the page changes nothing. (NOTI-07)
 */
export default function UnsubscribePage() {
  const token = useLinkParam('token')
  const [ended, setEnded] = useState<string>()
  const [badLink, setBadLink] = useState<string>()
  const unsubscribe = async () => {
    const reply = await browserApi('unsubscribe', { body: { token: token ?? '' } })
    if (reply.ok) setEnded(reply.data.equipment_type.name)
    else if (reply.status === 422) setBadLink(reply.failure.error)
    else return reply
    return undefined
  }
  if (ended !== undefined) return <Ended type={ended} />
  if (badLink) return <BadLink sentence={badLink} />
  return (
    <LinkPage title={title}>
      <p>Press the button, and you won’t get any more emails about new listings of this kind.</p>
      <PressForm label={title} button="Stop these emails" busyLabel="Stopping…" send={unsubscribe} />
      <p>Want to keep getting them? Just close this page.</p>
    </LinkPage>
  )
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
