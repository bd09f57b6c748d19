import { type Decision, decisionMessageError } from '@reable/contract/moderation/rules'
import { replyUseOf } from '@reable/contract/replies/rules'
import { type RefObject, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import { type Decidable, decisionTexts } from './decision-texts.ts'
import type { DecidedListing, ReportedListing } from './load-reported.ts'
import { OwnerMessage } from './owner-message.tsx'
import styles from './reports.module.css'

type Props = {
  about: ReportedListing | DecidedListing
  choices: readonly Decision[]
  /** Set where the listing was decided about before: the decision is changed. */
  again?: true
  onDecided: () => Promise<void>
}

/** The buttons of the possible decisions about a listing; each opens the question. */
export function DecisionButtons({ about, choices, again, onDecided }: Props) {
  const post = again ? { ...about.post, decided: again } : about.post
  const deciding = useDecision({ post, seen: about.decisions[0]?.id ?? null, onDecided })
  return (
    <May act="decide_on_listing">
      <div className={styles.choices}>
        {choices.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'keep' ? 'danger' : 'other'}
            onClick={() => deciding.open(decision)}
          >
            {decisionTexts(decision, post).label}
            <span className="visually-hidden"> {post.title}</span>
          </Button>
        ))}
      </div>
      <DecisionQuestion post={post} deciding={deciding} />
    </May>
  )
}

type DecisionQuestionProps = {
  post: Decidable
  deciding: DecisionProcess
}

/** Asks to confirm a decision, and for a message to the owner, which is required to hide a listing. */
function DecisionQuestion({ post, deciding: { openDecision, content, close, decide } }: DecisionQuestionProps) {
  if (!openDecision) return null
  const { question, text, answer } = decisionTexts(openDecision, post)
  const use = replyUseOf('listing', openDecision, post.held)
  return (
    <Dialog title={question} onClose={close}>
      <div ref={content} className={styles.question}>
        <p>{text(post.title)}</p>
        <Form rules={decisionRules(openDecision)} send={({ words }) => decide(openDecision, words)} label={question}>
          {use && <OwnerMessage decision={openDecision} for={{ subject: 'listing', id: post.id, use }} />}
          <Submit variant={openDecision === 'keep' ? 'dangerAnswer' : 'next'} busyLabel="Sending…">
            {answer}
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}

export const decisionRules = (decision: Decision) => ({
  words: (words: string) => decisionMessageError(decision, words),
})

type DecisionProcess = {
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
function useDecision({ post, seen, onDecided }: DecisionTarget): DecisionProcess {
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
