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

const title = 'Stop emails about saved listings?'

export const meta = () => privateMeta(title)

/** The page behind the link that stops mails about saved listings, by a press: scanners of mail open pages too. */
export default function StopSavedMailsPage() {
  const token = useLinkParam('token')
  const [isStopped, setStopped] = useState(false)
  const [badLink, setBadLink] = useState<string>()
  const stop = async () => {
    const reply = await browserApi('stopSavedMails', { body: { token: token ?? '' } })
    if (reply.ok) setStopped(true)
    else if (reply.status === 422) setBadLink(reply.failure.error)
    else return reply
    return undefined
  }
  if (isStopped || badLink)
    return (
      <LinkPage
        key="answered"
        title={isStopped ? 'You get no more emails about what you saved.' : 'Nothing was stopped'}
        takesFocus
      >
        <p>
          {isStopped ? 'Your saved listings stay where they are. You can turn the emails on again there.' : badLink}
        </p>
        <Actions>
          <Button variant="next" to={addresses.saved}>
            My saved listings
          </Button>
          <Button to={addresses.listings}>Go on to the listings</Button>
        </Actions>
      </LinkPage>
    )
  return (
    <LinkPage title={title}>
      <p>Press the button, and you won’t get any more emails about the listings that you saved.</p>
      <PressForm label={title} button="Stop these emails" busyLabel="Stopping…" send={stop} />
      <p>Want to keep getting them? Just close this page.</p>
    </LinkPage>
  )
}
