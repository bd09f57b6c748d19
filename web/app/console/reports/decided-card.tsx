import { vancouverMoment } from '../vancouver-time.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import type { DecidedListing } from './load-reported.ts'
import styles from './reports.module.css'
import { ListingTitle, SaidOfListing, Standing } from './said-of-listing.tsx'

type Props = { decided: DecidedListing; onDecided: () => Promise<void> }

/** A listing about which volunteers decided: how it stands, who decided what and when, what was said, and the other way. */
export function DecidedCard({ decided, onDecided }: Props) {
  const { post, reasons, words, decisions } = decided
  return (
    <article className={styles.card}>
      <p className={styles.status}>
        <Standing post={post} />
      </p>
      <ListingTitle post={post} />
      <ol className={styles.decisions} aria-label="Decisions, the latest first">
        {decisions.map(({ decision, decided_at_utc, decided_by }) => (
          <li key={decided_at_utc}>
            <strong>{decision === 'keep' ? 'Hidden' : 'Not hidden'}</strong>: decided {vancouverMoment(decided_at_utc)}{' '}
            by {decided_by ?? 'someone who has left'}
          </li>
        ))}
      </ol>
      <SaidOfListing reasons={reasons} words={words} />
      {!post.deleted && (
        <DecisionButtons
          post={{ ...post, decided: true }}
          ways={[post.held ? 'release' : 'keep']}
          onDecided={onDecided}
        />
      )}
    </article>
  )
}
