import type { Decision } from '@reable/contract/moderation-rules'
import { Button } from '../../ui/button/button.tsx'
import { DecisionQuestion } from './decision-question.tsx'
import { type Decidable, decisionWords } from './decision-words.ts'
import styles from './reports.module.css'
import { useDeciding } from './use-deciding.ts'

type Props = { post: Decidable; ways: readonly Decision[]; onDecided: () => Promise<void> }

/** The ways to decide on a listing; each asks whether it is meant. */
export function DecisionButtons({ post, ways, onDecided }: Props) {
  const deciding = useDeciding(post, onDecided)
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
      <DecisionQuestion post={post} deciding={deciding} />
    </>
  )
}
