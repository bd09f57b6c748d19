import { newsletterWording } from '@reable/contract/accounts/rules'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { newsletterSwitched } from '../sign-in/auth-alerts.ts'
import { useOwnUser } from '../use-own-user.ts'
import { storeUser, storeUserNotes } from '../user-store.ts'
import { Section } from './section.tsx'

/** The newsletter's switch: shown at once, saved at once, reverted when that fails. (ACCT-05) */
export function NewsletterSection() {
  const { newsletter_subscribed: saved } = useOwnUser()
  const [saving, setSaving] = useState<boolean>()
  const heading = useHeadingFromPrompt()
  const toggle = async (on: boolean) => {
    setSaving(on)
    const reply = await browserApi('setNewsletterSubscribed', { body: { newsletter_subscribed: on } })
    setSaving(undefined)
    if (!reply.ok) return showFailure(reply)
    storeUser(reply.data)
    alerts.show(newsletterSwitched(on))
  }
  return (
    <Section title="E-newsletter" ref={heading}>
      <Switch
        label="Subscribe"
        hint={newsletterWording}
        on={saving ?? saved}
        busy={saving !== undefined}
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
