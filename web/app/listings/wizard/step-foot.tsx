import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import styles from '../../editing/foot-bar.module.css'
import { Button } from '../../ui/button/button.tsx'
import { type StepNumber, steps } from './steps.ts'

type Props = {
  step: StepNumber
  /** A note for before the next step. */
  note?: string | undefined
  /** The reason why the next step is not open yet. */
  disabledReason?: string | undefined
  /** Within a form: the button to the next step submits it. */
  submits?: boolean
  /** In place of the button to the next step. */
  children?: ReactNode
}

/** The bar at the foot: back and next. */
export function StepFoot({ step, note, disabledReason, submits, children }: Props) {
  const previous = step > 0 ? steps[step - 1] : undefined
  return (
    <div className={`row ${styles.foot}`}>
      {previous && (
        <Button icon={ArrowLeft} to={previous.path}>
          Back
        </Button>
      )}
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <div className={styles.onward}>{children ?? <Next {...{ step, disabledReason, submits }} />}</div>
    </div>
  )
}

function Next({ step, disabledReason, submits }: Props) {
  const following = steps[step + 1] ?? steps[0]
  const label = (
    <>
      Next<span className={styles.name}>: {following.name}</span>
    </>
  )
  if (submits || disabledReason) {
    return (
      <Button variant="next" type={submits ? 'submit' : 'button'} onward={ArrowRight} disabledReason={disabledReason}>
        {label}
      </Button>
    )
  }
  return (
    <Button variant="next" onward={ArrowRight} to={following.path}>
      {label}
    </Button>
  )
}
