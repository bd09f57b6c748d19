import { messageFault, messageLimit, messageTermsMissing } from '@reable/contract/messages/rules'
import Send from 'lucide-react/icons/send'
import { useRef, useState } from 'react'
import { TermsBox } from '../accounts/sign-in/terms-box.tsx'
import { useUser } from '../accounts/user-store.ts'
import { TextArea } from '../ui/field/text-area.tsx'
import { Form, type FormHandle } from '../ui/form/form.tsx'
import { NeedsScript } from '../ui/form/needs-script.tsx'
import type { Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import styles from './contact-seller.module.css'
import { gateOf } from './message-gate.ts'
import { SentNote } from './sent-note.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { type MessageValues, useSending } from './use-sending.ts'
import { WorryHint } from './worry-hint.tsx'
import { WrittenKept } from './written-kept.tsx'

export const messageRules: Rules<MessageValues> = {
  body: messageFault,
  termsOfUse: (ticked) => (ticked ? undefined : messageTermsMissing),
}

/** The message, closed to whoever is not signed in or not confirmed. What stands in it is kept through all of that. (MSG-01, MSG-02) */
export function ContactForm({ listingId }: { listingId: number }) {
  const user = useUser()
  const { placeholder, isOpen } = gateOf(user)
  const form = useRef<FormHandle>(null)
  const [sentBy, setSentBy] = useState<string>()
  const toMessage = () => form.current?.focus('body')
  // Whoever has just signed up has just agreed to the same Terms.
  const signedIn = (isNew: boolean) => {
    if (isNew) form.current?.fill('termsOfUse', true)
    toMessage()
  }
  const clear = () => form.current?.clear()
  const sent = (body: string, email: string) => {
    // What was written on meanwhile has not gone.
    if (form.current?.read('body') === body) clear()
    setSentBy(email)
  }
  const send = useSending(listingId, { toMessage, sent })
  const waits = isOpen ? { hint: placeholder } : { notYet: placeholder }
  return (
    <Form rules={messageRules} send={send} label="Contact Seller" ref={form}>
      <div>
        <TextArea name="body" label="Your message" {...{ placeholder, ...waits }} rows={5} limit={messageLimit} />
        <WorryHint />
        <WrittenKept {...{ listingId, clear }} />
      </div>
      {/* Both ways are in the HTML; the document's mark says which one shows. */}
      <div className={styles.guest}>
        <NeedsScript />
        <SignInFirst listingId={listingId} afterwards={signedIn} />
      </div>
      <div className={styles.member}>
        {user && !isOpen && <ConfirmFirst email={user.email} />}
        <TermsBox />
        <Submit wide icon={Send} busyWord="Sending…" notYet={isOpen ? undefined : 'First confirm your e-mail address.'}>
          Send message
        </Submit>
        {sentBy && sentBy === user?.email && <SentNote email={sentBy} />}
      </div>
    </Form>
  )
}
