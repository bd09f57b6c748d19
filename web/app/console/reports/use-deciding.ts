import type { Decision } from '@reable/contract/moderation/rules'
import { type RefObject, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import type { Refused } from '../../ui/form/refused.ts'
import { type Decidable, decisionWords } from './decision-words.ts'

export type Deciding = {
  /** The decision whose question is open. */
  asking: Decision | undefined
  ask: (decision: Decision) => void
  /** Stands in the question. */
  place: RefObject<HTMLDivElement | null>
  /** The question is closed. */
  close: () => void
  /** Answers a no that leaves the question open, with all that is written in it. */
  make: (decision: Decision, words: string) => Promise<Refused | undefined>
}

type Way = {
  post: Decidable
  /** The newest decision that is on the page, if there is one. */
  seen: number | null
  /** Follows what was done, or what turned out to be gone or decided. */
  onDecided: () => Promise<void>
}

/** Decides on a listing, once it was asked whether it is meant and what its owner is told. */
export function useDeciding({ post, seen, onDecided }: Way): Deciding {
  const [asking, setAsking] = useState<Decision>()
  const place = useRef<HTMLDivElement>(null)
  const isStale = useRef(false)
  const end = () => place.current?.closest('dialog')?.close()
  const make = async (decision: Decision, words: string) => {
    const reply = await browserApi('decideOnListing', {
      params: { id: String(post.id) },
      body: { decision, words, seen },
    })
    if (reply.ok) {
      end()
      alerts.show({ type: 'success', title: decisionWords(decision, post).done, text: post.title })
      await onDecided()
    } else if (reply.status === 404) {
      // What is no longer there for them stands on the list no longer.
      end()
      showFailure(reply)
      await onDecided()
    } else {
      isStale.current = reply.status === 409
      // With the id that finds it in the log; it is read once the question is closed.
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
  }
  const close = () => {
    setAsking(undefined)
    if (!isStale.current) return
    isStale.current = false
    void onDecided()
  }
  return { asking, ask: setAsking, place, close, make }
}
