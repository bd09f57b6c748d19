import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { type Decidable, decisionWords } from './decision-words.ts'
import styles from './reports.module.css'
import type { Deciding } from './use-deciding.ts'

type Props = { post: Decidable; deciding: Deciding }

/** Asks whether a decision is meant; its owner is told of it, and the reports are closed. */
export function DecisionQuestion({ post, deciding: { asking, busy, ask, make } }: Props) {
  if (!asking) return null
  const { question, text, answer } = decisionWords(asking, post)
  return (
    <Dialog
      title={question}
      onClose={() => ask(undefined)}
      foot={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant={asking === 'keep' ? 'dangerAnswer' : 'next'}
            busy={busy}
            busyWord="Sending…"
            onClick={() => make(asking, close)}
          >
            {answer}
          </Button>
        </>
      )}
    >
      <p className={styles.question}>{text(post.title)}</p>
    </Dialog>
  )
}
