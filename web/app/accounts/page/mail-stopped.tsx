import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import styles from './mail-stopped.module.css'
import { mailResumed, mailResumeFailed } from './mail-stopped-alerts.ts'

/** Says on the pages of an account that e-mails to it came back and are stopped, and lets its person have them sent again. */
export function MailStopped() {
  const { isStopped, resume, busy } = useMailDelivery()
  if (!isStopped) return null
  return (
    <section className={styles.notice} aria-labelledby="mail-stopped">
      <p>
        <strong id="mail-stopped">Our e-mails do not reach you</strong>
      </p>
      <p>
        Your mail service sent them back on two days, so we stopped. Is your address right in{' '}
        <TextLink to={addresses.accountSettings}>Account Settings</TextLink>? Is your mailbox full?
      </p>
      <Button busy={busy} busyLabel="One moment…" onClick={resume}>
        Send me e-mails again
      </Button>
    </section>
  )
}

function useMailDelivery() {
  const [isStopped, setStopped] = useState(false)
  const { busy, run } = useBusy()
  useEffect(() => {
    let isCancelled = false
    browserApi('getMailDelivery', {}).then((reply) => {
      if (!isCancelled && reply.ok) setStopped(reply.data.stopped)
    })
    return () => {
      isCancelled = true
    }
  }, [])
  const resume = () =>
    run(async () => {
      const reply = await browserApi('resumeMailDelivery', {})
      if (!reply.ok) return showFailure(reply, mailResumeFailed)
      alerts.show(mailResumed)
      setStopped(false)
    })
  return { isStopped, resume, busy }
}
