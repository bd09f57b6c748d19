import type { Decision } from '@reable/contract/moderation/rules'
import { Button } from '../../ui/button/button.tsx'
import { May } from '../may.tsx'
import { DecisionQuestion } from './decision-question.tsx'
import { decisionTexts } from './decision-texts.ts'
import type { DecidedListing, ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'
import { useDecision } from './use-decision.ts'

type Props = {
  about: ReportedListing | DecidedListing
  choices: readonly Decision[]
  /** Set where the listing was decided about before: the decision is changed. */
  again?: true
  onDecided: () => Promise<void>
}

/** The buttons of the possible decisions about a listing; each opens the question. */
export function DecisionButtons({ about, choices, again, onDecided }: Props) {
  const post = again ? { ...about.post, decided: again } : about.post
  const deciding = useDecision({ post, seen: about.decisions[0]?.id ?? null, onDecided })
  return (
    <May act="decide_on_listing">
      <div className={styles.choices}>
        {choices.map((decision) => (
          <Button
            key={decision}
            variant={decision === 'keep' ? 'danger' : 'other'}
            onClick={() => deciding.open(decision)}
          >
            {decisionTexts(decision, post).label}
            <span className="visually-hidden"> {post.title}</span>
          </Button>
        ))}
      </div>
      <DecisionQuestion post={post} deciding={deciding} />
    </May>
  )
}
