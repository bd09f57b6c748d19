import { messageError, messageLimit, messageTermsMissing } from '@reable/contract/messages/rules'
import Send from 'lucide-react/icons/send'
import { useRef, useState } from 'react'
import { TermsBox } from '../accounts/sign-in/terms-box.tsx'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { TextArea } from '../ui/field/text-area.tsx'
import { Form, type FormHandle } from '../ui/form/form.tsx'
import { NeedsScript } from '../ui/form/needs-script.tsx'
import type { Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { useLimit } from '../use-limit.ts'
import { useAskedQuestion } from './asked-question.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import styles from './contact-seller.module.css'
import { MessageAutosave } from './drafts/message-autosave.tsx'
import { messageStateOf } from './message-state.ts'
import { SentNote } from './sent-note.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { type MessageValues, type Sent, useSendMessage } from './use-send-message.ts'
import { WorryHint } from './worry-hint.tsx'

export const messageRules: Rules<MessageValues> = {
  body: messageError,
  termsOfUse: (ticked) => (ticked ? undefined : messageTermsMissing),
}

/** The message form, closed to people who are not signed in or not confirmed. Its text survives signing in. (MSG-01, MSG-02) */
export function ContactForm({ listingId }: { listingId: number }) {
  const user = useUser()
  const { placeholder, isOpen } = messageStateOf(user)
  const { form, sent, count, clear, onSignedIn, send } = useMessageForm(listingId)
  const [isWriting, setWriting] = useState(false)
  const closed = useLimit({
    what: 'message',
    ask: () => browserApi('getMessageLimit', { query: { post_id: listingId } }),
    sent: isOpen && isWriting ? count : undefined,
  })
  const guidance = isOpen ? { hint: placeholder } : { disabledReason: placeholder }
  return (
    <Form rules={messageRules} send={send} label="Contact Seller" id="message" ref={form}>
      <div>
        <TextArea
          name="body"
          label="Your message"
          {...{ placeholder, ...guidance }}
          rows={5}
          limit={messageLimit}
          onFocus={() => setWriting(true)}
        />
        <WorryHint />
        <MessageAutosave about={listingId} clear={clear} />
      </div>
      {/* Both parts are in the HTML; the document's data attribute decides which one is shown. */}
      <div className={styles.guest}>
        <NeedsScript />
        <SignInFirst listingId={listingId} onSignedIn={onSignedIn} />
      </div>
      <div className={styles.member}>
        {user && !isOpen && <ConfirmFirst user={user} />}
        <TermsBox />
        <Submit wide icon={Send} busyLabel="Sending…" disabledReason={isOpen ? closed : whyClosed(user)}>
          Send message
        </Submit>
        {sent && sent.email === user?.email && <SentNote {...sent} />}
      </div>
    </Form>
  )
}

/** The page is the same for everyone: who somebody is, is known once its script has come. */
const whyClosed = (user: ReturnType<typeof useUser>): string =>
  user ? 'First confirm your e-mail address.' : 'One moment, please.'

/** The form's handle and what happens after signing in and after sending. */
function useMessageForm(listingId: number) {
  const form = useRef<FormHandle>(null)
  const [sent, setSent] = useState<Sent>()
  const [count, setCount] = useState(0)
  const focusMessage = () => form.current?.focus('body')
  // People who have just signed up have just agreed to the same Terms.
  const onSignedIn = (isNew: boolean) => {
    if (isNew) form.current?.fill('termsOfUse', true)
    focusMessage()
  }
  const clear = () => form.current?.clear()
  const onSent = (body: string, sent: Sent) => {
    // Text that was changed during the request has not been sent.
    if (form.current?.read('body') === body) clear()
    setSent(sent)
    setCount((count) => count + 1)
  }
  const send = useSendMessage(listingId, { focusMessage, onSent })
  // Below what is typed already, and not twice.
  useAskedQuestion(listingId, (question) => {
    const typed = form.current?.read('body').trim() ?? ''
    if (!typed.includes(question)) form.current?.fill('body', typed ? `${typed}\n\n${question}` : question)
  })
  return { form, sent, count, clear, onSignedIn, send }
}
