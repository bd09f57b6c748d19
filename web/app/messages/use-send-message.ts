import { useRef } from 'react'
import { openSignIn } from '../accounts/sign-in/sign-in-store.ts'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { newId } from '../new-id.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { messageFailed, messageSent } from './message-alerts.ts'

export type MessageValues = { body: string; termsOfUse: boolean }

/** Where its writer hears of an answer, and the conversation in which it will stand. */
export type Sent = { email: string; conversationId: number }

type Callbacks = {
  focusMessage: () => void
  /** This text was sent. */
  onSent: (body: string, sent: Sent) => void
}

/** Sends a message to the owner of a listing. The same text sent again after a failure, or after no answer, is one message. */
export function useSendMessage(listingId: number, { focusMessage, onSent }: Callbacks) {
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
