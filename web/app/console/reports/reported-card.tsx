import { decisions } from '@reable/contract/moderation-rules'
import CirclePause from 'lucide-react/icons/circle-pause'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import { DecisionQuestion } from './decision-question.tsx'
import { decisionWords } from './decision-words.ts'
import type { ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'
import { useDeciding } from './use-deciding.ts'

type Props = { reported: ReportedListing; onDecided: () => Promise<void> }

/** A reported listing: how it stands, what is said about it, and the two ways to decide. */
export function ReportedCard({ reported, onDecided }: Props) {
  const { post, reasons, words, age } = reported
  const deciding = useDeciding(post, onDecided)
  return (
    <article className={styles.card}>
      <p className={styles.status}>
        <Standing post={post} />
        <span>First reported: {age}</span>
      </p>
      <h2>{post.held || post.public ? <Link to={`/posts/${post.id}`}>{post.title}</Link> : post.title}</h2>
      <ul className={styles.reasons}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            {reason}: <strong>{count === 1 ? '1 report' : `${count} reports`}</strong>
          </li>
        ))}
      </ul>
      {words.length > 0 && <InTheirWords words={words} />}
      <div className={styles.ways}>
        {decisions.map((decision) => (
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
    </article>
  )
}

/** Neither hidden by reports nor public: it is sold, has ended, or its owner is not confirmed. */
function Standing({ post }: Pick<ReportedListing, 'post'>) {
  if (post.held) {
    return (
      <StatusLabel colour="red" icon={EyeOff}>
        Hidden
      </StatusLabel>
    )
  }
  return post.public ? (
    <StatusLabel colour="blue" icon={Eye}>
      Shown
    </StatusLabel>
  ) : (
    <StatusLabel colour="grey" icon={CirclePause}>
      Inactive
    </StatusLabel>
  )
}

function InTheirWords({ words }: { words: string[] }) {
  return (
    <div className={styles.words}>
      <h3>In their own words</h3>
      {words.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
        <blockquote key={at}>{text}</blockquote>
      ))}
    </div>
  )
}
