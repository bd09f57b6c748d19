import { newsletterWording } from '@reable/contract/accounts/rules'
import { useEffect, useRef } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusyTask } from '../../state/busy.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { newsletterSwitched } from '../sign-in/auth-alerts.ts'
import { useOwnUser } from '../use-own-user.ts'
import { storeUser, storeUserNotes } from '../user-store.ts'
import { Section } from './section.tsx'

/** The newsletter's switch: shown at once, saved at once, reverted when that fails. (ACCT-05) */
export function NewsletterSection() {
  const { newsletter_subscribed: saved } = useOwnUser()
  const { task, runAlone } = useBusyTask<'on' | 'off'>()
  const heading = useHeadingFromPrompt()
  const toggle = async (on: boolean) => {
    const body = { newsletter_subscribed: on }
    const reply = await runAlone(on ? 'on' : 'off', () => browserApi('setNewsletterSubscribed', { body }))
    if (!reply) return
    if (!reply.ok) return showFailure(reply)
    storeUser(reply.data)
    alerts.show(newsletterSwitched(on))
  }
  return (
    <Section title="E-newsletter" ref={heading}>
      <Switch
        label="Subscribe"
        hint={newsletterWording}
        on={task ? task === 'on' : saved}
        busy={task !== undefined}
        onToggle={toggle}
      />
    </Section>
  )
}

/** The heading, which takes the focus of people who come from the newsletter prompt. (AUTH-19) */
function useHeadingFromPrompt() {
  const { subscribe_clicked: fromPrompt } = useOwnUser()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!fromPrompt) return
    heading.current?.focus()
    storeUserNotes({ subscribe_clicked: false })
  }, [fromPrompt])
  return heading
}
