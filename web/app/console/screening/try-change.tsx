import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from '../reports/reports.module.css'
import type { ChangePreview, ScreeningSignal } from './load-screening.ts'
import { previewText } from './preview-text.ts'
import type { screeningBody } from './screening-values.ts'

type Props = { signal: ScreeningSignal; typed: () => ReturnType<typeof screeningBody> }
type Tried = { preview: ChangePreview } | { error: string }

/** The button that tries a change on what was listed last, and what it would have made of that. Nothing is changed. */
export function TryChange({ signal, typed }: Props) {
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const tryIt = async () => {
    setBusy(true)
    const reply = await browserApi('previewScreeningSignal', { params: { id: String(signal.id) }, body: typed() })
    setTried(reply.ok ? { preview: reply.data } : { error: reply.failure.error })
    setBusy(false)
  }
  return (
    <div>
      <Button variant="other" busy={busy} busyLabel="Trying…" onClick={tryIt}>
        Try it on what was listed last
      </Button>
      <div role="status">
        {tried && 'error' in tried && <p>{tried.error}</p>}
        {tried && 'preview' in tried && <p>{previewText(tried.preview)}</p>}
        {tried && 'preview' in tried && tried.preview.posts.length > 0 && (
          <ul className={styles.reasons}>
            {tried.preview.posts.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
