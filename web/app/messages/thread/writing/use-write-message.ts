import { useRef } from 'react'
import { openSignIn } from '../../../accounts/sign-in/sign-in-store.ts'
import { browserApi } from '../../../api.ts'
import { newId } from '../../../new-id.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { messageFailed } from '../../message-alerts.ts'
import type { Message } from '../load-thread.ts'

type Callbacks = { focusMessage: () => void; onSent: (message: Message, body: string) => void }

/** Sends a message in a conversation. The same one sent again after a failure, or after no answer, is one message. */
export function useWriteMessage(conversationId: number, { focusMessage, onSent }: Callbacks) {
  const last = useRef({ content: '', key: '' })
  return async (body: string, photos: string[]) => {
    const content = JSON.stringify([body, photos])
    if (last.current.content !== content) last.current = { content, key: newId() }
    const reply = await browserApi('writeMessage', {
      params: { id: String(conversationId) },
      body: { body, photos },
      idempotencyKey: last.current.key,
    })
    if (reply.ok) {
      last.current = { content: '', key: '' }
      onSent(reply.data, body)
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
