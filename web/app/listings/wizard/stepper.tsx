import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './stepper.module.css'
import { isDone, type Progress, type StepNumber, stepAt, steps, whyClosed } from './steps.ts'
import { useProgress } from './wizard-context.ts'

/** The five steps with the current one, and links to those that are open. */
export function Stepper() {
  const { pathname } = useLocation()
  const current = stepAt(pathname)
  const progress = useProgress()
  const [explained, setExplained] = useState<{ from: StepNumber; why: string; times: number }>()
  const why = explained?.from === current ? explained.why : undefined
  return (
    <nav aria-label="Steps">
      <p className={`bold ${styles.short}`}>
        Step {current + 1} of {steps.length}: {steps[current].name}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ path }, at) => (
          <Step
            key={path}
            step={at as StepNumber}
            {...{ current, progress }}
            onExplain={(reason) => setExplained({ from: current, why: reason, times: (explained?.times ?? 0) + 1 })}
          />
        ))}
      </ol>
      <p role="status" className="bold">
        {why && <span key={explained?.times}>{why}</span>}
      </p>
    </nav>
  )
}

type StepProps = { step: StepNumber; current: StepNumber; progress: Progress; onExplain: (reason: string) => void }

/** One step: the current one, a link, or a button that explains why it is not open yet. */
function Step({ step, current, progress, onExplain }: StepProps) {
  const { name, path } = steps[step]
  const closed = whyClosed(step, current, progress)
  const done = step !== current && isDone(step, progress)
  const className = step === current ? styles.current : done ? styles.done : undefined
  const label = <StepLabel name={name} number={step + 1} done={done} />
  return (
    <li className={className}>
      {step === current ? (
        <span aria-current="step" className={styles.step}>
          {label}
        </span>
      ) : closed ? (
        <button type="button" className={styles.step} aria-disabled onClick={() => onExplain(closed)}>
          {label}
          <span className="visually-hidden">, not open yet</span>
        </button>
      ) : (
        <Link to={path} className={styles.step}>
          {label}
        </Link>
      )}
    </li>
  )
}

function StepLabel({ name, number, done }: { name: string; number: number; done: boolean }) {
  return (
    <>
      <span className={styles.bar} />
      <span className={styles.words}>
        {done && <Icon of={Check} />}
        <span>
          {number} {name}
        </span>
        {done && <span className="visually-hidden">, done</span>}
      </span>
    </>
  )
}
