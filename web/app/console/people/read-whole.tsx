import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { May } from '../may.tsx'
import styles from '../reports/reports.module.css'
import type { PersonReport, ShownMessage } from './load-people.ts'
import { ShownMessages } from './shown-messages.tsx'

type Piece = { messages: ShownMessage[]; earlier: number | null }

/** The messages that were read so far, a piece at a press, from the latest back; their heading has the focus then. */
function useReading(reportId: number) {
  const { busy, run } = useBusy()
  const { revalidate } = useRevalidator()
  const [piece, setPiece] = useState<Piece>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button goes, or stands below what was read.
    if (piece) title.current?.focus()
  }, [piece])
  const read = () =>
    run(async () => {
      const before = piece?.earlier ? { before: piece.earlier } : {}
      const reply = await browserApi('readReportedConversation', { params: { id: String(reportId) }, body: before })
      if (!reply.ok) return showFailure(reply)
      setPiece({ messages: [...reply.data, ...(piece?.messages ?? [])], earlier: reply.answer.earlier })
      // The report says how often it was read.
      await revalidate()
    })
  return { piece, title, busy, read }
}

/** Reads the whole conversation of a report, by a press that says what it does. */
export function ReadWhole({ report: { id, reported } }: { report: PersonReport }) {
  const { piece, title, busy, read } = useReading(id)
  return (
    <>
      <div role="status">
        {piece && (
          <ShownMessages
            title="The whole conversation"
            titleRef={title}
            messages={piece.messages}
            name={reported.name}
          />
        )}
      </div>
      {!piece && (
        <p>
          Is that not enough to decide? You can read all of it. It is written down that you did, and both people see in
          their conversation that a volunteer read it.
        </p>
      )}
      {(!piece || piece.earlier !== null) && (
        <May act="read_conversation">
          <div className={styles.choices}>
            <Button variant="other" busy={busy} busyLabel="One moment…" onClick={read}>
              {piece ? 'Read what was before' : 'Read the whole conversation'}
              <span className="visually-hidden"> with {reported.name}</span>
            </Button>
          </div>
        </May>
      )}
    </>
  )
}
