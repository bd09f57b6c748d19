import { browserApi } from '../../api.ts'
import { MessagePhotos } from '../../messages/thread/message-photos.tsx'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusyTask } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { May } from '../may.tsx'
import styles from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { PendingMessage } from './load-people.ts'

type Props = { message: PendingMessage; onChanged: () => Promise<void> }
type Decision = 'deliver' | 'return'

const done = { deliver: 'Message passed on', return: 'Message returned' }

/** A message that waits: what it says, why it waits, and the two buttons. */
export function PendingCard({ message, onChanged }: Props) {
  const { id, writer, about, body, photos, signals, words, pending_since_utc } = message
  const { task, runAlone } = useBusyTask<Decision>()
  const decide = (decision: Decision) =>
    runAlone(decision, async () => {
      const reply = await browserApi('decideOnPendingMessage', { params: { id: String(id) }, body: { decision } })
      if (reply.ok) alerts.show({ type: 'success', title: done[decision] })
      else showFailure(reply)
      // One that is gone must leave the list too.
      if (reply.ok || reply.status === 404) await onChanged()
    })
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>Waits since {vancouverMoment(pending_since_utc)}</p>
        <h2 className="own-line">{writer.name}</h2>
        <p>
          {writer.member_since && `Here since ${writer.member_since}`}
          {about && `, about “${about}”`}
        </p>
        <div className={styles.words}>
          <blockquote>
            {body}
            <MessagePhotos photos={photos} from={writer.name} />
          </blockquote>
        </div>
        <Why signals={signals} words={words} />
        <p>Passed on, it comes with a warning. Returned, its writer is told by e-mail that it was not passed on.</p>
        <May act="decide_on_message">
          <Choices name={writer.name} task={task} decide={decide} />
        </May>
      </div>
    </article>
  )
}

const Why = ({ signals, words }: Pick<PendingMessage, 'signals' | 'words'>) => (
  <p>
    <strong>Why it waits:</strong> {signals.length ? signals.join(', ') : 'it follows another that waits'}
    {words.length > 0 && `. It speaks of ${words.map((word) => `“${word}”`).join(', ')}`}.
  </p>
)

type ChoicesProps = { name: string; task: Decision | undefined; decide: (decision: Decision) => void }

const Choices = ({ name, task, decide }: ChoicesProps) => (
  <div className={styles.choices}>
    <Button variant="other" busy={task === 'deliver'} busyLabel="One moment…" onClick={() => decide('deliver')}>
      Pass it on
      <span className="visually-hidden">: the message of {name}</span>
    </Button>
    <Button variant="danger" busy={task === 'return'} busyLabel="One moment…" onClick={() => decide('return')}>
      Return it
      <span className="visually-hidden">: the message of {name}</span>
    </Button>
  </div>
)
