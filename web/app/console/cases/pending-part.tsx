import { MessagePhotos } from '../../messages/thread/message-photos.tsx'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { WholeCase } from './load-cases.ts'

type Message = NonNullable<WholeCase['message']>

/** A message that waits: what it says and why it waits. */
export function PendingPart({
  message: { writer, about, body, photos, signals, words, pending_since_utc },
}: {
  message: Message
}) {
  return (
    <section className="stack gap-16">
      <h2 className="small-heading">What it says</h2>
      <div className="stack card gap-16">
        <div className={`stack gap-12 ${cardStyles.about}`}>
          <p className={`row quiet ${cardStyles.status}`}>
            <span>Waits since {vancouverMoment(pending_since_utc)}</span>
            {about && <span>About “{about}”</span>}
          </p>
          <div className={`stack gap-8 ${cardStyles.words}`}>
            <blockquote className="quoted measure as-written">
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
