import { type Decision, decisionMessageError } from '@reable/contract/moderation/rules'
import { replyUseOf } from '@reable/contract/replies/rules'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { type Decidable, decisionTexts } from './decision-texts.ts'
import { OwnerMessage } from './owner-message.tsx'
import styles from './reports.module.css'
import type { DecisionProcess } from './use-decision.ts'

type Props = {
  post: Decidable
  deciding: DecisionProcess
}

/** Asks to confirm a decision, and for a message to the owner, which is required to hide a listing. */
export function DecisionQuestion({ post, deciding: { openDecision, content, close, decide } }: Props) {
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
