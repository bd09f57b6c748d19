import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import cardStyles from '../room-card.module.css'

/** What a try came to: a sentence, and a line for each listing. */
export type Tried = { text: string; lines: { id: number; text: string }[] }

/** The button that tries what is typed on what was listed last, and what came of it. Nothing is changed. */
export function TryOnListings({ attempt }: { attempt: () => Promise<Tried> }) {
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const press = async () => {
    setBusy(true)
    setTried(await attempt())
    setBusy(false)
  }
  return (
    <div>
      <Button variant="other" busy={busy} busyLabel="Trying…" onClick={press}>
        Try it on what was listed last
      </Button>
      <div role="status">
        {tried && <p>{tried.text}</p>}
        {tried && tried.lines.length > 0 && (
          <ul className={cardStyles.reasons}>
            {tried.lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
