import type { Answer } from '@reable/contract/client'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import styles from '../reports/reports.module.css'
import { itemBody, itemRules } from './item-values.ts'

type Tried = { found: Answer<'tryProhibited'> } | { error: string }

/** The button that looks for the typed words in what was listed last, and what was found. `words` are those before anything is typed. */
export function TryWords({ words = [] }: { words?: readonly string[] }) {
  const typed = useFieldText('words', words.join('\n'))
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const tryIt = async () => {
    const error = itemRules.words(typed)
    if (error) return setTried({ error })
    setBusy(true)
    const body = { words: itemBody({ what: '', instead: '', words: typed }).words }
    const reply = await browserApi('tryProhibited', { body })
    setTried(reply.ok ? { found: reply.data } : { error: reply.failure.error })
    setBusy(false)
  }
  return (
    <div>
      <Button variant="other" busy={busy} busyLabel="Trying…" onClick={tryIt}>
        Try it on what was listed last
      </Button>
      <div role="status">
        {tried && 'error' in tried && <p>{tried.error}</p>}
        {tried && 'found' in tried && <p>{foundText(tried.found)}</p>}
        {tried && 'found' in tried && tried.found.posts.length > 0 && (
          <ul className={styles.reasons}>
            {tried.found.posts.map(({ id, title, word }) => (
              <li key={id}>
                {title}: “{word}”
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** "Of the last 100 listings, the owners of 3 would have been asked." */
function foundText({ of, found }: Answer<'tryProhibited'>): string {
  if (!found) return `Of the last ${of} listings, nobody would have been asked.`
  return `Of the last ${of} listings, the ${found === 1 ? 'owner of 1' : `owners of ${found}`} would have been asked.`
}
