import { useEffect } from 'react'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import { countOf } from '../ui/count-of.ts'
import { TextLink } from '../ui/text-link/text-link.tsx'
import { listedCount } from './import-texts.ts'
import styles from './imports.module.css'
import type { Import } from './load-imports.ts'

/** In milliseconds: how often one asks how far it is. */
const interval = 1_000

/** The press that lists the rows that are ready, and how far it is. It goes on when this page is left. */
export function PublishPart({ about, onChange }: { about: Import; onChange: () => void }) {
  const { busy, run } = useBusy()
  const { ready, queued, in: done } = about.counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as rows are on their way
  useEffect(() => {
    if (!queued) return
    const timer = setInterval(onChange, interval)
    return () => clearInterval(timer)
  }, [queued > 0])
  const publish = () =>
    run(async () => {
      const reply = await browserApi('publishImport', { params: { id: String(about.id) } })
      if (!reply.ok) return showFailure(reply)
      onChange()
    })
  const missing = ready ? undefined : queued ? 'The rows are on their way.' : 'No row is ready yet.'
  const isDone = listedCount(about) === about.total
  return (
    <section className={styles.part} aria-labelledby="publish">
      <h2 id="publish">List the rows</h2>
      <p role="status">{progressText(about)}</p>
      {queued > 0 && (
        <progress className={styles.progress} aria-label="Rows on the list" max={done + queued} value={done} />
      )}
      {isDone ? (
        <p>
          All of it is done. See <TextLink to={addresses.myListings}>My Listings</TextLink>.
        </p>
      ) : (
        <Button variant="next" busy={busy} busyLabel="One moment…" disabledReason={missing} onClick={publish}>
          {ready ? `List ${countOf(ready, 'row')}` : 'List them'}
        </Button>
      )}
    </section>
  )
}

/** How far it is, in a sentence. */
function progressText({ counts: { queued, in: done, there } }: Import): string {
  if (queued) return `${done} of ${countOf(done + queued, 'row')} are on the list. You can leave this page: it goes on.`
  const parts = [
    done && `${countOf(done, 'row')} went in.`,
    there && `${countOf(there, 'row')} had been listed before.`,
  ]
  return parts.filter(Boolean).join(' ') || 'Nothing is listed yet.'
}
