import styles from './card-verdict.module.css'
import { useVerdictOn } from './card-verdicts.ts'
import { VerdictLine } from './verdict-line.tsx'

export type CardVerdictProps = {
  listingId: number
  /** Where a card has a place of its own for it. */
  className?: string | undefined
}

/** The verdict on a card. It lies on the picture with a ground of its own, so that no line of the card moves when it comes. */
export function CardVerdict({ listingId, className = styles.onPicture }: CardVerdictProps) {
  const verdict = useVerdictOn(listingId)
  return verdict ? <VerdictLine {...verdict} className={className} /> : null
}
