import { MessagePhotos } from '../../messages/thread/message-photos.tsx'
import reports from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import styles from './cases.module.css'
import type { WholeCase } from './load-cases.ts'

type Message = NonNullable<WholeCase['message']>

/** A message that waits: what it says and why it waits. */
export function PendingPart({
  message: { writer, about, body, photos, signals, words, pending_since_utc },
}: {
  message: Message
}) {
  return (
    <section className={styles.part}>
      <h2>What it says</h2>
      <div className={reports.card}>
        <div className={reports.about}>
          <p className={reports.status}>
            <span>Waits since {vancouverMoment(pending_since_utc)}</span>
            {about && <span>About “{about}”</span>}
          </p>
          <div className={reports.words}>
            <blockquote>
              {body}
              <MessagePhotos photos={photos} from={writer.name} />
            </blockquote>
          </div>
          <p>
            <strong>Why it waits:</strong> {signals.length ? signals.join(', ') : 'it follows another that waits'}
            {words.length > 0 && `. It speaks of ${words.map((word) => `“${word}”`).join(', ')}`}.
          </p>
        </div>
      </div>
    </section>
  )
}
