import { addresses } from '../../shell/addresses.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Link } from '../../ui/link/link.tsx'
import { homeAddress } from './browse-address.ts'
import type { Understood } from './found-list.ts'
import styles from './results.module.css'
import { searchAddress } from './understood-address.ts'

/** What to know of a search in plain words: what may not be listed, and what was changed. */
export function UnderstoodNotes({ understood: { prohibited, notes } }: { understood: Understood }) {
  return (
    <>
      {prohibited && (
        <div className={styles.note}>
          <Alert
            type="warning"
            title="This can’t be listed here"
            text={`${prohibited.what}. ${prohibited.instead}`.trim()}
          >
            <Link to={`${addresses.policies}#prohibited-content`}>What can’t be listed</Link>
          </Alert>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** A number is no word to look for. */
const isWord = ({ text, query }: Understood['pieces'][number]) =>
  /\p{L}/u.test(text) && !Object.keys(query).some((name) => /^price_range|^field\.|^sorted_by/.test(name))

/** Below the list: each part that was understood, to search for as a word. */
export function ExactWords({ understood, requested }: { understood: Understood; requested: URLSearchParams }) {
  const words = understood.pieces.filter(isWord)
  if (!words.length) return null
  return (
    <p className={styles.exact} data-screen-only>
      Not what you meant? Search for the exact words:{' '}
      {words.map(({ text, as_words }, at) => (
        <span key={text}>
          {at > 0 && ', '}
          <Link to={homeAddress(searchAddress(requested, understood, as_words))}>“{text}”</Link>
        </span>
      ))}
    </p>
  )
}
