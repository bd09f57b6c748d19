import { fillWithExamples, unknownPlaceholderError } from '@reable/contract/replies/placeholders'
import styles from './replies.module.css'

/** How a reply reads, with example values in the place of its placeholders. */
export function ReplyPreview({ text }: { text: string }) {
  const wrong = unknownPlaceholderError(text)
  return (
    <section className={styles.preview} aria-label="As somebody reads it">
      <h2>As somebody reads it</h2>
      <p className={styles.text}>{fillWithExamples(text) || 'Nothing is written yet.'}</p>
      {wrong && <p>{wrong}</p>}
    </section>
  )
}
