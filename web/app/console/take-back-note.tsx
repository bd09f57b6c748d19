import Undo from 'lucide-react/icons/undo-2'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './take-back-note.module.css'

type Props = {
  /** What the note is called: it may stand below the heading of something else. */
  label: string
  done: string
  /** To what it was done. */
  about: string
  busy: boolean
  /** Undefined: it cannot be taken back. */
  onTakeBack: (() => unknown) | undefined
}

/** Shows on the next page what was done a moment ago, with the button that takes it back. It announces nothing by itself. */
export const TakeBackNote = ({ label, done, about, busy, onTakeBack }: Props) => (
  <section className="measure" aria-label={label}>
    <Alert type="success">
      <p className={styles.label}>{label}</p>
      <p>
        <strong>{done}</strong>: {about}
      </p>
      {onTakeBack && (
        <p className="above-8">
          <Button variant="quiet" icon={Undo} busy={busy} busyLabel="One moment…" onClick={onTakeBack}>
            Take it back
          </Button>
        </p>
      )}
    </Alert>
  </section>
)
