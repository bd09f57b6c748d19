import type { Decision } from '@reable/contract/moderation/rules'
import { type RefObject, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import { doneNotice } from '../done-notice.ts'
import { type Decidable, decisionTexts } from './decision-texts.ts'

export type DecisionProcess = {
  /** The decision whose question is open. */
  openDecision: Decision | undefined
  open: (decision: Decision) => void
  /** An element in the question's dialog. */
  content: RefObject<HTMLDivElement | null>
  /** Called when the question is closed. */
  close: () => void
  /** Resolves to a refusal, which leaves the question open with its input; to undefined otherwise. */
  decide: (decision: Decision, words: string) => Promise<RefusedReply | undefined>
}

type DecisionTarget = {
  post: Decidable
  /** The newest decision that is on the page, if there is one. */
  seen: number | null
  /** Called after the decision, or when the listing turned out to be gone or decided already. */
  onDecided: () => Promise<void>
}

/** Decides on a listing, after the question with the message to its owner. */
export function useDecision({ post, seen, onDecided }: DecisionTarget): DecisionProcess {
  const [openDecision, setOpenDecision] = useState<Decision>()
  const content = useRef<HTMLDivElement>(null)
  const isStale = useRef(false)
  const closeDialog = () => content.current?.closest('dialog')?.close()
  const decide = async (decision: Decision, words: string) => {
    const reply = await browserApi('decideOnListing', {
      params: { id: String(post.id) },
      body: { decision, words, seen },
    })
    if (reply.ok) {
      closeDialog()
      alerts.show(doneNotice(decisionTexts(decision, post).done, post.title))
      await onDecided()
    } else if (reply.status === 404) {
      // A listing that is gone must leave the list too.
      closeDialog()
      showFailure(reply)
      await onDecided()
    } else {
      isStale.current = reply.status === 409
      // Shows the flow id too; the alert is seen once the question is closed.
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
  }
  const close = () => {
    setOpenDecision(undefined)
    if (!isStale.current) return
    isStale.current = false
    void onDecided()
  }
  return { openDecision, open: setOpenDecision, content, close, decide }
}
