import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './manage.module.css'
import { acts } from './managed-moves.ts'
import type { Moves } from './use-moves.ts'

/** Asks whether it is meant, before what cannot easily be taken back. The dialog ends when the answer is there. */
export function MoveQuestion({ moves: { listing, asking, making, make, stopAsking } }: { moves: Moves }) {
  if (!asking) return null
  const { question, busyWord } = acts[asking]
  if (!question) return null
  const answer = async (close: () => void) => {
    await make(asking)
    close()
  }
  return (
    <Dialog
      short
      title={question.title}
      onClose={stopAsking}
      foot={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant={question.isDanger ? 'dangerAnswer' : 'next'}
            busy={making === asking}
            busyWord={busyWord}
            onClick={() => answer(close)}
          >
            {question.answer}
          </Button>
        </>
      )}
    >
      <p className={styles.question}>{question.text(listing.title)}</p>
    </Dialog>
  )
}
