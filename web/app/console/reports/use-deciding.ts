import type { Decision } from '@reable/contract/moderation-rules'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { type Decidable, decisionWords } from './decision-words.ts'

export type Deciding = {
  /** The decision whose question is open. */
  asking: Decision | undefined
  busy: boolean
  ask: (decision: Decision | undefined) => void
  /** `close` ends the question: what is told after it can be heard, and the focus is back on the page. */
  make: (decision: Decision, close: () => void) => Promise<void>
}

/** Decides on a listing, once it was asked whether it is meant. `onDecided` follows what was done, or what turned out to be gone. */
export function useDeciding(post: Decidable, onDecided: () => Promise<void>): Deciding {
  const [asking, ask] = useState<Decision>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const make = async (decision: Decision, close: () => void) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const reply = await browserApi('decideOnListing', { params: { id: String(post.id) }, body: { decision } })
    sending.current = false
    setBusy(false)
    close()
    if (!reply.ok) {
      showFailure(reply)
      // What is no longer there for them stands on the list no longer.
      if (reply.status === 404) await onDecided()
      return
    }
    alerts.show({ type: 'success', title: decisionWords(decision, post).done, text: post.title })
    await onDecided()
  }
  return { asking, busy, ask, make }
}
