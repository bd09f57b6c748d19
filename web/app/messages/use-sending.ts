import { useRef } from 'react'
import { openSignIn } from '../accounts/sign-in/sign-in-store.ts'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { newId } from '../new-id.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { messageFailed, messageSent } from './message-alerts.ts'

export type MessageValues = { body: string; termsOfUse: boolean }

type Then = {
  toMessage: () => void
  /** These words are on their way; the seller answers to this address. */
  sent: (body: string, email: string) => void
}

/** Sends a message to the owner of a listing: the same words sent again after a no, or after no answer at all, are one message. */
export function useSending(listingId: number, { toMessage, sent }: Then) {
  const last = useRef({ body: '', key: '' })
  return async ({ body }: MessageValues) => {
    if (last.current.body !== body) last.current = { body, key: newId() }
    const reply = await browserApi('sendMessage', {
      body: { post_id: listingId, body, termsOfUse: true },
      onceKey: last.current.key,
    })
    if (reply.ok) {
      last.current = { body: '', key: '' }
      alerts.show(messageSent)
      sent(body, storedUser()?.email ?? '')
      return undefined
    }
    if (reply.status !== 401) {
      alerts.show(messageFailed(reply))
      return reply
    }
    // Whoever is no longer signed in signs in over the page, and presses again.
    openSignIn({ afterwards: toMessage })
    return undefined
  }
}
