import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from '../home/foot-bar.module.css'
import { type StepNumber, steps } from './steps.ts'

type Props = {
  step: StepNumber
  /** What to know before going on. */
  note?: string | undefined
  /** Why one cannot go on yet. */
  notYet?: string | undefined
  /** Within a form: the way onward sends it. */
  submits?: boolean
  /** In place of the way to the next step. */
  children?: ReactNode
}

/** The bar at the foot: back, and onward. */
export function StepFoot({ step, note, notYet, submits, children }: Props) {
  const before = step > 0 ? steps[step - 1] : undefined
  return (
    <div className={styles.foot}>
      {before && (
        <Button icon={ArrowLeft} to={before.path}>
          Back
        </Button>
      )}
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <div className={styles.onward}>{children ?? <Next {...{ step, notYet, submits }} />}</div>
    </div>
  )
}

function Next({ step, notYet, submits }: Props) {
  const after = steps[step + 1] ?? steps[0]
  const words = (
    <>
      Next<span className={styles.name}>: {after.name}</span>
    </>
  )
  if (submits || notYet) {
    return (
      <Button variant="next" type={submits ? 'submit' : 'button'} onward={ArrowRight} notYet={notYet}>
        {words}
      </Button>
    )
  }
  return (
    <Button variant="next" onward={ArrowRight} to={after.path}>
      {words}
    </Button>
  )
}
