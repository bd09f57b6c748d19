import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { moveActions } from './managed-moves.ts'
import { type Receiver, ReceiverChoice } from './receiver-choice.tsx'
import type { Moves } from './use-moves.ts'

/** Asks for confirmation of what cannot easily be undone. The dialog closes when the answer has come. */
export function MoveQuestion({ moves: { listing, confirming, running, run, cancel } }: { moves: Moves }) {
  const [receiver, setReceiver] = useState<Receiver>()
  if (!confirming) return null
  const { question, busyLabel } = moveActions[confirming]
  if (!question) return null
  const confirm = async (close: () => void) => {
    await run(confirming, receiver)
    close()
  }
  return (
    <Dialog
      short
      title={question.title}
      onClose={cancel}
      foot={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant={question.isDanger ? 'dangerAnswer' : 'next'}
            busy={running === confirming}
            busyLabel={busyLabel}
            onClick={() => confirm(close)}
          >
            {question.answer}
          </Button>
        </>
      )}
    >
      <p>{question.text(listing.title)}</p>
      {confirming === 'mark_sold' && (
        <ReceiverChoice listingId={listing.id} receiver={receiver} onChoose={setReceiver} />
      )}
    </Dialog>
  )
}
