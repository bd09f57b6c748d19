import type { Decision } from '@reable/contract/moderation/rules'
import { Button } from '../../ui/button/button.tsx'
import { DecisionQuestion } from './decision-question.tsx'
import { decisionWords } from './decision-words.ts'
import type { DecidedListing, ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'
import { useDeciding } from './use-deciding.ts'

type Props = {
  about: ReportedListing | DecidedListing
  ways: readonly Decision[]
  /** Whether nothing waits: it is decided other than before. */
  again?: true
  onDecided: () => Promise<void>
}

/** The ways to decide on a listing; each asks whether it is meant, and for words to its owner. */
export function DecisionButtons({ about, ways, again, onDecided }: Props) {
  const post = again ? { ...about.post, decided: again } : about.post
  const deciding = useDeciding({ post, seen: about.decisions[0]?.id ?? null, onDecided })
  return (
    <>
      <div className={styles.ways}>
        {ways.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'keep' ? 'danger' : 'other'}
            onClick={() => deciding.ask(decision)}
          >
            {decisionWords(decision, post).word}
            <span className="visually-hidden"> {post.title}</span>
          </Button>
        ))}
      </div>
      <DecisionQuestion post={post} reasons={about.reasons.map(({ reason }) => reason)} deciding={deciding} />
    </>
  )
}
