import type { RecallCard } from './load-look-up.ts'
import styles from './recalls.module.css'

/** What is recalled, why, which models, and what to do. */
export function RecallText({ card, level }: { card: RecallCard; level: 2 | 3 }) {
  const Title = `h${level}` as const
  const { name, danger, remedy, models, serials, sold, source } = card
  return (
    <div className={`stack gap-8 anywhere tall-links ${styles.recall}`}>
      <Title className="small-heading">{name}</Title>
      <p>{danger}</p>
      <p>
        <strong>What to do:</strong> {remedy}
      </p>
      {models.length > 0 && (
        <p>
          <strong>Models:</strong> {models.join(', ')}
        </p>
      )}
      {serials && (
        <p>
          <strong>Serial numbers:</strong> {serials}
        </p>
      )}
      {sold && <p>{sold}</p>}
      <p>
        <a href={source}>
          Read the notice<span className="visually-hidden"> about {name}</span>
        </a>
      </p>
    </div>
  )
}
