import { type Decision, decisionWordsFault } from '@reable/contract/moderation/rules'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { type Decidable, decisionWords } from './decision-words.ts'
import { kindSentences } from './kind-sentences.ts'
import { OwnerWords } from './owner-words.tsx'
import styles from './reports.module.css'
import type { Deciding } from './use-deciding.ts'

type Props = {
  post: Decidable
  /** What the reports give as reasons, the most frequent first. */
  reasons: readonly string[]
  deciding: Deciding
}

/** Asks whether a decision is meant, and for words to the owner: without any nobody's listing is hidden. */
export function DecisionQuestion({ post, reasons, deciding: { asking, place, close, make } }: Props) {
  if (!asking) return null
  const { question, text, answer } = decisionWords(asking, post)
  return (
    <Dialog title={question} onClose={close}>
      <div ref={place} className={styles.question}>
        <p>{text(post.title)}</p>
        <Form rules={decisionRules(asking)} send={({ words }) => make(asking, words)} label={question}>
          <OwnerWords decision={asking} sentences={kindSentences(asking, post.held, reasons)} />
          <Submit variant={asking === 'keep' ? 'dangerAnswer' : 'next'} busyWord="Sending…">
            {answer}
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}

export const decisionRules = (decision: Decision) => ({ words: (words: string) => decisionWordsFault(decision, words) })
