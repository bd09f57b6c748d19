import { messageError, messageLimit, messageTermsMissing, messageUnconfirmed } from '@reable/contract/messages/rules'
import Send from 'lucide-react/icons/send'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { resendConfirmation } from '../accounts/emails/resend-confirmation.ts'
import { isReturning } from '../accounts/returning.ts'
import { openSignIn, type SignInTab } from '../accounts/sign-in/sign-in-store.ts'
import { TermsBox } from '../accounts/sign-in/terms-box.tsx'
import { isConfirmedHere, type StoredUser, storedUser, useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import type { Listing } from '../listings/detail/load-listing.ts'
import { listingAddress } from '../listings/listing-address.ts'
import { newId } from '../new-id.ts'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { Form, type FormHandle } from '../ui/form/form.tsx'
import { NeedsScript } from '../ui/form/needs-script.tsx'
import type { Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { isPlainPress } from '../ui/link/is-plain-press.ts'
import { Link } from '../ui/link/link.tsx'
import { useLimit } from '../use-limit.ts'
import { useAskedQuestion } from './asked-question.ts'
import { useCanContact } from './can-contact.ts'
import styles from './contact-seller.module.css'
import { conversationAddress } from './conversation-address.ts'
import { MessageAutosave } from './drafts/message-autosave.tsx'
import { messageFailed, messageSent } from './message-alerts.ts'
import { WorryHint } from './worry-hint.tsx'

/** The id of the heading to which the link to the form leads. */
export const contactId = 'contact-seller'

/** The message to the owner, on the page of somebody else's listing. (POST-05) */
export function ContactSeller({ listing }: { listing: Listing }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const canContact = useCanContact(listing)
  const arrival = useNavigationType()
  // The history keeps its state: people who reload the page, or go back to it, do not come from the link again.
  const isBack = isReturning(useLocation().state) && arrival !== 'POP'
  useEffect(() => {
    if (isBack && canContact) heading.current?.focus({ preventScroll: true })
  }, [isBack, canContact])
  if (!canContact) return null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby={contactId} data-screen-only>
      <h2 ref={heading} id={contactId} tabIndex={-1} className={styles.heading}>
        Contact Seller
      </h2>
      <p className={`quiet ${styles.intro}`}>
        Your message goes to the seller through us. They see your first name, if you gave one, and not your e-mail
        address. We’ll email you when they answer.
      </p>
      <ContactForm listingId={listing.id} />
    </section>
  )
}

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
      <div className={`stack gap-12 ${styles.guest}`}>
        <NeedsScript />
        <SignInFirst listingId={listingId} onSignedIn={onSignedIn} />
      </div>
      <div className={`stack gap-12 ${styles.member}`}>
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

/** Tells people with an unconfirmed address how to confirm it, without leaving the page. */
function ConfirmFirst({ user: { email, limited } }: { user: StoredUser }) {
  const { busy, run } = useBusy()
  const resend = async () => {
    const reply = await run(() => resendConfirmation(email))
    if (!reply) return
    if (!reply.ok) showFailure(reply)
  }
  return (
    <div className="stack start gap-12">
      {limited ? (
        <p>
          You confirmed your email address on another device. Press “Yes” there, or open the link from our email in this
          browser. Then send your message.
        </p>
      ) : (
        <p>
          We sent an email to <strong className="code">{email}</strong>. Open it and tap the link to confirm your
          address. Then send your message.
        </p>
      )}
      <Button variant="quiet" busy={busy} busyLabel="Sending…" onClick={resend}>
        Resend the e-mail
      </Button>
    </div>
  )
}

type Sender = Pick<StoredUser, 'confirmed' | 'limited'> | undefined

/** The placeholder of the message, and whether the sender may write it. (MSG-02) */
export function messageStateOf(sender: Sender): { placeholder: string; isOpen: boolean } {
  if (!sender) return { placeholder: 'Please log in to message.', isOpen: false }
  if (!isConfirmedHere(sender)) return { placeholder: messageUnconfirmed, isOpen: false }
  return { placeholder: 'Type here to message the seller.', isOpen: true }
}

/** Shown after a message is sent: where the answer stands, how its writer hears of it, and where the copy is. */
function SentNote({ email, conversationId }: { email: string; conversationId: number }) {
  return (
    <>
      <p>
        When the seller answers, we e-mail you at <strong className="code">{email}</strong>. Your copy is in{' '}
        <Link to={addresses.messagesSent}>Messages Sent</Link>.
      </p>
      <p>
        <Button wide to={conversationAddress(conversationId)}>
          See the conversation
        </Button>
      </p>
    </>
  )
}

type Props = { listingId: number; onSignedIn: (isNew: boolean) => void }

/** Lets guests sign in in a dialog over the page, which keeps its input. These are real links, which can be opened in another tab. */
function SignInFirst({ listingId, onSignedIn }: Props) {
  const signInLink = (tab: SignInTab) => ({
    to: `${addresses.auth}?redirect=${encodeURIComponent(listingAddress(listingId))}#${tab}`,
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      openSignIn({ tab, onSignedIn, returnTo: `${listingAddress(listingId)}#contact-seller` })
    },
  })
  return (
    <>
      <Button variant="next" wide {...signInLink('login')}>
        Log in to message the seller
      </Button>
      <p className={styles.signUp}>
        New here? <Link {...signInLink('signup')}>Sign up, it is free</Link>
      </p>
    </>
  )
}

type MessageValues = { body: string; termsOfUse: boolean }

/** Where its writer hears of an answer, and the conversation in which it will stand. */
type Sent = { email: string; conversationId: number }

type Callbacks = {
  focusMessage: () => void
  /** This text was sent. */
  onSent: (body: string, sent: Sent) => void
}

/** Sends a message to the owner of a listing. The same text sent again after a failure, or after no answer, is one message. */
function useSendMessage(listingId: number, { focusMessage, onSent }: Callbacks) {
  const last = useRef({ body: '', key: '' })
  return async ({ body }: MessageValues) => {
    if (last.current.body !== body) last.current = { body, key: newId() }
    const reply = await browserApi('sendMessage', {
      body: { post_id: listingId, body, termsOfUse: true },
      idempotencyKey: last.current.key,
    })
    if (reply.ok) {
      last.current = { body: '', key: '' }
      alerts.show(messageSent)
      onSent(body, { email: storedUser()?.email ?? '', conversationId: reply.data.conversation_id })
      return undefined
    }
    if (reply.status !== 401) {
      alerts.show(messageFailed(reply))
      return reply
    }
    // A person who is no longer signed in signs in over the page and sends again.
    openSignIn({ onSignedIn: focusMessage })
    return undefined
  }
}
